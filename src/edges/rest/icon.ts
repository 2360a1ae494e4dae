// The icon of the service: seven bars, one for each axis.
import type { FastifyInstance } from 'fastify'

const HEIGHTS = [6, 9, 12, 15, 11, 8, 13]
const bars = HEIGHTS.map(
  (height, i) => `<rect x="${2 + i * 3}" y="${20 - height}" width="2" height="${height}"/>`,
)
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#0b6e4f">${bars.join('')}</svg>`

/** Serves the icon at /icon.svg without a key: programs that list the service request it without one. */
export const serveIcon = (server: FastifyInstance): unknown =>
  server.get('/icon.svg', { schema: { hide: true } }, (_request, reply) =>
    reply.headers({ 'cache-control': 'public, max-age=86400' }).type('image/svg+xml').send(svg),
  )
