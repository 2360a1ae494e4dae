// The filter on other threads gives what the filter on this one gives, and passes over no party that a search reports.
import { expect, test } from 'vitest'
import { FAMILY, FEMALE, MALE } from 'wikidata-person-names'
import { growCorpus } from '../../../bench/names/corpus.ts'
import { listFiles, readRecords } from '../../../bench/names/inputs.ts'
import { createRandom, hashOf } from '../../../bench/names/random.ts'
import { mistype } from '../../../bench/names/typos.ts'
import { Matcher } from '../../names/matcher/matcher.ts'
import { filterWith } from '../alert-filter.ts'
import type { Party } from '../party/listed-party.ts'
import { Screener } from '../screener.ts'
import { indexOf, listedAs } from '../testing/listed.ts'
import { filterInWorkers } from './filter-in-workers.ts'

const matcher = new Matcher()

const GIVEN = [...FEMALE, ...MALE]
/** People of no list: names of the world, each with a birth date and a country that many listed parties share. */
const strangers = Array.from({ length: 600 }, (_, at): Party[] => [
  {
    type: 'person',
    names: [
      {
        text: `${GIVEN[(at * 4_019) % GIVEN.length]} ${FAMILY[(at * 2_617) % FAMILY.length]}`,
        kind: 'primary',
      },
    ],
    birthDates: [`19${50 + (at % 40)}-01-01`],
    countries: ['ir'],
    identifiers: [],
  },
])

/** Ways in which a name is written elsewhere. */
const SPELLINGS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.replaceAll('-', ''),
  (name) => name.replace(' ', ''),
  (name) => name.replaceAll(' ', ''),
  (name) => name.split(' ').slice(0, -1).join(' '),
  (name) => name.replace(/^(\S)\S* /, '$1. '),
  (name) => mistype(name, createRandom(hashOf(name)), 'one'),
]

test('no party that a search reports is passed over, however its name is spelt', async () => {
  const listed = [...growCorpus(await readRecords(listFiles(undefined)), 1_500)].filter(
    ({ names, type }) => names.length > 0 && type !== 'unknown',
  )
  const screener = new Screener(matcher)
  const index = await indexOf(
    screener,
    listed.map(({ type, names }, at) =>
      listedAs(
        'un-sc',
        String(at),
        type === 'person' ? 'person' : type === 'vessel' ? 'vessel' : 'organization',
        names[0]?.text ?? '',
      ),
    ),
  )
  const spelt = listed.slice(0, 60).flatMap(({ type, names, birthDates, countries }) =>
    SPELLINGS.map((spell): Party[] => [
      {
        type,
        names: [{ text: spell(names[0]?.text ?? ''), kind: 'primary' }],
        birthDates,
        countries,
        identifiers: [],
      },
    ]),
  )
  const asked = [...spelt, ...strangers]
  const filter = filterInWorkers(2)(index.bytes)
  const flags = [
    ...(await filter.haveAlerts(asked.slice(0, 100))),
    ...(await filter.haveAlerts(asked.slice(100))),
  ]
  await filter.close()
  expect(flags).toEqual([...(await filterWith(matcher)(index.bytes).haveAlerts(asked))])
  const passed = asked.filter((_, at) => flags[at] === 0)
  expect(passed.length).toBeGreaterThan(200)
  for (const queries of passed) expect(await screener.screen(index, queries)).toEqual([])
})

test('an index that cannot be opened is an error, and so is a filter that was closed', async () => {
  const filter = filterInWorkers(1)(new Uint8Array([1, 2, 3]))
  await expect(filter.haveAlerts([[]])).rejects.toThrow(/index/)
  await filter.close()
  await expect(filter.haveAlerts([[]])).rejects.toThrow(/index/)
})
