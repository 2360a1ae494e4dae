// Traps every TCP connection of this process at the boundary to the operating system, below net, tls and undici. A test
// proves a refusal by the absence of a connection, not by an error message.
import { createServer } from 'node:net'

export interface Attempt {
  readonly address: string
  readonly port: number
}

export interface ConnectTrap {
  /** Connections the program requested from the system, in order. */
  readonly attempts: Attempt[]
  /** The number of connection requests, whatever happened to `attempts`. */
  opened(): number
  restore(): void
}

type NativeConnect = (this: object, request: unknown, address: string, port: number) => number

interface TcpPrototype {
  connect: NativeConnect
  connect6: NativeConnect
  getpeername: (this: object, out: Record<string, unknown>) => number
}

/**
 * Sends every later connection to 127.0.0.1 on the port that `route` names, while the socket reports the requested
 * address and port. Without `disguise` it reports the true ones.
 */
export async function trapConnections(
  route: (attempt: Attempt) => number,
  { disguise }: { readonly disguise: boolean } = { disguise: true },
): Promise<ConnectTrap> {
  const tcp = await tcpPrototype()
  const { connect, connect6, getpeername } = tcp
  const attempts: Attempt[] = []
  const pretended = new WeakMap<object, Attempt>()
  let opened = 0

  function trapped(this: object, request: unknown, address: string, port: number): number {
    const attempt = { address, port }
    attempts.push(attempt)
    opened += 1
    pretended.set(this, attempt)
    return connect.call(this, request, '127.0.0.1', route(attempt))
  }
  tcp.connect = trapped
  tcp.connect6 = trapped
  tcp.getpeername = function (this: object, out) {
    const status = getpeername.call(this, out)
    if (disguise) Object.assign(out, pretended.get(this))
    return status
  }
  return {
    attempts,
    opened: () => opened,
    restore: () => void Object.assign(tcp, { connect, connect6, getpeername }),
  }
}

/** The prototype of the native TCP handle, taken from a live one. */
async function tcpPrototype(): Promise<TcpPrototype> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const handle: unknown = Reflect.get(server, '_handle')
  const prototype: unknown = Object.getPrototypeOf(handle)
  server.close()
  if (!isTcpPrototype(prototype)) throw new Error('this Node.js keeps its TCP handles elsewhere')
  return prototype
}

function isTcpPrototype(value: unknown): value is TcpPrototype {
  return typeof value === 'object' && value !== null && 'connect6' in value && 'getpeername' in value
}
