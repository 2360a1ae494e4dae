// What a hostile server does with a socket.
import type { Socket } from 'node:net'

export interface Hostile {
  readonly answer: (socket: Socket, request: string) => void
  /** The result of HEAD: class and status. */
  readonly head: string
  /** The result of GET: kind, and the status, the reason or the bytes of the page. */
  readonly page: string
}

/** The head of a valid response. */
export const ok = (headers: string): string => `HTTP/1.1 200 OK\r\n${headers}\r\n`

/** Writes whenever the socket has room, until it closes. */
export function flood(socket: Socket, chunk: string): void {
  if (socket.destroyed) return
  socket.write(chunk, () => setImmediate(flood, socket, chunk))
}

export function drip(socket: Socket, text: string, everyMs: number): void {
  let at = 0
  const timer = setInterval(() => {
    if (socket.destroyed) clearInterval(timer)
    else socket.write(text[at++ % text.length] ?? '')
  }, everyMs)
}
