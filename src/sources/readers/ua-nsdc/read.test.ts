// The Ukrainian register: its quirks in invented answers, and the ways a saved answer goes wrong.
import { describe, expect, test } from 'vitest'
import { readSource } from '../../testing/read-source.ts'
import { sampleBytes } from '../../testing/sample-files.ts'
import { ACTIONS_FILE, INDIVIDUALS_FILE, LEGALS_FILE } from './manifest.ts'
import { uaNsdc } from './read.ts'

const [individuals, legals, actions] = [INDIVIDUALS_FILE, LEGALS_FILE, ACTIONS_FILE].map((file) =>
  sampleBytes('ua-nsdc', file).toString('utf8'),
) as [string, string, string]
const read = (
  changed: { readonly individuals?: string; readonly legals?: string; readonly actions?: string } = {},
) => {
  const said = { individuals, legals, actions, ...changed }
  return readSource(uaNsdc, {
    [INDIVIDUALS_FILE]: Buffer.from(said.individuals),
    [LEGALS_FILE]: Buffer.from(said.legals),
    ...(said.actions !== '' && { [ACTIONS_FILE]: Buffer.from(said.actions) }),
  })
}

test('a person: names in three languages, numbers with their issuer, and the measures in force', async () => {
  const { records } = await read()
  expect(records[0]).toEqual({
    recordId: '9001',
    url: 'https://drs.nsdc.gov.ua/#9001',
    locator: 'nsdc-individual.json sid=9001',
    parts: [
      {
        kind: 'party',
        ref: 'self',
        partyKind: 'person',
        names: [
          { full: 'Марвен Тобіас Еліас', kind: 'primary', quality: 'strong' },
          { full: 'Марвен Тобиас Элиас', kind: 'alias', quality: 'strong' },
          { full: 'Marwen Tobias', kind: 'alias', quality: 'strong' },
          { full: 'Marven Tobias Elias', kind: 'translit', quality: 'strong' },
          { full: 'Тобі', kind: 'alias', quality: 'unknown' },
        ],
        births: [{ value: '1954-07-07', raw: '07.07.1954' }],
        birthPlaces: ['м. Омськ'],
        nationalities: ['RU'],
        countries: ['RU'],
        addresses: [{ full: 'Російська Федерація, м. Омськ, вул. Ліхтарна, 88' }],
        identifiers: [
          { scheme: 'inn', value: '770000000001', country: 'RU', note: 'tax:inn' },
          { scheme: 'passport', value: '75 0000001', country: 'RU', note: 'doc:f_passport; закордонний' },
          { scheme: 'registration', value: '12-345' },
        ],
        notes: 'Посада: директор',
      },
      {
        kind: 'listing',
        party: 'self',
        listKind: 'sanction',
        authority: 'National Security and Defense Council of Ukraine',
        programs: ['280/2023 of 12.05.2023'],
        measures: ['Asset freeze', 'Refusal of entry', 'позбавлення державних нагород України'],
        listed: { value: '2023-05-12', raw: '12.05.2023' },
        ends: { value: '2033-05-12', raw: '2033-05-12' },
        status: 'active',
      },
    ],
  })
})

test('a legal entity: its founding day, restrictions of trade and securities, no end', async () => {
  const [, , firm] = (await read()).records
  expect(firm?.parts).toMatchObject([
    {
      partyKind: 'organization',
      incorporated: { value: '2003-02-01' },
      identifiers: [{ scheme: 'ogrn', value: '1020000000001' }, { scheme: 'inn' }],
    },
    {
      measures: ['Restrictions on exports and imports', 'Restrictions on securities'],
      reason: 'Постачання ліхтарів',
    },
  ])
  expect(firm?.parts[1]).not.toHaveProperty('ends')
})

test('a listing that ran out or was taken back is not active; a year that is none stays as written', async () => {
  const [, ilsa, , former] = (await read()).records
  expect(ilsa?.parts).toMatchObject([
    { births: [{ raw: '1957-1959 роки' }], names: [{}, {}, { full: 'Ilsa' }, { full: 'Ilse' }] },
    { status: 'expired' },
  ])
  expect(former?.parts[1]).toMatchObject({ status: 'delisted' })
})

test('subjects without actions are counted in a warning, and have no measure of their own', async () => {
  const { records, facts } = await read({ actions: '' })
  expect(facts).toEqual([
    { warning: expect.stringMatching(/^of 4 subjects no action is in nsdc-actions\.jsonl/) },
  ])
  for (const { parts } of records) expect(parts[1]).not.toHaveProperty('measures')
})

test('the extract has no telephone number', async () => {
  const { extracts } = await read()
  const [text = ''] = extracts.get('9001')?.map((one) => one.text) ?? []
  expect(text).toContain('"[left out]"')
  expect(text).not.toContain('+7 000')
})

describe('a file that is not a whole answer is refused', () => {
  test.each([
    ['cut', { individuals: individuals.slice(0, 900) }, /nsdc-individual\.json: the list is not closed/],
    ['another answer', { legals: '{"error": "no key"}' }, /not a JSON array/],
    ['without subjects', { legals: '[]' }, /the list is empty/],
    ['a subject without a name', { legals: '[{"sid": 1, "name": ""}]' }, /entry 1 has no sid or no name/],
    ['actions that are no line each', { actions: '{"sid": 1}' }, /line 1 is not/],
  ])('%s', async (_, changed, message) => {
    await expect(read(changed)).rejects.toThrow(message)
  })
})
