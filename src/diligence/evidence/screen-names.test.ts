// What a name meets on the watch lists, and what the facts beside it make of that.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OpenStore } from '../../platform/store/store.ts'
import { openEmptyStore } from '../../platform/store/testing/open-empty-store.ts'
import type { AskedSubject } from '../rules/asked-subject.ts'
import { assessDiligence } from '../rules/scorecard.ts'
import { asking } from './testing/asking.ts'
import { listed, numbered as numberedParty, record, role, suit } from './testing/records.ts'

let folder: string
let store: OpenStore

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-screen-'))
  store = await openEmptyStore(join(folder, 'store.sqlite'))
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

  test('is possible and not confirmed by its exact name with its legal form, whatever case and punctuation', async () => {
    const ask = await asking(store.sources, { 'us-ofac-sdn': [listed('77', 'Amber Petrel Lines S.A.')] })
    const exact = await ask({ name: 'AMBER PETREL LINES, SA', type: 'company' })
    expect(exact.evidence.screened[0]?.match).toMatchObject({ level: 'strong', exactWithLegalForm: true })
    expect(assessDiligence(exact.evidence).verdict).toBe('enhanced_diligence')
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

  test('with a rare name and another birth date stays possible, and the statement says why', async () => {
    const births = [{ value: '1951-02-03', raw: '3 Feb 1951' }]
    const ask = await asking(store.sources, {
      'un-sc': [listed('9', 'Ilsa Dorran', { partyKind: 'person', births })],
    })
    const { evidence } = await ask({ name: 'Ilsa Dorran', type: 'person', birthDate: '1987-11-30' })
    expect(evidence.screened.map(({ match }) => [match.level, match.dobAgree])).toEqual([['none', false]])
    const scorecard = assessDiligence(evidence)
    expect(scorecard.findings.map(({ kind }) => kind)).toEqual(['sanctions-alert'])
    expect(scorecard.findings[0]?.statement).toContain(
      'full birth date differs -35 (1987-11-30 and 1951-02-03)',
    )
    expect(scorecard.verdict).toBe('enhanced_diligence')
  })

  const numbered = (value: string, country?: string) =>
    listed('77', 'Amber Petrel Lines', {
      identifiers: [{ scheme: 'registration', value, ...(country !== undefined && { country }) }],
    })
  const company = (name: string, registrationNumber: string, jurisdiction?: string): AskedSubject => ({
    name,
    type: 'company',
    registrationNumber,
    ...(jurisdiction !== undefined && { jurisdiction }),
  })

  test.each([
    ['2720485', ['2720485', '02720485', ' 02-720.485 ']],
    ['02720485', ['2720485', '02720485']],
    ['SC12345', ['SC012345', 'sc 12345']],
    ['NI 012345', ['NI12345', 'NI012345']],
  ])('%s in the UK is the same number, however it is written', async (value, written) => {
    const ask = await asking(store.sources, { 'us-ofac-sdn': [numbered(value, 'GB')] })
    for (const number of written) {
      const { evidence } = await ask(company('Amber Petrel Lines', number, 'GB'))
      expect(evidence.screened[0]?.match).toMatchObject({ level: 'strong', identifierAgree: true })
      expect(assessDiligence(evidence).verdict).toBe('do_not_proceed')
    }
    const { evidence } = await ask(company('Amber Petrel Lines', '09999999', 'GB'))
    expect(evidence.screened[0]?.match).toMatchObject({ level: 'none', identifierAgree: false })
  })

  test('is the owner of a company by its number, without the zeros that one of them writes', async () => {
    const owner = numberedParty('Amber Petrel Lines', { scheme: 'gb-coh', value: '02720485', country: 'GB' })
    const ask = await asking(store.sources, {
      'us-ofac-sdn': [numbered('2720485', 'GB')],
      'gb-ch-psc': [
        record(
          '00999001/a',
          owner,
          role('Amber Petrel Lines', 'gb-coh:00999001', {
            person: 'self',
            personKind: 'organization',
            role: 'beneficial-owner',
          }),
        ),
      ],
    })
    const { evidence } = await ask(company('Quillfern', '999001', 'GB'))
    expect(assessDiligence(evidence).findings.map(({ kind }) => kind)).toContain('officer-sanctioned')
  })

  test('is met by its number in its own country alone', async () => {
    const ask = await asking(store.sources, { 'us-ofac-sdn': [numbered('1404087', 'CO')] })
    expect((await ask(company('Zed Widgets', '1404087', 'FR'))).evidence.screened).toEqual([])
    const { evidence } = await ask(company('Zed Widgets', '1404087', 'CO'))
    expect(evidence.screened[0]?.match).toMatchObject({ level: 'strong', identifierAgree: true })
    const foreign = await ask(company('Amber Petrel Lines', '1404088', 'FR'))
    expect(foreign.evidence.screened[0]?.match).toMatchObject({ level: 'strong', identifierAgree: null })
    const other = await ask(company('Amber Petrel Lines', '1404088', 'CO'))
    expect(other.evidence.screened[0]?.match).toMatchObject({ level: 'none', identifierAgree: false })
  })

  test.each([
    ['of the list', undefined, 'GB'],
    ['of the subject', 'GB', undefined],
    ['of both', undefined, undefined],
  ])('is an alert at most by a number alone where the register %s is not told', async (_of, theirs, ours) => {
    const ask = await asking(store.sources, { 'us-ofac-sdn': [numbered('02720485', theirs)] })
    const { evidence } = await ask(company('Zed Widgets', '2720485', ours))
    expect(evidence.screened.map(({ match }) => match.level)).toEqual(['alert'])
    expect(assessDiligence(evidence).verdict).toBe('enhanced_diligence')
    const both = await ask(company('Amber Petrel Lines', '2720485', ours))
    expect(both.evidence.screened[0]?.match).toMatchObject({ level: 'strong', identifierAgree: true })
    const other = await ask(company('Amber Petrel Lines', '2720486', ours))
    expect(other.evidence.screened[0]?.match).toMatchObject({ level: 'strong', identifierAgree: null })
  })

  test('is not cleared by the number another register of its country gives it', async () => {
    const identifiers = [{ scheme: 'ogrn', value: '1027700132195' }] as const
    const ask = await asking(store.sources, {
      'us-ofac-sdn': [listed('77', 'Amber Petrel Lines', { identifiers })],
    })
    const tax = await ask(company('Amber Petrel Lines', '7710140679', 'RU'))
    expect(tax.evidence.screened[0]?.match).toMatchObject({ level: 'strong', identifierAgree: null })
    const same = await ask(company('Quillfeather Holding', '1027700132195', 'RU'))
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
