// Who may have a request on the wire: 4 per tenant and 2 per host at a time (guard step 7).
// A job starts when both have a free slot. Tenants take turns at a host, hosts take turns within a tenant,
// so neither a slow host nor a busy tenant holds up the others.
import type { Deadline } from './deadline.ts'

export type Release = () => void

export interface Slots {
  /** Jobs that wait for a slot, of all tenants. */
  readonly waiting: number
  /** Resolves with the function that gives the slot back (to be called once), or with null at expiry. */
  acquire(tenant: string, host: string, deadline: Deadline): Promise<Release | null>
}

interface Job {
  readonly tenant: string
  readonly host: string
  readonly start: (release: Release) => void
}

/** Runs and waits of one tenant; the map's order is the order of turns among its hosts. */
interface TenantLine {
  running: number
  readonly jobs: Map<string, Set<Job>>
}

/** Runs of one host and the tenants that wait for it, in the order of their turns. */
interface HostLine {
  running: number
  readonly tenants: Set<string>
}

/** Invariant: no job waits while both its tenant and its host have a free slot. */
export function createSlots(limits: { readonly perTenant: number; readonly perHost: number }): Slots {
  const tenants = new Map<string, TenantLine>()
  const hosts = new Map<string, HostLine>()
  let waiting = 0

  const tenantLine = (name: string): TenantLine => at(tenants, name, () => ({ running: 0, jobs: new Map() }))
  const hostLine = (name: string): HostLine => at(hosts, name, () => ({ running: 0, tenants: new Set() }))
  const tenantFree = (name: string): boolean => tenantLine(name).running < limits.perTenant
  const hostFree = (name: string): boolean => hostLine(name).running < limits.perHost

  function enqueue(job: Job): void {
    at(tenantLine(job.tenant).jobs, job.host, () => new Set()).add(job)
    hostLine(job.host).tenants.add(job.tenant)
    waiting += 1
  }

  function dequeue(job: Job): void {
    const line = tenantLine(job.tenant)
    const jobs = line.jobs.get(job.host)
    if (jobs?.delete(job) !== true) return
    waiting -= 1
    if (jobs.size > 0) return
    line.jobs.delete(job.host)
    hostLine(job.host).tenants.delete(job.tenant)
    forget(job.tenant, job.host)
  }

  function begin(job: Job): void {
    tenantLine(job.tenant).running += 1
    hostLine(job.host).running += 1
    let held = true
    job.start(() => {
      if (!held) return
      held = false
      end(job)
    })
  }

  function end({ tenant, host }: Job): void {
    tenantLine(tenant).running -= 1
    hostLine(host).running -= 1
    // The freed host slot first: its line may be long with other tenants. Then the tenant's other hosts.
    const next = first(hostLine(host).tenants, tenantFree)
    if (next !== undefined) beginNext(next, host)
    if (tenantFree(tenant)) {
      const other = first(tenantLine(tenant).jobs.keys(), hostFree)
      if (other !== undefined) beginNext(tenant, other)
    }
    forget(tenant, host)
  }

  /** Starts the oldest job of a tenant for a host, and sends both to the end of their lines. */
  function beginNext(tenant: string, host: string): void {
    const jobs = tenantLine(tenant).jobs.get(host)
    const [job] = jobs ?? []
    if (jobs === undefined || job === undefined) return
    tenantLine(tenant).jobs.delete(host)
    tenantLine(tenant).jobs.set(host, jobs)
    hostLine(host).tenants.delete(tenant)
    hostLine(host).tenants.add(tenant)
    begin(job) // before dequeue, which forgets idle lines
    dequeue(job)
  }

  function forget(tenant: string, host: string): void {
    const tenantState = tenants.get(tenant)
    if (tenantState?.running === 0 && tenantState.jobs.size === 0) tenants.delete(tenant)
    const hostState = hosts.get(host)
    if (hostState?.running === 0 && hostState.tenants.size === 0) hosts.delete(host)
  }

  return {
    get waiting() {
      return waiting
    },
    acquire(tenant, host, deadline) {
      return new Promise((resolve) => {
        if (deadline.expired) {
          resolve(null)
          return
        }
        if (tenantFree(tenant) && hostFree(host)) {
          begin({ tenant, host, start: resolve })
          return
        }
        const job: Job = {
          tenant,
          host,
          start(release) {
            withdraw()
            resolve(release)
          },
        }
        const withdraw = deadline.onExpiry(() => {
          dequeue(job)
          resolve(null)
        })
        enqueue(job)
      })
    },
  }
}

function at<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}

function first(names: Iterable<string>, accept: (name: string) => boolean): string | undefined {
  for (const name of names) if (accept(name)) return name
  return undefined
}
