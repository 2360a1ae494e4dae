// What a register may be narrowed to, however it is written, and what is refused with a sentence.
import { expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { narrowing } from './narrowing.ts'
import { SnapshotRefused } from '../ports.ts'

const manifestOf = (id: string) => {
  const source = catalogue.get(id)
  if (source === undefined) throw new Error(`there is no source ${id}`)
  return source.manifest
}

test.each([
  ['gleif-lei', ['GB', 'gb', 'Ie', 'XK'], ['GB', 'IE', 'XK']],
  ['courtlistener', ['CAND', 'nysd', 'ca9', 'illappct_1'], ['cand', 'nysd', 'ca9', 'illappct_1']],
  ['us-sec-submissions', ['320193', 'CIK0001318605', '0000320193'], ['0000320193', '0001318605']],
])('%s takes %j in one spelling, each once', (id, asked, only) => {
  expect([...narrowing(manifestOf(id), asked)]).toEqual(only)
})

test.each([
  [
    'gleif-lei',
    ['GB', 'ENGLAND'],
    'gleif-lei: "ENGLAND" is no country of ISO 3166-1: --only takes two-letter codes',
  ],
  ['gleif-lei', ['zz'], 'gleif-lei: "zz" is no country of ISO 3166-1'],
  ['gleif-lei', ['UK'], 'gleif-lei: "UK" is no country of ISO 3166-1'],
  [
    'us-sec-submissions',
    ['AAPL'],
    'us-sec-submissions: "AAPL" is no CIK: --only takes the numbers of filers',
  ],
  ['us-sec-submissions', ['0'], 'us-sec-submissions: "0" is no CIK'],
  ['courtlistener', ['N.D. Cal.'], 'courtlistener: "N.D. Cal." is no id of a court: --only takes ids'],
])('%s does not take %j', (id, asked, says) => {
  expect(() => narrowing(manifestOf(id), asked)).toThrow(says)
  expect(() => narrowing(manifestOf(id), asked)).toThrow(SnapshotRefused)
})

test('of all sources only those whose readers narrow say that they can be narrowed; the others refuse', () => {
  const narrowed = [...catalogue.keys()].filter((id) => manifestOf(id).narrowedBy !== undefined)
  expect(narrowed).toEqual(['us-sec-submissions', 'gleif-lei', 'courtlistener'])
  for (const id of [...catalogue.keys()].filter((each) => !narrowed.includes(each)))
    expect(() => narrowing(manifestOf(id), ['GB'])).toThrow(
      `${id} is always taken whole. Leave --only out for it.`,
    )
})
