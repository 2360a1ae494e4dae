// The pages of the reading bench, in a process of its own. `/<bytes>/<n>` holds quote n; 0 bytes refuse to be read. Prints its port.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pageOf } from './pages.ts'

const site = createServer((request, response) => {
  const [, bytes = 0, n = 0] = (request.url ?? '/').split('/').map(Number)
  const refused = bytes === 0 && request.method === 'GET'
  response.writeHead(refused ? 403 : 200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(request.method === 'HEAD' || refused ? undefined : pageOf(n, bytes))
})
site.keepAliveTimeout = 60_000
site.listen(0, '127.0.0.1', () => process.stdout.write(`port ${(site.address() as AddressInfo).port}\n`))
