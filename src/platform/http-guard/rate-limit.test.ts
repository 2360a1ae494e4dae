// The budget of requests of a group of sources.
import { describe, expect, it } from 'vitest'
import { createRateLimits } from './rate-limit.ts'
import { backOff } from './retry.ts'
import { openScene } from './testing/publisher.ts'

/** A clock that goes on when everybody sleeps, to the first who wakes. */
function fakeTime() {
  let now = 1_000_000
  const sleepers: { readonly at: number; readonly wake: () => void }[] = []
  return {
    now: () => now,
    random: () => 0,
    sleep: (ms: number) =>
      new Promise<void>((wake) => {
        sleepers.push({ at: now + ms, wake })
      }),
    async run() {
      for (;;) {
        await new Promise(setImmediate)
        const [first] = sleepers.sort((a, b) => a.at - b.at)
        if (first === undefined) return
        sleepers.shift()
        now = first.at
        first.wake()
      }
    },
  }
}

describe('rate limit', () => {
  it('never lets more than its number through in any second, whoever asks and after any silence', async () => {
    const time = fakeTime()
    const limits = createRateLimits(time)
    const given: { readonly at: number; readonly who: string }[] = []
    const client = async (who: string, requests: number): Promise<void> => {
      for (let i = 0; i < requests; i += 1) {
        await limits.turn({ group: 'sec', perSecond: 8 })
        given.push({ at: time.now(), who })
      }
    }
    const clients = [client('a', 20), client('b', 20), client('c', 4)]
    await time.run()
    await Promise.all(clients)
    const late = client('d', 12)
    await time.run()
    await late
    expect(given).toHaveLength(56)
    for (const { at } of given) {
      expect(given.filter((other) => other.at > at - 1_000 && other.at <= at).length).toBeLessThanOrEqual(8)
    }
    expect(given.slice(0, 12).map(({ who }) => who)).toEqual('abcabcabcabc'.split(''))
  })

  it('of one group is none of another', async () => {
    const time = fakeTime()
    const limits = createRateLimits(time)
    await limits.turn({ group: 'a', perSecond: 1 })
    await limits.turn({ group: 'b', perSecond: 1 })
    expect(time.now()).toBe(1_000_000)
  })

  it('holds a paused group back', async () => {
    const time = fakeTime()
    const limits = createRateLimits(time)
    limits.pause('a', 5_000)
    limits.pause('a', 1_000)
    const turn = limits.turn({ group: 'a', perSecond: 1 })
    await time.run()
    await turn
    expect(time.now()).toBe(1_005_000)
  })

  it('counts every request of a download: HEAD, GET and the hops of a redirect', async () => {
    const scene = await openScene()
    scene.answers.push((_request, response) => void response.writeHead(302, { location: '/moved' }).end())
    const request = {
      rateLimit: { group: 'slow', perSecond: 2 },
      compareByHead: true,
      previous: { etag: '"0"' },
    }
    expect(await scene.download(request)).toMatchObject({ kind: 'saved' })
    expect(scene.asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'HEAD /list.csv',
      'HEAD /moved',
      'GET /list.csv',
    ])
    expect(scene.slept).toEqual([500, 500])
    await scene.close()
  })
})

describe('back-off', () => {
  it('is at least 3 seconds, doubles up to a minute, and chance adds up to half', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((attempt) => backOff(attempt, 0))).toEqual([
      3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000,
    ])
    expect(backOff(1, 0.5)).toBe(3_750)
  })
})
