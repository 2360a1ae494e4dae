// Finds which of many kept parties are near others: the turned-round search of a watch, where the subjects are kept and the changed
// records of a list are looked up. Whether two parties are an alert does not depend on which of them is kept.
import type { Matcher, Screen } from '../names/matcher/matcher.ts'
import type { Party } from './party/listed-party.ts'

/** A party with the number by which it is found; several may have one number. */
export interface KeptParty {
  readonly number: number
  readonly party: Party
}

export interface NameSearch {
  put(parties: readonly KeptParty[]): Promise<void>
  /** Indexes what was put, which the next look otherwise does. */
  index(): Promise<void>
  /** The numbers of the kept parties that have an alert with one of these, each once. */
  near(parties: readonly Party[]): Promise<readonly number[]>
  close(): Promise<void>
}

export type MakeNameSearch = () => NameSearch

/** Parties that are indexed together; reading them takes half a gigabyte for a moment. */
const AT_ONCE = 250_000

/** A search on this thread. Indexes of similar size are merged, so that there are few whatever the pieces were. */
export const searchWith =
  (matcher: Matcher): MakeNameSearch =>
  () => {
    const shards: { bytes: Uint8Array; screen: Screen }[] = []
    let waiting: KeptParty[] = []
    let serial = 0

    function indexWaiting(): void {
      if (waiting.length === 0) return
      add(
        matcher.buildIndex(
          waiting.map(({ number, party }) => ({ ...party, list: '', id: `${number} ${++serial}` })),
        ),
      )
      waiting = []
    }
    function add(bytes: Uint8Array): void {
      const screen = matcher.open(bytes)
      const last = shards.at(-1)
      const [size, before] = [screen.index.meta.records, last?.screen.index.meta.records ?? 0]
      if (last !== undefined && before <= 2 * size && before + size <= AT_ONCE) {
        shards.pop()
        add(matcher.mergeIndexes(last.bytes, bytes))
      } else shards.push({ bytes, screen })
    }

    return {
      put(parties) {
        waiting.push(...parties)
        if (waiting.length >= AT_ONCE) indexWaiting()
        return Promise.resolve()
      },
      index: () => Promise.resolve(indexWaiting()),
      near(parties) {
        indexWaiting()
        const numbers = new Set<number>()
        for (const party of parties) {
          const query = matcher.read(party)
          for (const { screen } of shards)
            for (const { record } of screen.searchAlerts(query)) numbers.add(Number.parseInt(record.id, 10))
        }
        return Promise.resolve([...numbers])
      },
      close: () => Promise.resolve(),
    }
  }

/**
 * A search over up to `most` others, which look at the same time. Each takes as many parties in turn as are indexed together, so that
 * fewer need one of them.
 */
export const spreadSearch =
  (make: MakeNameSearch, most: number, atOnce = AT_ONCE): MakeNameSearch =>
  () => {
    const searches: NameSearch[] = []
    let taken = 0
    return {
      async put(parties) {
        const search = (searches[Math.floor(taken / atOnce) % most] ??= make())
        taken += parties.length
        await search.put(parties)
      },
      async index() {
        await Promise.all(searches.map((each) => each.index()))
      },
      near: async (parties) => [
        ...new Set((await Promise.all(searches.map((each) => each.near(parties)))).flat()),
      ],
      async close() {
        await Promise.all(searches.map((each) => each.close()))
      },
    }
  }
