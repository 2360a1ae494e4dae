// Limits concurrent requests: 4 per tenant and 2 per host at a time (guard step 7). A job starts when both have a free
// slot. Tenants take turns at a host, and hosts take turns within a tenant: neither a slow host nor a busy tenant
// delays the others.
import type { Deadline } from './deadline.ts'

/** A slot of a tenant and one of a host. */
export interface Turn {
  /**
   * Exchanges the host's slot for one of another host, for a redirect. It keeps the tenant's slot because the job's
   * time is running: the job would run out of time behind jobs of its tenant that have not begun. False at expiry.
   */
  moveTo(host: string, deadline: Deadline): Promise<boolean>
  /** Releases both slots. */
  release(): void
}

export interface Slots {
  /** Jobs of all tenants that wait for a slot. */
  readonly waiting: number
  /** Resolves with null at expiry. */
  acquire(tenant: string, host: string, deadline: Deadline): Promise<Turn | null>
}

interface Job {
  readonly tenant: string
  readonly host: string
  /** The job already holds a slot of its tenant. */
  readonly begun: boolean
  readonly start: () => void
}

/** Jobs of one tenant for one host; those that have begun go first. */
interface Jobs {
  readonly begun: Set<Job>
  readonly fresh: Set<Job>
}

/** Running and waiting jobs of one tenant; the map's order is the order of turns among its hosts. */
interface TenantLine {
  running: number
  readonly jobs: Map<string, Jobs>
}

/** Running jobs of one host and the tenants that wait for it, in the order of their turns. */
interface HostLine {
  running: number
  readonly tenants: Set<string>
}

/** Invariant: no job waits while its host has a free slot and, unless the job has begun, its tenant has one too. */
export function createSlots(limits: { readonly perTenant: number; readonly perHost: number }): Slots {
  const tenants = new Map<string, TenantLine>()
  const hosts = new Map<string, HostLine>()
  let waiting = 0

  const tenantLine = (name: string): TenantLine => at(tenants, name, () => ({ running: 0, jobs: new Map() }))
  const hostLine = (name: string): HostLine => at(hosts, name, () => ({ running: 0, tenants: new Set() }))
  const tenantFree = (name: string): boolean => tenantLine(name).running < limits.perTenant
  const hostFree = (name: string): boolean => hostLine(name).running < limits.perHost

  function enqueue(job: Job): void {
    const jobs = at(tenantLine(job.tenant).jobs, job.host, () => ({ begun: new Set(), fresh: new Set() }))
    jobs[job.begun ? 'begun' : 'fresh'].add(job)
    hostLine(job.host).tenants.add(job.tenant)
    waiting += 1
  }

  function dequeue(job: Job): void {
    const line = tenantLine(job.tenant)
    const jobs = line.jobs.get(job.host)
    if (jobs?.[job.begun ? 'begun' : 'fresh'].delete(job) !== true) return
    waiting -= 1
    if (jobs.begun.size + jobs.fresh.size > 0) return
    line.jobs.delete(job.host)
    hostLine(job.host).tenants.delete(job.tenant)
    forget(job.tenant, job.host)
  }

  function begin(job: Job): void {
    if (!job.begun) tenantLine(job.tenant).running += 1
    hostLine(job.host).running += 1
    job.start()
  }

  function leaveHost(host: string): void {
    hostLine(host).running -= 1
    const mayStart = (tenant: string): boolean => next(tenant, host) !== undefined
    const tenant = first(hostLine(host).tenants, mayStart)
    if (tenant !== undefined) beginNext(tenant, host)
  }

  function leaveTenant(tenant: string): void {
    const host = tenantFree(tenant) ? first(tenantLine(tenant).jobs.keys(), hostFree) : undefined
    if (host !== undefined) beginNext(tenant, host)
  }

  /** The tenant's job that should get a free slot of the host. */
  function next(tenant: string, host: string): Job | undefined {
    const jobs = tenantLine(tenant).jobs.get(host)
    const [begun] = jobs?.begun ?? []
    const [fresh] = jobs?.fresh ?? []
    return begun ?? (tenantFree(tenant) ? fresh : undefined)
  }

  /** Starts the oldest job of a tenant for a host, and moves both to the end of their lines. */
  function beginNext(tenant: string, host: string): void {
    const jobs = tenantLine(tenant).jobs.get(host)
    const job = next(tenant, host)
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

  /** True when the job has started, false at expiry. */
  function wait(place: Omit<Job, 'start'>, deadline: Deadline): Promise<boolean> {
    return new Promise((resolve) => {
      const start = (): void => {
        withdraw()
        resolve(true)
      }
      const job: Job = { ...place, start }
      const withdraw = deadline.onExpiry(() => {
        dequeue(job)
        resolve(false)
      })
      if (deadline.expired) {
        withdraw()
        resolve(false)
      } else if (hostFree(job.host) && (job.begun || tenantFree(job.tenant))) begin(job)
      else enqueue(job)
    })
  }

  function turnOf(tenant: string, firstHost: string): Turn {
    /** Null during a move to another host, and at the end. */
    let host: string | null = firstHost
    let held = true

    function leave(): void {
      if (host === null) return
      const left = host
      host = null
      leaveHost(left)
      forget(tenant, left)
    }

    return {
      async moveTo(other, deadline) {
        if (host === other) return true
        leave()
        if (await wait({ tenant, host: other, begun: true }, deadline)) host = other
        return host === other
      },
      release() {
        if (!held) return
        held = false
        tenantLine(tenant).running -= 1
        // The freed host slot first: many other tenants may wait for it. Then the tenant's other hosts.
        const left = host
        leave()
        leaveTenant(tenant)
        forget(tenant, left ?? firstHost)
      },
    }
  }

  return {
    get waiting() {
      return waiting
    },
    acquire: async (tenant, host, deadline) =>
      (await wait({ tenant, host, begun: false }, deadline)) ? turnOf(tenant, host) : null,
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
