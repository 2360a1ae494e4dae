// Whether a venture is allowed and can be built: asked in the roadmap, answered by evidence, and no matter of points
// (F-10, F-11, R-8).
import { expect, test } from 'vitest'
import {
  exampleCase,
  ledgerOf,
  ledgerOfCase,
  signalOf,
} from '../../../../test/vectors/assessment/examples.ts'
import type { Ledger } from '../ledger/entry.ts'
import { weighLedger } from '../provenance/weigh-ledger.ts'
import { assess } from './assess.ts'
import { withQuestions } from './open-questions.ts'

const middling = exampleCase('middling')
const ledger = ledgerOfCase(middling)
const LENDING = 'Small loans for dental practices in the UK, paid back from what their patients owe.'

function scored(pitch: string, entries: Ledger = ledger, category = middling.category) {
  const result = assess(entries, { pitch, category })
  if (result.kind !== 'scored') throw new Error(result.missing_signals.join('; '))
  return result.assessment
}
const bodies = (pitch: string, entries?: Ledger, category?: string): string =>
  scored(pitch, entries, category)
    .milestones.map(({ axis, body }) => `${axis}: ${body}`)
    .join('\n')

const record = (finding: string, type = 'licence') =>
  signalOf('founder_background_lookup', {
    finding,
    finding_type: type,
    source_url: 'https://register.fca.org.uk/s/firm?id=001b000003dGXyz',
  })
const labTest = (result: number) =>
  signalOf('wedge_test', { method: 'side_by_side', n: 24, baseline: 6, result, better: 'lower' })

test('R-8 a pitch of a regulated activity is asked whether it is allowed, under the founder', () => {
  expect(bodies(middling.pitch)).not.toContain('Is it allowed?')
  expect(bodies(LENDING)).toMatch(
    /^founder: .* Is it allowed\? The pitch names lending \(“loans”\), and no entry shows that you may do it\./m,
  )
})

test('R-8 the question costs no point', () => {
  const [plain, asked] = [scored(middling.pitch), scored(LENDING)]
  expect(asked.scorecard).toEqual(plain.scorecard)
})

test('R-8 a licence on a page of another party answers; the word of the founder does not', () => {
  const licence = record('Authorised by the Financial Conduct Authority as a consumer credit firm.')
  expect(bodies(LENDING, ledgerOf([licence], ledger))).not.toContain('Is it allowed?')
  const word = signalOf('unfair_advantage', {
    claim: 'We hold the licence that a consumer credit firm needs in the UK.',
    type: 'regulatory_licence',
    evidence_url: undefined,
  })
  expect(bodies(LENDING, ledgerOf([word], ledger))).toContain('Is it allowed?')
})

test('F-10 a record that an authority forbids it is flagged, earns nothing under a friendly type, and is asked about', () => {
  const ban = record('The regulator ordered the firm to stop lending without a licence.', 'publication')
  const after = ledgerOf([ban], ledger)
  const entry = weighLedger(after, LENDING).find(({ kind }) => kind === 'founder_background_lookup')
  expect(entry?.flags).toEqual(['adverse_text', 'not_allowed'])
  expect(bodies(middling.pitch, after)).toContain(
    `Is it allowed? ${entry?.id} says that an authority forbids it or that a licence is missing.`,
  )
  expect(scored(LENDING, after).scorecard).toEqual(scored(LENDING).scorecard)
})

test('F-10 a prohibition filed as a dispute counts against the founder as before', () => {
  const ban = record('The regulator ordered the firm to stop lending without a licence.', 'dispute')
  const after = ledgerOf([ban], ledger)
  const entry = weighLedger(after, LENDING).find(({ kind }) => kind === 'founder_background_lookup')
  expect(entry?.flags).toEqual(['not_allowed'])
  const of = (entries: Ledger) =>
    scored(LENDING, entries).scorecard.axes.find(({ id }) => id === 'founder')?.score
  expect(of(after)).toBe((of(ledger) ?? 0) - 1)
})

test('F-11 a lost test of the product is flagged and asked about; it costs what it cost before', () => {
  const after = ledgerOf([labTest(6)], ledger)
  const entry = weighLedger(after, middling.pitch).find(({ kind }) => kind === 'wedge_test')
  expect(entry?.flags).toEqual(['not_working'])
  expect(bodies(middling.pitch, after)).toMatch(
    new RegExp(`^wedge: .* Can it be built\\? ${entry?.id} says that the product did no better`, 'm'),
  )
  expect(scored(middling.pitch, after).explanations.wedge.points).toContainEqual(
    expect.objectContaining({ rule: 'contradiction_wedge_test', points: -1, cites: [entry?.id] }),
  )
})

test('R-8 of a thing that must be made is asked whether it works, until a test shows it', () => {
  expect(bodies(middling.pitch)).not.toContain('Can it be built?')
  expect(bodies(middling.pitch, ledger, 'hardware_consumer')).toMatch(
    /^wedge: .* Can it be built\? No entry/m,
  )
  const shown = ledgerOf([labTest(2)], ledger)
  expect(bodies(middling.pitch, shown, 'hardware_consumer')).not.toContain('Can it be built?')
})

test('R-8 a question without the milestone of its axis ends the first one, or is one', () => {
  const question = { axis: 'founder', text: 'Is it allowed?' } as const
  const first = { range: 'Weeks 1-2', kind: 'strengthen', axis: 'market', title: 'T', body: 'Do.' } as const
  expect(withQuestions([first], [question], () => 9)).toEqual([{ ...first, body: 'Do. Is it allowed?' }])
  expect(withQuestions([], [question], () => 9)).toEqual([
    {
      range: 'Weeks 1-3',
      kind: 'strengthen',
      axis: 'founder',
      title: 'Strengthen: Founder fit (9/10)',
      body: 'Is it allowed?',
    },
  ])
  expect(withQuestions([first], [], () => 9)).toEqual([first])
})
