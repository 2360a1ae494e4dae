// Answers of servers that mean harm, and what a link check must say of each.
import type { Socket } from 'node:net'

interface Hostile {
  readonly answer: (socket: Socket) => void
  /** What the check says of it: class and status. */
  readonly expected: string
}

const ok = (headers: string): string => `HTTP/1.1 200 OK\r\n${headers}\r\n`

/** Writes again whenever the socket has room, until it is gone. */
function flood(socket: Socket, chunk: string): void {
  if (socket.destroyed) return
  socket.write(chunk, () => setImmediate(flood, socket, chunk))
}

function drip(socket: Socket, text: string, everyMs: number): void {
  let at = 0
  const timer = setInterval(() => {
    if (socket.destroyed) clearInterval(timer)
    else socket.write(text[at++ % text.length] ?? '')
  }, everyMs)
}

/** By what they do; in brackets the behaviour cases of ssrf.jsonl. */
export const hostileServers: Readonly<Record<string, Hostile>> = {
  'never answers': { answer: () => undefined, expected: 'fail null' },
  'closes without a word': { answer: (socket) => socket.end(), expected: 'fail null' },
  'resets the connection': { answer: (socket) => socket.resetAndDestroy(), expected: 'fail null' },
  'resets in the middle of the headers': {
    answer: (socket) => socket.write(ok('A: b').slice(0, -2), () => socket.resetAndDestroy()),
    expected: 'fail null',
  },
  'sends garbage': {
    answer: (socket) => socket.end('\u0000\u0001\u0002 no HTTP at all\r\n\r\n'),
    expected: 'fail null',
  },
  'sends garbage without end': {
    answer: (socket) => flood(socket, 'x'.repeat(65_536)),
    expected: 'fail null',
  },
  'speaks HTTP/0.9': { answer: (socket) => socket.end('<html>hello</html>'), expected: 'fail null' },
  'sends status 099': { answer: (socket) => socket.end('HTTP/1.1 099 No\r\n\r\n'), expected: 'fail null' },
  'sends status 000': { answer: (socket) => socket.end('HTTP/1.1 000 No\r\n\r\n'), expected: 'fail null' },
  'sends a status of four digits': {
    answer: (socket) => socket.end('HTTP/1.1 2000 No\r\n\r\n'),
    expected: 'fail null',
  },
  'sends a status line without end': {
    answer: (socket) => {
      socket.write('HTTP/1.1 200 ')
      flood(socket, 'O'.repeat(1_024))
    },
    expected: 'fail null',
  },
  'drips headers (slow-headers)': {
    answer: (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      drip(socket, 'X-Slow: 1\r\n', 100)
    },
    expected: 'fail null',
  },
  'sends headers without end': {
    answer: (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      flood(socket, 'X-More: and more\r\n')
    },
    expected: 'fail null',
  },
  'sends 17 KB of headers': {
    answer: (socket) => socket.end(ok(`X: ${'x'.repeat(17_000)}\r\n`)),
    expected: 'fail null',
  },
  'sends 1 MB of headers (huge-headers)': {
    answer: (socket) => socket.end(ok(`X-Huge: ${'x'.repeat(1_000)}\r\n`.repeat(1_000))),
    expected: 'fail null',
  },
  'sends 15 KB of headers': {
    answer: (socket) => socket.end(ok(`X: ${'x'.repeat(15_000)}\r\n`)),
    expected: 'ok 200',
  },
  'sends 103 without end': {
    answer: (socket) => flood(socket, 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'),
    expected: 'fail null',
  },
  'sends 102 every half second': {
    answer: (socket) => {
      const timer = setInterval(() => {
        if (socket.destroyed) clearInterval(timer)
        else socket.write('HTTP/1.1 102 Processing\r\n\r\n')
      }, 500)
    },
    expected: 'fail null',
  },
  'sends 100 unasked': {
    answer: (socket) => socket.write('HTTP/1.1 100 Continue\r\n\r\n'),
    expected: 'fail null',
  },
  'switches protocols': {
    answer: (socket) => socket.write('HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n'),
    expected: 'fail null',
  },
  'compresses a bomb (gzip-bomb)': {
    answer: (socket) => {
      socket.write(ok('Content-Encoding: gzip\r\nContent-Length: 10000\r\n'))
      flood(socket, '\u001f\u008b'.repeat(4_096))
    },
    expected: 'ok 200',
  },
  'sends a body after a HEAD, without end (endless-body)': {
    answer: (socket) => {
      socket.write(ok('Connection: keep-alive\r\n'))
      flood(socket, 'x'.repeat(65_536))
    },
    expected: 'ok 200',
  },
  'drips a body (slow-body)': {
    answer: (socket) => {
      socket.write(ok('Connection: keep-alive\r\nContent-Length: 1000\r\n'))
      drip(socket, 'x', 100)
    },
    expected: 'ok 200',
  },
  'lies about its length (content-length-lie)': {
    answer: (socket) => socket.end(ok('Content-Length: 1000000000000\r\n')),
    expected: 'ok 200',
  },
  'sends huge chunk extensions (chunk-ext)': {
    answer: (socket) => {
      socket.write(ok('Transfer-Encoding: chunked\r\nConnection: keep-alive\r\n'))
      flood(socket, `1;${'x'.repeat(16_000)}\r\nx\r\n`)
    },
    expected: 'ok 200',
  },
  'sends two lengths': {
    answer: (socket) => socket.end(ok('Content-Length: 5\r\nContent-Length: 6\r\n')),
    expected: 'fail null',
  },
  'sends length and chunked at once': {
    answer: (socket) => socket.end(ok('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n')),
    expected: 'fail null',
  },
  'sends a second answer along': {
    answer: (socket) =>
      socket.end(`${ok('Content-Length: 0\r\nConnection: keep-alive\r\n')}HTTP/1.1 404 No\r\n\r\n`),
    expected: 'ok 200',
  },
  'sets cookies (set-cookie)': {
    answer: (socket) => socket.end(ok('Set-Cookie: a=b\r\n')),
    expected: 'ok 200',
  },
  'redirects without end': {
    answer: (socket) =>
      socket.end(`HTTP/1.1 302 Found\r\nLocation: /${Math.random()}\r\nConnection: close\r\n\r\n`),
    expected: 'fail 302',
  },
  'redirects to 15 KB of URL': {
    answer: (socket) => socket.end(`HTTP/1.1 302 Found\r\nLocation: /${'x'.repeat(15_000)}\r\n\r\n`),
    expected: 'fail 302',
  },
  'redirects slowly': {
    answer: (socket) =>
      void setTimeout(
        () => socket.end(`HTTP/1.1 302 Found\r\nLocation: /${Math.random()}\r\nConnection: close\r\n\r\n`),
        1_200,
      ),
    expected: 'fail 302',
  },
}
