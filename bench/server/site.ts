// A web of pages on loopback in a process of its own: every address answers 200. Prints its port.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const site = createServer((_request, response) => response.end())
site.keepAliveTimeout = 60_000
site.listen(0, '127.0.0.1', () => process.stdout.write(`port ${(site.address() as AddressInfo).port}\n`))
