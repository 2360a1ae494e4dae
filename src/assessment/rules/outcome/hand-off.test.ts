// Hand-offs to downstream tools (rules H-1 to H-6).
import { expect, test } from 'vitest'
import { categoryIds } from '../protocol/reference-classes.ts'
import { age, all, plain, set, type Change } from '../../../../test/vectors/assessment/changes.ts'
import { exampleCase, ledgerOfCase } from '../../../../test/vectors/assessment/examples.ts'
import { weighLedger } from '../provenance/weigh-ledger.ts'
import { deckSeed, isTag, profileOf, stackHandoffOf } from './hand-off.ts'

const strong = exampleCase('strong')
const ledger = ledgerOfCase(strong)
const session = { sessionId: '01JBP6T0Z8Q4W7X2M5N9R3C1KD', tag: 'assess' }
const weighed = (change: Change) => weighLedger(change(ledger), strong.pitch)
const stack = (change: Change) => stackHandoffOf(weighed(change), { ...session, category: 'b2b_saas_smb' })
const seed = (change: Change) => deckSeed(weighed(change), { ...session, verdict: 'build' })

test('H-1 strings lose back-ticks and newlines and end at a word within 400 characters', () => {
  const { intent } = stack(
    all(
      set('wedge_statement', { statement: `Send \`reminders\`\nthat ${'truly '.repeat(60)}help` }),
      set('channel_choice', { specific_target: `Forum ${'of managers '.repeat(15)}` }),
    ),
  )
  expect(intent.startsWith('Build send reminders that truly')).toBe(true)
  expect(Array.from(intent).length).toBeLessThanOrEqual(400)
  expect(intent.endsWith(' help for UK')).toBe(true)
  expect(intent).not.toMatch(/[`\n]/)
})

test('H-2 the intent is the first sentence of the wedge, for the segment, through the venue', () => {
  const first = (statement: string): string => stack(set('wedge_statement', { statement })).intent
  expect(first('Send reminders at once! And more.')).toBe(
    'Build send reminders at once for UK dental practices with 3 to 10 chairs, sold through Dental Managers Forum and its weekly digest',
  )
  expect(first('UK reminders. More.')).toMatch(/^Build UK reminders for /)
})

test('H-3 every category has a profile', () => {
  const profiles = new Map(categoryIds().map((id) => [id, profileOf(id)]))
  expect(profiles.get('b2b_saas_enterprise')).toBe('web-saas-multitenant')
  expect(profiles.get('devtools_infra')).toBe('developer-platform')
  expect(profiles.get('consumer_social')).toBe('consumer-mobile')
  expect(profiles.get('hardware_consumer')).toBe('device-plus-cloud')
  expect(profiles.get('biotech_therapeutics')).toBe('general-web')
  expect(profiles.get('default')).toBe('general-web')
})

test('H-4 the attribution is tag and session; a tag has 1 to 32 letters, digits or hyphens', () => {
  expect(stack(all()).attribution).toBe('assess@01JBP6T0Z8Q4W7X2M5N9R3C1KD')
  expect(['assess', 'a-1', 'x'.repeat(32)].every(isTag)).toBe(true)
  expect(['', 'A', 'a@b', 'x'.repeat(33), 'a\n'].some(isTag)).toBe(false)
})

test('H-5 the compose call holds intent and profile as JSON', () => {
  const { intent, profile, compose_call: call } = stack(all())
  expect(call).toBe(`compose_stack(${JSON.stringify({ intent, profile })})`)
})

test('H-6 the seed keeps exactly its eight fields and counts what is counted', () => {
  expect(Object.keys(seed(all()))).toEqual([
    'session_id',
    'protocol',
    'verdict',
    'problem_quote',
    'icp_definition',
    'wedge_statement',
    'signal_summary',
    '__attribution',
  ])
  expect(seed(all()).signal_summary.problem).toBe(6)
  expect(
    seed(set('icp_definition', { geography: undefined, excludes: undefined, trigger_event: undefined }))
      .icp_definition,
  ).toBe(
    'UK dental practices with 3 to 10 chairs. Buyer: practice manager. User: receptionist. Size: 10-50 staff.',
  )
})

test('H-6 the problem quote ranks by level, role fit, quantity, freshness, date and lowest id', () => {
  const neutral = set('user_quote', (i) => ({
    verbatim: plain(i),
    speaker_role: 'accountant',
    source_date: '2026-07-01',
  }))
  const top = (...changes: Change[]): string => seed(all(neutral, ...changes)).problem_quote
  const third = (members: Record<string, string>): Change =>
    set('user_quote', (i) => (i === 2 ? members : {}))
  expect(top(third({ verbatim: 'I keep a spreadsheet of open sums.' }))).toBe(
    'I keep a spreadsheet of open sums.',
  )
  expect(top(third({ speaker_role: 'practice manager' }))).toBe(plain(2))
  expect(top(third({ verbatim: 'My desk has 40 patients to ring on Fridays.' }))).toBe(
    'My desk has 40 patients to ring on Fridays.',
  )
  expect(top(third({ source_date: '2026-08-01' }))).toBe(plain(2))
  expect(top(age('user_quote', 800), third({ source_date: '2026-08-01' }))).toBe(plain(2))
  expect(top(age('user_quote', 800, 2), third({ source_date: '2020-08-01' }))).not.toBe(plain(0))
})
