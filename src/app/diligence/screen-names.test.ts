// What a name meets on the watch lists, and what the facts beside it make of that.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore, type OpenStore } from '../../adapters/store/store.ts'
import { assessDiligence } from '../../core/diligence/scorecard.ts'
import { asking } from './testing/asking.ts'
import { listed, record, suit } from './testing/records.ts'

let folder: string
let store: OpenStore

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-screen-'))
  store = await openStore({ kind: 'sqlite', path: join(folder, 'store.sqlite') })
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

describe('a listed party', () => {
  test('is met under a misspelt name, with its citation and how the names compare', async () => {
    const ask = await asking(store.sources, {
      'us-ofac-sdn': [listed('77', 'Amber Petrel Lines S.A.', { countries: ['PA'] })],
    })
    const { evidence } = await ask({ name: 'Ambr Petrel Lines SA', type: 'company' })
    expect(evidence.screened).toHaveLength(1)
    expect(evidence.screened[0]).toMatchObject({
      who: { kind: 'subject' },
      name: 'Ambr Petrel Lines SA',
      record: {
        sourceId: 'us-ofac-sdn',
        recordId: '77',
        url: 'https://example.org/77',
        locator: 'list.csv id=77',
        snapshotDate: '2026-11-20',
        snapshotId: expect.stringMatching(/^us-ofac-sdn@[0-9a-f]{12}$/),
      },
      match: {
        query: 'Ambr Petrel Lines SA',
        matchedName: 'Amber Petrel Lines S.A.',
        nameKind: 'primary',
        quality: 'strong',
        dobAgree: null,
        countryAgree: null,
        identifierAgree: null,
        exactWithLegalForm: false,
      },
    })
    expect(['alert', 'strong']).toContain(evidence.screened[0]?.match.level)
    expect(assessDiligence(evidence).verdict).toBe('enhanced_diligence')
  })

  test('is met by its exact name with its legal form, whatever case and punctuation', async () => {
    const ask = await asking(store.sources, { 'us-ofac-sdn': [listed('77', 'Amber Petrel Lines S.A.')] })
    const exact = await ask({ name: 'AMBER PETREL LINES, SA', type: 'company' })
    expect(exact.evidence.screened[0]?.match).toMatchObject({ level: 'strong', exactWithLegalForm: true })
    expect(assessDiligence(exact.evidence).verdict).toBe('do_not_proceed')
    const bare = await ask({ name: 'Amber Petrel Lines', type: 'company' })
    expect(bare.evidence.screened[0]?.match.exactWithLegalForm).toBe(false)
  })

  test('agrees in its birth date and country even where the names alone give the full score', async () => {
    const births = [{ value: '1951-02-03', raw: '3 Feb 1951' }]
    const dorran = listed('9', 'Ilsa Dorran', { partyKind: 'person', births, nationalities: ['ES'] })
    const ask = await asking(store.sources, { 'un-sc': [dorran] })
    const { evidence } = await ask({
      name: 'Ilsa Dorran',
      type: 'person',
      birthDate: '1951-02-03',
      country: 'ES',
    })
    expect(evidence.screened[0]?.match).toMatchObject({ score: 10_000, dobAgree: true, countryAgree: true })
    expect(assessDiligence(evidence).verdict).toBe('do_not_proceed')
  })

  test('that only shares the name is told as ruled out by its birth date', async () => {
    const births = [{ value: '1951-02-03', raw: '3 Feb 1951' }]
    const ask = await asking(store.sources, {
      'un-sc': [listed('9', 'Ilsa Dorran', { partyKind: 'person', births })],
    })
    const { evidence } = await ask({ name: 'Ilsa Dorran', type: 'person', birthDate: '1987-11-30' })
    expect(evidence.screened.map(({ match }) => [match.level, match.dobAgree])).toEqual([['none', false]])
    const scorecard = assessDiligence(evidence)
    expect(scorecard.findings.map(({ kind }) => kind)).toEqual(['sanctions-ruled-out'])
    expect(scorecard.verdict).toBe('proceed_with_conditions')
  })

  test('is not ruled out by the register number of another country, and is met by the same number', async () => {
    const identifiers = [{ scheme: 'registration', value: '1027700132195', country: 'RU' }] as const
    const ask = await asking(store.sources, {
      'us-ofac-sdn': [listed('77', 'Amber Petrel Lines', { identifiers })],
    })
    const subject = { name: 'Amber Petrel Lines', type: 'company' } as const
    const foreign = await ask({ ...subject, registrationNumber: '01234567', jurisdiction: 'GB' })
    expect(foreign.evidence.screened[0]?.match).toMatchObject({ level: 'strong', identifierAgree: null })
    const other = await ask({ ...subject, registrationNumber: '1027700099999', jurisdiction: 'RU' })
    expect(other.evidence.screened[0]?.match).toMatchObject({ level: 'none', identifierAgree: false })
    const same = await ask({
      name: 'Quillfeather Holding',
      type: 'company',
      registrationNumber: '1027700132195',
      jurisdiction: 'RU',
    })
    expect(same.evidence.screened[0]?.match).toMatchObject({ level: 'strong', identifierAgree: true })
  })

  test('accused by a regulator is met by name; whoever accuses is not', async () => {
    const ask = await asking(store.sources, { 'us-sec-litigation': [record('LR-1', suit('Ilsa Dorran'))] })
    const accused = await ask({ name: 'Ilsa Dorran' })
    expect(accused.evidence.screened.map(({ record: { recordId } }) => recordId)).toEqual(['LR-1'])
    expect(assessDiligence(accused.evidence).findings.map(({ kind }) => kind)).toEqual(['enforcement'])
    expect((await ask({ name: 'Quillfeather' })).evidence.screened).toEqual([])
  })
})

test('whoever else waits goes first between the searches of a subject with many names', async () => {
  const ask = await asking(store.sources, { 'us-ofac-sdn': [listed('77', 'Amber Petrel Lines S.A.')] })
  const aliases = Array.from({ length: 20 }, (_, at) => `Amber Petrel Lines ${at}`)
  await ask({ name: 'Amber Petrel Lines' })
  let [others, asked] = [0, true]
  const waiting = (): void => {
    others++
    if (asked) setImmediate(waiting)
  }
  waiting()
  const { evidence } = await ask({ name: 'Amber Petrel Lines', aliases })
  asked = false
  expect(evidence.screened).not.toEqual([])
  // each of the 21 names is read in two ways
  expect(others).toBeGreaterThan(40)
})
