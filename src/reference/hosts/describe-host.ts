// All that the tables say of a host, for a grade and for the words about it (rules P-3, P-7).
import { type EstablishedCategory, establishedCategory } from './established-hosts.ts'
import { isFreeHost } from './free-hosts.ts'
import { domainOfHost } from './registrable-domain.ts'

export interface HostDescription {
  /** Registrable domain. */
  readonly domain: string
  /** Whether anybody publishes there for nothing. */
  readonly free: boolean
  readonly established?: EstablishedCategory
}

/** Describes a host; `added` holds the established hosts of the operator. */
export function describeHost(host: string, added: ReadonlySet<string>): HostDescription {
  const established = establishedCategory(host, added)
  return {
    domain: domainOfHost(host),
    free: isFreeHost(host),
    ...(established !== undefined && { established }),
  }
}
