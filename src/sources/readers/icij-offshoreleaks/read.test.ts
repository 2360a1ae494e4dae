// The Offshore Leaks database: companies and who is behind them in invented tables under the real headers, and damaged tables.
import { describe, expect, test } from 'vitest'
import { readSource } from '../../testing/read-source.ts'
import { sampleBytes } from '../../testing/sample-files.ts'
import { icijOffshoreLeaks } from './read.ts'

const FILES = ['nodes-entities.csv', 'nodes-officers.csv', 'relationships.csv'] as const
const sample = Object.fromEntries(FILES.map((name) => [name, sampleBytes('icij-offshoreleaks', name)]))
const read = async (changed: Readonly<Record<string, string>> = {}) => {
  const files = Object.entries(changed).map(([name, text]) => [name, Buffer.from(text)])
  return (await readSource(icijOffshoreLeaks, { ...sample, ...Object.fromEntries(files) })).records
}
const textOf = (name: (typeof FILES)[number]): string => (sample[name] ?? Buffer.alloc(0)).toString()

test('a company: its names, its number in its country, and the roles in it, none of which is of today', async () => {
  const [company] = await read()
  const raw = 'The Panama Papers data is current through 2015'
  const role = { kind: 'role', org: 'record:90000001' }
  const named = (full: string) => ({ full, kind: 'primary', quality: 'strong' })
  expect(company).toEqual({
    recordId: '90000001',
    url: 'https://offshoreleaks.icij.org/nodes/90000001',
    locator: 'nodes-entities.csv node_id=90000001',
    parts: [
      {
        kind: 'party',
        ref: 'entity',
        partyKind: 'organization',
        names: [
          named('QUILLFERN HOLDINGS LTD.'),
          { full: 'Quillfern Holdings Ltd.', kind: 'alias', quality: 'strong' },
          { full: 'LANTERN BAY LIMITED', kind: 'previous', quality: 'strong' },
        ],
        countries: ['VG', 'CH'],
        jurisdiction: 'VG',
        identifiers: [{ scheme: 'registration', value: '990001', country: 'VG' }],
        incorporated: { value: '2006-03-23', raw: '23-MAR-2006' },
        notes: `Panama Papers; Status in the papers: Defaulted; Inactive since 18-FEB-2013; Struck off 15-FEB-2013; Service provider: Mossack Fonseca; ${raw}`,
      },
      {
        ...role,
        personName: named('Tobias Marwen'),
        role: 'shareholder',
        title: 'shareholder of',
        nationality: 'CH',
        from: { value: '2006-03-23', raw: '23-MAR-2006' },
        to: { value: '2013-02-18', raw: '18-FEB-2013' },
      },
      {
        ...role,
        personName: named('Ilsa Dorran'),
        role: 'beneficial-owner',
        title: 'beneficial owner of',
        nationality: 'IR',
        to: { value: '2015', raw },
      },
    ],
  })
})

test('a company of an unknown place has no number; one without a name is left out', async () => {
  const [, other, third] = await read()
  expect(other?.parts).toMatchObject([
    { names: [{ full: 'AMBER "PETREL" S.A.' }], notes: 'Bahamas Leaks; Record of a note' },
    { personName: { full: 'THE BEARER' }, role: 'director' },
  ])
  expect(other?.parts[0]).not.toHaveProperty('identifiers')
  expect(third).toBeUndefined()
})

describe('tables that are not whole are refused', () => {
  test.each([
    [
      'nodes-entities.csv',
      (text: string) => text.slice(0, text.indexOf('Road Town')),
      /ends within a quoted value/,
    ],
    ['nodes-entities.csv', (text: string) => text.replace('90000002,', ',"'), /node_id|quoted/],
    ['nodes-entities.csv', (text: string) => text.replace('valid_until', 'until'), /no column valid_until/],
    ['nodes-officers.csv', (text: string) => `${text}91000005,Cut`, /has 2 columns where 7 are due/],
    ['relationships.csv', () => '<!doctype html><html></html>', /this is a web page/],
  ] as const)('%s', async (name, change, message) => {
    await expect(read({ [name]: change(textOf(name)) })).rejects.toThrow(message)
  })
})
