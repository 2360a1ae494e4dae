// Bodies of hostile servers, and the result HEAD and GET must report for each. HEAD reads none of them.
import { gzipSync } from 'node:zlib'
import { drip, flood, type Hostile, ok } from './hostile-socket.ts'

const LIMIT = 2_097_152
const bomb = gzipSync(Buffer.alloc(10_000_000))
const CHUNKED = 'Transfer-Encoding: chunked\r\n'
/** Chunks of one byte in six bytes on the wire. */
const crumbs = (count: number): string => '1\r\nx\r\n'.repeat(count)

/** A valid head, a body of this content, and the end of the connection. */
const sends = (headers: string, body: string | Buffer): Hostile['answer'] =>
  function answer(socket) {
    socket.write(ok(headers))
    socket.end(body)
  }

/** Keyed by behaviour; brackets name the behaviour cases of ssrf.jsonl. */
export const hostileBodies: Readonly<Record<string, Hostile>> = {
  'compresses a bomb (gzip-bomb)': {
    answer: sends(`Content-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n`, bomb),
    head: 'ok 200',
    page: 'unsupported encoded',
  },
  'compresses a bomb without end': {
    answer(socket) {
      socket.write(ok('Content-Encoding: gzip\r\n'))
      flood(socket, '\u001f\u008b'.repeat(4_096))
    },
    head: 'ok 200',
    page: 'unsupported encoded',
  },
  'compresses a bomb in the transfer': {
    answer: sends('Transfer-Encoding: gzip\r\nConnection: close\r\n', bomb),
    head: 'ok 200',
    page: 'unsupported encoded',
  },
  'compresses a bomb and chunks it': {
    answer: sends('Transfer-Encoding: gzip, chunked\r\n', '0\r\n\r\n'),
    head: 'ok 200',
    page: 'unsupported encoded',
  },
  'compresses a bomb without saying so': {
    answer: sends(`Content-Length: ${bomb.length}\r\n`, bomb),
    head: 'ok 200',
    page: `page ${bomb.length}`,
  },
  'compresses with an unknown coding': {
    answer: sends('Content-Encoding: identity, x-rot13\r\nContent-Length: 2\r\n', 'uv'),
    head: 'ok 200',
    page: 'unsupported encoded',
  },
  'sends a body without end (endless-body)': {
    answer(socket) {
      socket.write(ok('Connection: keep-alive\r\n'))
      flood(socket, 'x'.repeat(65_536))
    },
    head: 'ok 200',
    page: 'unsupported too_large',
  },
  'sends chunks without end': {
    answer(socket) {
      socket.write(ok(CHUNKED))
      flood(socket, `10000\r\n${'x'.repeat(65_536)}\r\n`)
    },
    head: 'ok 200',
    page: 'unsupported too_large',
  },
  'sends as much as is taken': {
    answer: sends(`Content-Length: ${LIMIT}\r\n`, Buffer.alloc(LIMIT, 'x')),
    head: 'ok 200',
    page: `page ${LIMIT}`,
  },
  'sends one byte more than is taken': {
    answer: sends('Connection: close\r\n', Buffer.alloc(LIMIT + 1, 'x')),
    head: 'ok 200',
    page: 'unsupported too_large',
  },
  'announces one byte more than is taken': {
    answer: (socket) => void socket.write(ok(`Content-Length: ${LIMIT + 1}\r\n`)),
    head: 'ok 200',
    page: 'unsupported too_large',
  },
  'sends its page in crumbs': {
    answer: sends(CHUNKED, `${crumbs(200_000)}0\r\n\r\n`),
    head: 'ok 200',
    page: 'page 200000',
  },
  'drips a body (slow-body)': {
    answer(socket) {
      socket.write(ok('Connection: keep-alive\r\nContent-Length: 1000\r\n'))
      drip(socket, 'x', 100)
    },
    head: 'ok 200',
    page: 'unreachable null',
  },
  'drips chunks, one byte a second': {
    answer(socket) {
      socket.write(ok(CHUNKED))
      drip(socket, crumbs(1), 1_000)
    },
    head: 'ok 200',
    page: 'unreachable null',
  },
  'announces 1 TB (content-length-lie)': {
    answer: (socket) => socket.end(ok('Content-Length: 1000000000000\r\n')),
    head: 'ok 200',
    page: 'unsupported too_large',
  },
  'announces more than there is': {
    answer: sends('Content-Length: 6\r\n', 'hello'),
    head: 'ok 200',
    page: 'unreachable null',
  },
  'announces more than there is and waits': {
    answer: (socket) => void socket.write(`${ok('Content-Length: 6\r\n')}hello`),
    head: 'ok 200',
    page: 'unreachable null',
  },
  'announces less than there is': {
    answer: sends('Content-Length: 5\r\n', 'hello world'),
    head: 'ok 200',
    page: 'page 5',
  },
  'ends a body without length': {
    answer: sends('Connection: close\r\n', 'hello'),
    head: 'ok 200',
    page: 'page 5',
  },
  'resets a body without length': {
    answer(socket) {
      socket.write(`${ok('Connection: close\r\n')}hello`)
      setTimeout(() => socket.resetAndDestroy(), 50)
    },
    head: 'ok 200',
    page: 'unreachable null',
  },
  'breaks off between chunks': {
    answer: sends(`${CHUNKED}Connection: close\r\n`, '5\r\nhello\r\n'),
    head: 'ok 200',
    page: 'unreachable null',
  },
  'breaks off within a chunk': {
    answer: sends(CHUNKED, 'ff\r\nhello'),
    head: 'ok 200',
    page: 'unreachable null',
  },
  'sends a chunk of 16 EB': {
    answer: sends(CHUNKED, 'ffffffffffffffff\r\nhello'),
    head: 'ok 200',
    page: 'unreachable null',
  },
  'sends a chunk of no size': {
    answer: sends(CHUNKED, '-1\r\nhello\r\n0\r\n\r\n'),
    head: 'ok 200',
    page: 'unreachable null',
  },
  'sends huge chunk extensions (chunk-ext)': {
    answer(socket) {
      socket.write(ok(`${CHUNKED}Connection: keep-alive\r\n`))
      flood(socket, `1;${'x'.repeat(16_000)}\r\nx\r\n`)
    },
    head: 'ok 200',
    page: 'unreachable null',
  },
  'sends one chunk extension without end': {
    answer(socket) {
      socket.write(`${ok(CHUNKED)}1;`)
      flood(socket, 'x'.repeat(16_000))
    },
    head: 'ok 200',
    page: 'unreachable null',
  },
  'sends trailers without end': {
    answer(socket) {
      socket.write(`${ok(CHUNKED)}2\r\nhi\r\n0\r\n`)
      flood(socket, 'X-More: and more\r\n'.repeat(64))
    },
    head: 'ok 200',
    page: 'unreachable null',
  },
  'sends a second answer along': {
    answer: sends('Content-Length: 2\r\nConnection: keep-alive\r\n', 'hiHTTP/1.1 404 No\r\n\r\n'),
    head: 'ok 200',
    page: 'page 2',
  },
  'refuses, at great length': {
    answer(socket) {
      socket.write('HTTP/1.1 500 No\r\n\r\n')
      flood(socket, 'x'.repeat(65_536))
    },
    head: 'fail 500',
    page: 'unreachable 500',
  },
  'redirects, at great length': {
    answer(socket, request) {
      const to = /^\w+ \/there /.test(request)
        ? ok('Content-Length: 0\r\n')
        : 'HTTP/1.1 302 Found\r\nLocation: /there\r\n\r\n'
      socket.write(to)
      if (to.includes('302')) flood(socket, 'x'.repeat(65_536))
    },
    head: 'ok 200',
    page: 'page 0',
  },
  'sends a part without a request for it': {
    answer: (socket) =>
      socket.end('HTTP/1.1 206 Part\r\nContent-Range: bytes 0-1/9\r\nContent-Length: 2\r\n\r\nhi'),
    head: 'ok 206',
    page: 'unreachable 206',
  },
  'says "unchanged" unasked': {
    answer: (socket) => socket.end('HTTP/1.1 304 Same\r\nConnection: keep-alive\r\n\r\n'),
    head: 'ok 304',
    page: 'unreachable 304',
  },
}
