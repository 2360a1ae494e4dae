// What a server that means harm does with a socket.
import type { Socket } from 'node:net'

export interface Hostile {
  readonly answer: (socket: Socket, request: string) => void
  /** What HEAD says of it: class and status. */
  readonly head: string
  /** What GET says of it: kind, and the status, the reason or the bytes of the page. */
  readonly page: string
}

/** The beginning of a good answer. */
export const ok = (headers: string): string => `HTTP/1.1 200 OK\r\n${headers}\r\n`

/** Writes again whenever the socket has room, until it is gone. */
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
