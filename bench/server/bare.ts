// The yardstick: a bare Fastify route that verifies one HMAC and makes one SELECT on the same database, and no more.
// Usage: node bare.ts DATABASE SECRET_BASE64 SKID WORKSPACE; prints its port.
import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import fastify from 'fastify'

const [path = '', secret = '', skid = '', workspaceId = ''] = process.argv.slice(2)
const database = new DatabaseSync(path)
database.exec('pragma journal_mode = wal')
const select = database.prepare('select id, rev, progress from sessions where id = ? and workspace_id = ?')
const key = createSecretKey(
  Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), skid, `srv1/session/${workspaceId}`, 32)),
)

const server = fastify()
server.get<{ Querystring: { session: string } }>('/bare', (request, reply) => {
  const { session } = request.query
  const end = session.lastIndexOf('.')
  const mac = createHmac('sha256', key).update(session.slice(0, end)).digest().subarray(0, 16)
  if (!timingSafeEqual(mac, Buffer.from(session.slice(end + 1), 'base64url'))) return reply.code(401).send()
  const sid = session.slice('srv1.'.length, 'srv1.'.length + 26)
  const row = select.get(sid, workspaceId) as { progress: string }
  return JSON.parse(row.progress) as object
})
await server.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`port ${(server.server.address() as AddressInfo).port}\n`)
