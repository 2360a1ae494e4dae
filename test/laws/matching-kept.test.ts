// A watch looks changed records up among kept subjects, where a screening looks subjects up in a list: both ways find the same.
import { expect, test } from 'vitest'
import { growCorpus } from '../../bench/names/corpus.ts'
import { listFiles, readRecords } from '../../bench/names/inputs.ts'
import { createRandom, hashOf } from '../../bench/names/random.ts'
import { mistype } from '../../bench/names/typos.ts'
import { Matcher } from '../../src/names/matcher/matcher.ts'
import type { NameRecord } from '../../src/names/parse/record.ts'
import { type NameSearch, searchWith, spreadSearch } from '../../src/screening/name-search.ts'
import type { Party } from '../../src/screening/party/listed-party.ts'
import { searchInWorker } from '../../src/screening/worker/search-in-worker.ts'

const RECORDS = 3_000
const SEED = 20_261_126

/** Parties like the listed ones: the same, with a typing error, of an unknown kind, or with the facts of another. */
function subjectOf(record: NameRecord, other: NameRecord, at: number): Party {
  const { type, names, birthDates, countries } = record
  const text = names[at % names.length]?.text ?? ''
  const written =
    at % 3 === 0 ? mistype(text, createRandom(hashOf(text)), at % 2 === 0 ? 'one' : 'every') : text
  return {
    type: at % 5 === 0 ? 'unknown' : type,
    names: [{ text: written, kind: 'primary' }],
    birthDates: at % 4 === 0 ? other.birthDates : at % 4 === 1 ? birthDates : [],
    countries: at % 7 === 0 ? countries : [],
    identifiers: [],
  }
}

test('a record that is looked up among kept parties finds those that find it in a list', async () => {
  const matcher = new Matcher()
  const records = [...growCorpus(await readRecords(listFiles(undefined)), RECORDS)]
  const random = createRandom(SEED)
  const drawn = (): NameRecord => records[random.below(records.length)] as NameRecord
  const parties = Array.from({ length: 600 }, (_, at) => subjectOf(drawn(), drawn(), at))
  const changed = Array.from({ length: 150 }, drawn)
  const list = matcher.open(matcher.buildIndex(new Set(changed)))
  const expected = parties.flatMap((party, at) => (list.hasAlert(matcher.read(party)) ? [at] : []))
  expect(expected.length).toBeGreaterThan(20)

  const found = async (search: NameSearch): Promise<readonly number[]> => {
    // in pieces of unlike sizes, which are indexed apart and merged
    for (let from = 0, size = 400; from < parties.length; from += size, size = 100) {
      const piece = parties.slice(from, from + size)
      await search.put(piece.map((party, at) => ({ number: from + at, party })))
      await search.near(changed.slice(0, 1))
    }
    const numbers = await search.near(changed)
    await search.close()
    return numbers.toSorted((a, b) => a - b)
  }
  expect(await found(searchWith(matcher)())).toEqual(expected)
  expect(await found(searchInWorker()())).toEqual(expected)
  expect(await found(spreadSearch(searchWith(matcher), 2, 150)())).toEqual(expected)
})
