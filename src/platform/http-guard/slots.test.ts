import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Deadline } from './deadline.ts'
import { createSlots, type Turn } from './slots.ts'

const settle = (): Promise<void> => sleep(1)

/** Asks for slots and notes in which order they were given. */
function scene() {
  const slots = createSlots({ perTenant: 4, perHost: 2 })
  const started: string[] = []
  const turns = new Map<string, Turn>()
  const patient = (): Deadline => new Deadline({ waitMs: 60_000, runMs: 60_000 })
  const wait = async (name: string, tenant: string, host: string, deadline: Deadline): Promise<void> => {
    const turn = await slots.acquire(tenant, host, deadline)
    deadline.expire()
    started.push(turn === null ? `${name} never` : name)
    if (turn !== null) turns.set(name, turn)
  }
  const go = async (name: string, host: string, deadline: Deadline): Promise<void> => {
    const came = await turns.get(name)?.moveTo(host, deadline)
    deadline.expire()
    started.push(came === true ? `${name} at ${host}` : `${name} never at ${host}`)
  }
  const ask = (name: string, tenant: string, host: string, deadline = patient()): void =>
    void wait(name, tenant, host, deadline)
  const move = (name: string, host: string, deadline = patient()): void => void go(name, host, deadline)
  return { slots, started, ask, move, release: (name: string) => turns.get(name)?.release() }
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

  it('lets a job go on to another host before those of its tenant that have not begun, in turn with other tenants', async () => {
    const { slots, started, ask, move, release } = scene()
    ask('first', 't', 'short')
    for (let i = 0; i < 9; i += 1) ask(`long${i}`, 't', 'long')
    for (let i = 0; i < 2; i += 1) ask(`o${i}`, 'other', 'long')
    await settle()
    expect(started).toEqual(['first', 'long0', 'long1'])
    move('first', 'long')
    ask('short2', 't', 'short')
    ask('short3', 't', 'short') // waits: the tenant has 4
    await settle()
    release('long0')
    await settle()
    release('long1')
    await settle()
    expect(started.slice(3)).toEqual(['short2', 'first at long', 'short3', 'o0'])
    expect(slots.waiting).toBe(8)
  })

  it('frees the host that is left, keeps to 2 at the next, and stays where it is without a wait', async () => {
    const { slots, started, ask, move, release } = scene()
    for (const name of ['a', 'b', 'c']) ask(name, name, 'old')
    ask('x', 'x', 'new')
    await settle()
    move('a', 'old')
    move('b', 'new')
    await settle()
    expect(started.toSorted()).toEqual(['a', 'a at old', 'b', 'b at new', 'c', 'x'])
    move('a', 'new')
    await settle()
    expect(slots.waiting).toBe(1)
    release('x')
    await settle()
    expect(started.at(-1)).toBe('a at new')
  })

  it('ends the wait for the next host at the deadline, and gives back what is held', async () => {
    const { slots, started, ask, move, release } = scene()
    for (const name of ['a', 'b']) ask(name, 'far', 'full')
    for (const host of ['p', 'p', 'q', 'q', 'r']) ask(host, 't', host)
    await settle()
    move('q', 'full', new Deadline({ waitMs: 20, runMs: 20 }))
    await sleep(60)
    expect(started).toEqual(['a', 'b', 'p', 'p', 'q', 'q', 'q never at full'])
    release('q')
    release('q')
    await settle()
    expect(started.at(-1)).toBe('r')
    expect(slots.waiting).toBe(0)
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
    const stay = async (tenant: string, host: string): Promise<void> => {
      most = { tenant: Math.max(most.tenant, count(tenant, 1)), host: Math.max(most.host, count(host, 1)) }
      await sleep(Math.random() * 3)
      count(tenant, -1)
      count(host, -1)
    }
    const job = async (tenant: string, host: string, next: string): Promise<void> => {
      const turn = await slots.acquire(tenant, host, deadline)
      await stay(tenant, host)
      if ((await turn?.moveTo(next, deadline)) === true) await stay(tenant, next)
      done += 1
      turn?.release()
    }
    await Promise.all(
      Array.from({ length: 1_000 }, (_, i) => job(`t${i % 13}`, `h${(i * 7) % 29}`, `h${(i * 5) % 31}`)),
    )
    deadline.expire()
    expect({ done, most, waiting: slots.waiting }).toEqual({
      done: 1_000,
      most: { tenant: 4, host: 2 },
      waiting: 0,
    })
  })
})
