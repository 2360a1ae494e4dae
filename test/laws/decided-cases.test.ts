// A decision survives every later list that does not touch its facts, and its case opens again on each that does: lists are changed at
// random, and what a person would call a fact says which is which.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MetMatch } from '../../src/cases/met-match.ts'
import { changedFacts, evidenceHash } from '../../src/cases/rules/match-evidence.ts'
import type { Subject } from '../../src/contract/vocabulary/subject.ts'
import { screenerInForce } from '../../src/installation/matching-resources.ts'
import { listsInForce, screeningNow } from '../../src/main/wiring.ts'
import { readSubject, screenSubject } from '../../src/monitoring/screen-subject.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { openEmptyStore } from '../../src/platform/store/testing/open-empty-store.ts'
import { catalogue } from '../../src/sources/catalogue/catalogue.ts'
import { loadList } from '../support/lists.ts'
import { type UnPerson, writeUnList } from '../support/un-list.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-decided-'))
const manifests = [...catalogue.values()].map(({ manifest }) => manifest)
let store: OpenStore
let inForce: ReturnType<typeof listsInForce>

beforeAll(async () => {
  store = await openEmptyStore(join(folder, 'assay.sqlite'))
  const screener = screenerInForce({ ASSAY_DATA_DIR: folder }, () => undefined)
  inForce = listsInForce(store.sources, screeningNow(store.sources, manifests, screener))
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const SUBJECT: Subject = { name: 'Selma Orrin', type: 'person', country: 'FI' }
const PARTY: UnPerson = { id: 2, first: 'SELMA', last: 'ORRIN', born: '1961-05-17', aliases: ['Selma Orin'] }

/** The match of the subject with the party, with these people on the list. */
async function met(people: readonly UnPerson[]): Promise<MetMatch | undefined> {
  await loadList(store, 'un-sc', writeUnList(people))
  const { screener, index } = await inForce()
  const found = await screenSubject(readSubject(SUBJECT), index, screener)
  return found.find(({ match }) => match.citations.some(({ id }) => id === `QDi.${PARTY.id}`))
}

const word = fc.stringMatching(/^[A-Z]{4,9}$/)
/** People who are not the party and share no word with it. */
const strangers = fc
  .array(fc.tuple(word, word), { maxLength: 6 })
  .map((all): UnPerson[] =>
    all
      .filter(([first, last]) => !/SELMA|ORR?IN/.test(`${first} ${last}`))
      .map(([first, last], at) => ({ id: 100 + at, first, last })),
  )

/** Changes of the record about the party that touch no fact. */
const spellings = fc.constantFrom<(party: UnPerson) => UnPerson>(
  (party) => party,
  (party) => ({ ...party, comments: 'Review pursuant to Security Council resolution was concluded.' }),
  (party) => ({ ...party, first: 'Selma', last: '  Orrin ' }),
  (party) => ({ ...party, aliases: ['SELMA   ORIN'] }),
)

/** Changes of a fact, each with its name. */
const changes = fc.constantFrom<readonly [string, (party: UnPerson) => UnPerson]>(
  ['listed.births', (party) => ({ ...party, born: '1961-05-18' })],
  ['listed.births', (party) => ({ ...party, born: undefined })],
  ['listed.names', (party) => ({ ...party, aliases: ['Selma Orin', 'Salma Oren'] })],
  ['listed.names', (party) => ({ ...party, last: 'ORRÍN' })],
  ['listed.numbers', (party) => ({ ...party, passport: 'FP1234567' })],
)

test('a decision survives each list that touches no fact of it, and no list that touches one', async () => {
  const decided = await met([PARTY])
  expect(decided?.match.outcome).toBe('possible')
  await fc.assert(
    fc.asyncProperty(strangers, spellings, fc.option(changes), async (others, spelling, change) => {
      const now = await met(
        [(change?.[1] ?? ((party) => party))(spelling(PARTY)), ...others].toSorted((a, b) => b.id - a.id),
      )
      if (decided === undefined || now === undefined) throw new Error('the party is not met')
      const facts = changedFacts(decided.evidence, now.evidence)
      expect(evidenceHash(now.evidence) === evidenceHash(decided.evidence)).toBe(facts.length === 0)
      if (change === null) expect(facts).toEqual([])
      else expect(facts).toContain(change[0])
    }),
    { numRuns: 40 },
  )
}, 120_000)
