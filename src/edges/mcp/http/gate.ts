// Which requests reach the endpoint at all: those to a name of ours, and from a page of ours or from no page. A page of a
// stranger in the user's browser could else talk to a server on the user's machine (DNS rebinding).
import type { IncomingHttpHeaders } from 'node:http'
import { type Problem, refuse } from '../../../dispatch/dispatcher.ts'

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

/** A gate for a service reached under its public address or on its own machine. Nothing for whom it lets through. */
export function createGate(publicUrl: string): (headers: IncomingHttpHeaders) => Problem | undefined {
  const names = new Set([...LOOPBACK, new URL(publicUrl).hostname])
  const isOurs = (origin: string): boolean => {
    const url = URL.parse(origin)
    // why compared: an address may hold a user, a path or a spelling that others read differently
    return url !== null && names.has(url.hostname) && url.origin === origin.toLowerCase()
  }
  return ({ host = '', origin }) => {
    if (!isOurs(`http://${host.replace(/:80$/, '')}`))
      return foreign(`The host "${shown(host)}" is not a name of this server`)
    if (origin !== undefined && !isOurs(origin))
      return foreign(`The origin "${shown(origin)}" is not allowed`)
    return undefined
  }
}

const foreign = (detail: string): Problem => refuse('foreign_origin', { detail })

const shown = (text: string): string => text.slice(0, 100).toWellFormed()
