import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Deadline } from './deadline.ts'
import { createSlots } from './slots.ts'
import type { Release } from './slots.ts'

const settle = (): Promise<void> => sleep(1)

/** Asks for slots and notes in which order they were given. */
function scene() {
  const slots = createSlots({ perTenant: 4, perHost: 2 })
  const started: string[] = []
  const releases = new Map<string, Release>()
  const wait = async (name: string, tenant: string, host: string, deadline: Deadline): Promise<void> => {
    const release = await slots.acquire(tenant, host, deadline)
    deadline.expire()
    started.push(release === null ? `${name} never` : name)
    if (release !== null) releases.set(name, release)
  }
  const ask = (
    name: string,
    tenant: string,
    host: string,
    deadline = new Deadline({ waitMs: 60_000, runMs: 60_000 }),
  ): void => void wait(name, tenant, host, deadline)
  return { slots, started, ask, release: (name: string) => releases.get(name)?.() }
}

describe('slots', () => {
  it('gives a host 2 and a tenant 4, and no more', async () => {
    const { slots, started, ask } = scene()
    for (const host of ['a', 'a', 'a', 'b', 'b', 'c']) ask(host, 't', host)
    await settle()
    expect(started).toEqual(['a', 'a', 'b', 'b'])
    expect(slots.waiting).toBe(2)
  })

  it('lets no blocked host hold up the other hosts of a tenant', async () => {
    const { started, ask, release } = scene()
    for (const name of ['slow1', 'slow2', 'slow3', 'slow4']) ask(name, 't', 'slow')
    ask('quick1', 't', 'quick')
    ask('quick2', 't', 'quick')
    ask('other', 't', 'other')
    await settle()
    expect(started).toEqual(['slow1', 'slow2', 'quick1', 'quick2'])
    release('quick1')
    await settle()
    expect(started.at(-1)).toBe('other')
  })

  it('lets tenants take turns at a host', async () => {
    const { started, ask, release } = scene()
    for (let i = 0; i < 6; i += 1) ask(`busy${i}`, 'busy', 'h')
    ask('modest', 'modest', 'h')
    await settle()
    release('busy0')
    await settle()
    release('busy1')
    await settle()
    expect(started).toEqual(['busy0', 'busy1', 'busy2', 'modest'])
  })

  it('lets hosts take turns within a tenant', async () => {
    const { started, ask, release } = scene()
    for (const host of ['a', 'b']) for (let i = 0; i < 2; i += 1) ask(`${host}${i}`, 't', host)
    for (let i = 0; i < 3; i += 1) ask(`c${i}`, 't', 'c')
    for (let i = 0; i < 3; i += 1) ask(`d${i}`, 't', 'd')
    await settle()
    for (const name of ['a0', 'a1', 'b0', 'b1']) release(name)
    await settle()
    expect(started.slice(4)).toEqual(['c0', 'd0', 'c1', 'd1'])
  })

  it('skips a tenant whose slots are taken elsewhere', async () => {
    const { started, ask, release } = scene()
    ask('h1', 'x', 'h')
    ask('h2', 'y', 'h')
    for (const host of ['p', 'p', 'q', 'q']) ask(host, 'full', host)
    ask('full-h', 'full', 'h')
    ask('z-h', 'z', 'h')
    await settle()
    release('h1')
    await settle()
    expect(started.at(-1)).toBe('z-h')
    release('p')
    release('h2')
    await settle()
    expect(started.at(-1)).toBe('full-h')
  })

  it('ends the wait at the deadline and leaves nothing behind', async () => {
    const { slots, started, ask, release } = scene()
    ask('a', 't', 'h')
    ask('b', 't', 'h')
    ask('late', 't', 'h', new Deadline({ waitMs: 20, runMs: 20 }))
    await sleep(60)
    expect(started).toEqual(['a', 'b', 'late never'])
    expect(slots.waiting).toBe(0)
    release('a')
    release('a')
    release('b')
    for (const name of ['c', 'd', 'e']) ask(name, 't', 'h')
    await settle()
    expect(started.slice(3)).toEqual(['c', 'd'])
  })

  it('starts every job once, within the limits, whatever the load', async () => {
    const slots = createSlots({ perTenant: 4, perHost: 2 })
    const deadline = new Deadline({ waitMs: 60_000, runMs: 60_000 })
    const running = new Map<string, number>()
    let most = { tenant: 0, host: 0 }
    let done = 0
    const count = (key: string, by: number): number => {
      const now = (running.get(key) ?? 0) + by
      running.set(key, now)
      return now
    }
    const job = async (tenant: string, host: string): Promise<void> => {
      const release = await slots.acquire(tenant, host, deadline)
      most = { tenant: Math.max(most.tenant, count(tenant, 1)), host: Math.max(most.host, count(host, 1)) }
      await sleep(Math.random() * 3)
      count(tenant, -1)
      count(host, -1)
      done += 1
      release?.()
    }
    await Promise.all(Array.from({ length: 2_000 }, (_, i) => job(`t${i % 13}`, `h${(i * 7) % 29}`)))
    deadline.expire()
    expect({ done, most, waiting: slots.waiting }).toEqual({
      done: 2_000,
      most: { tenant: 4, host: 2 },
      waiting: 0,
    })
  })
})
