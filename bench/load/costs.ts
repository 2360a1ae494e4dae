// The processor time of each part of a load, per request, and what it allows on so many cores.

export interface Costs {
  /** Of all servers together, on average for one request; as the others, in any one unit. */
  readonly server: number
  readonly postgres: number
  readonly client: number
}

/**
 * How many times the requests of one server two of them can answer at most. A server works in one thread, so one has a core at most; what all
 * parts need together has the cores.
 */
export function mostOfTwoServers({ server, postgres, client }: Costs, cores: number): number {
  const all = (server + postgres + client) / cores
  return Math.max(server, all) / Math.max(server / 2, all)
}
