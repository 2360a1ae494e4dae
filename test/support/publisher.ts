// A publisher of files on loopback that answers as RFC 9110 says, and otherwise where a test wants it.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateRawSync } from 'node:zlib'

export interface Publisher {
  /** `127.0.0.1:PORT`. */
  readonly host: string
  /** Requests since the last look: method, path, and what the test needs of the header. */
  asked(): readonly string[]
  readonly userAgents: Set<string | undefined>
  put(path: string, content: string | Buffer): void
  remove(path: string): void
  /** What is answered to the next requests for a path, one each. */
  next(path: string, ...answers: RequestListener[]): void
  close(): void
}

export async function openPublisher(): Promise<Publisher> {
  const files = new Map<string, Buffer>()
  const answers = new Map<string, RequestListener[]>()
  const userAgents = new Set<string | undefined>()
  let asked: string[] = []
  const server = createServer((request, response) => {
    const { url = '', method = '', headers } = request
    const etag = headers['if-none-match'] === undefined ? '' : ' if-none-match'
    asked.push(`${method} ${url}${etag}${headers.range === undefined ? '' : ` ${headers.range}`}`)
    userAgents.add(headers['user-agent'])
    const answer = answers.get(url)?.shift() ?? serve(files.get(url))
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked() {
      const before = asked
      asked = []
      return before
    },
    userAgents,
    put: (path, content) => void files.set(path, Buffer.from(content)),
    remove: (path) => void files.delete(path),
    next: (path, ...list) => void answers.set(path, list),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const etagOf = (content: Buffer): string =>
  `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`

function serve(content: Buffer | undefined): RequestListener {
  return (request, response) => {
    if (content === undefined) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><html>Not found</html>')
      return
    }
    const etag = etagOf(content)
    const { range = '', 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers
    if (ifNoneMatch === etag) {
      response.writeHead(304, { etag }).end()
      return
    }
    const start = ifRange === etag ? Number(/^bytes=(\d+)-$/.exec(range)?.[1] ?? 0) : 0
    const rest = content.subarray(start)
    const part = { 'content-range': `bytes ${start}-${content.length - 1}/${content.length}` }
    response.writeHead(start > 0 ? 206 : 200, {
      etag,
      'last-modified': 'Thu, 19 Nov 2026 08:00:00 GMT',
      'content-length': rest.length,
      ...(start > 0 && part),
    })
    response.end(request.method === 'HEAD' ? '' : rest)
  }
}

/** Announces the whole file and sends half of it; then it drops the connection, or is silent. */
export function half(content: string | Buffer, then: 'drop' | 'silence'): RequestListener {
  const whole = Buffer.from(content)
  return (_request, response) => {
    response.writeHead(200, { etag: etagOf(whole), 'content-length': whole.length })
    response.write(whole.subarray(0, whole.length >> 1))
    // why late: what has not left yet is lost with the connection
    if (then === 'drop') setTimeout(() => response.socket?.destroy(), 300)
  }
}

export function say(
  status: number,
  body = '',
  headers: Readonly<Record<string, string>> = {},
): RequestListener {
  return (_request, response) => void response.writeHead(status, headers).end(body)
}

/** An archive of these members. */
export function zipOf(members: Readonly<Record<string, Buffer>>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(members)) {
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(name.length, 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, tail, Buffer.from(name))
    const local = [Buffer.from('PK\u0003\u0004', 'latin1'), common, Buffer.from(name), packed]
    bodies.push(...local)
    offset += local.reduce((sum, { length }) => sum + length, 0)
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(members).length, 4)
  end.writeUInt16LE(Object.keys(members).length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...bodies, central, Buffer.from('PK\u0005\u0006', 'latin1'), end])
}
