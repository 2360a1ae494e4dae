// Decides which requests reach the endpoint: those addressed to one of our names, sent by one of our pages or by no
// page. Otherwise another site's page in the user's browser could call a server on the user's machine (DNS rebinding).
import type { IncomingHttpHeaders } from 'node:http'
import { type Problem, refuse } from '../../../dispatch/dispatcher.ts'

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

/** A gate for a service reached at its public address or on its machine. Returns undefined for an allowed request. */
export function createGate(publicUrl: string): (headers: IncomingHttpHeaders) => Problem | undefined {
  const names = new Set([...LOOPBACK, new URL(publicUrl).hostname])
  const isOurs = (origin: string): boolean => {
    const url = URL.parse(origin)
    // why compared: an address may hold a user, a path or a spelling that other parsers read differently
    return url !== null && names.has(url.hostname) && url.origin === origin.toLowerCase()
  }
  return ({ host = '', origin }) => {
    if (!isOurs(`http://${host.replace(/:80$/, '')}`))
      return foreign(`The host "${shown(host)}" is not a name of this server`)
    if (origin !== undefined && !isOurs(origin))
      return foreign(`The origin "${shown(origin)}" is not allowed`)
    return undefined
  }
}

const foreign = (detail: string): Problem => refuse('foreign_origin', { detail })

const shown = (text: string): string => text.slice(0, 100).toWellFormed()
