// Responses of hostile servers, and the result HEAD and GET must report for each.
import { hostileBodies } from './hostile-bodies.ts'
import { drip, flood, type Hostile, ok } from './hostile-socket.ts'

/** Keyed by behaviour; brackets name the behaviour cases of ssrf.jsonl. */
export const hostileServers: Readonly<Record<string, Hostile>> = {
  ...hostileBodies,
  'never answers': { answer: () => undefined, head: 'fail null', page: 'unreachable null' },
  'closes without a word': { answer: (socket) => socket.end(), head: 'fail null', page: 'unreachable null' },
  'resets the connection': {
    answer: (socket) => socket.resetAndDestroy(),
    head: 'fail null',
    page: 'unreachable null',
  },
  'resets in the middle of the headers': {
    answer: (socket) => socket.write(ok('A: b').slice(0, -2), () => socket.resetAndDestroy()),
    head: 'fail null',
    page: 'unreachable null',
  },
  'sends garbage': {
    answer: (socket) => socket.end('\u0000\u0001\u0002 no HTTP at all\r\n\r\n'),
    head: 'fail null',
    page: 'unreachable null',
  },
  'sends garbage without end': {
    answer: (socket) => flood(socket, 'x'.repeat(65_536)),
    head: 'fail null',
    page: 'unreachable null',
  },
  'speaks HTTP/0.9': {
    answer: (socket) => socket.end('<html>hello</html>'),
    head: 'fail null',
    page: 'unreachable null',
  },
  'sends status 099': {
    answer: (socket) => socket.end('HTTP/1.1 099 No\r\n\r\n'),
    head: 'fail null',
    page: 'unreachable null',
  },
  'sends status 000': {
    answer: (socket) => socket.end('HTTP/1.1 000 No\r\n\r\n'),
    head: 'fail null',
    page: 'unreachable null',
  },
  'sends a status of four digits': {
    answer: (socket) => socket.end('HTTP/1.1 2000 No\r\n\r\n'),
    head: 'fail null',
    page: 'unreachable null',
  },
  'sends a status line without end': {
    answer: (socket) => {
      socket.write('HTTP/1.1 200 ')
      flood(socket, 'O'.repeat(1_024))
    },
    head: 'fail null',
    page: 'unreachable null',
  },
  'drips headers (slow-headers)': {
    answer: (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      drip(socket, 'X-Slow: 1\r\n', 100)
    },
    head: 'fail null',
    page: 'unreachable null',
  },
  'sends headers without end': {
    answer: (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      flood(socket, 'X-More: and more\r\n')
    },
    head: 'fail null',
    page: 'unreachable null',
  },
  'sends 17 KB of headers': {
    answer: (socket) => socket.end(ok(`X: ${'x'.repeat(17_000)}\r\n`)),
    head: 'fail null',
    page: 'unreachable null',
  },
  'sends 1 MB of headers (huge-headers)': {
    answer: (socket) => socket.end(ok(`X-Huge: ${'x'.repeat(1_000)}\r\n`.repeat(1_000))),
    head: 'fail null',
    page: 'unreachable null',
  },
  'sends 15 KB of headers': {
    answer: (socket) => socket.end(ok(`X: ${'x'.repeat(15_000)}\r\n`)),
    head: 'ok 200',
    page: 'page 0',
  },
  'sends 103 without end': {
    answer: (socket) => flood(socket, 'HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n'),
    head: 'fail null',
    page: 'unreachable null',
  },
  'sends 102 every half second': {
    answer: (socket) => {
      const timer = setInterval(() => {
        if (socket.destroyed) clearInterval(timer)
        else socket.write('HTTP/1.1 102 Processing\r\n\r\n')
      }, 500)
    },
    head: 'fail null',
    page: 'unreachable null',
  },
  'sends 100 unasked': {
    answer: (socket) => socket.write('HTTP/1.1 100 Continue\r\n\r\n'),
    head: 'fail null',
    page: 'unreachable null',
  },
  'switches protocols': {
    answer: (socket) => socket.write('HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n'),
    head: 'fail null',
    page: 'unreachable null',
  },
  'sends two lengths': {
    answer: (socket) => socket.end(ok('Content-Length: 5\r\nContent-Length: 6\r\n')),
    head: 'fail null',
    page: 'unreachable null',
  },
  'sends length and chunked at once': {
    answer: (socket) => socket.end(ok('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n')),
    head: 'fail null',
    page: 'unreachable null',
  },
  'sets cookies (set-cookie)': {
    answer: (socket) => socket.end(ok('Set-Cookie: a=b\r\n')),
    head: 'ok 200',
    page: 'page 0',
  },
  'redirects without end': {
    answer: (socket) =>
      socket.end(`HTTP/1.1 302 Found\r\nLocation: /${Math.random()}\r\nConnection: close\r\n\r\n`),
    head: 'fail 302',
    page: 'unreachable 302',
  },
  'redirects to 15 KB of URL': {
    answer: (socket) => socket.end(`HTTP/1.1 302 Found\r\nLocation: /${'x'.repeat(15_000)}\r\n\r\n`),
    head: 'fail 302',
    page: 'unreachable 302',
  },
  'redirects slowly': {
    answer: (socket) =>
      void setTimeout(
        () => socket.end(`HTTP/1.1 302 Found\r\nLocation: /${Math.random()}\r\nConnection: close\r\n\r\n`),
        1_200,
      ),
    head: 'fail 302',
    page: 'unreachable 302',
  },
}
