// How the ledger grows, what its flags say and how far it is from a score (rules K-1 to K-6, F-1 to F-9, A-5, M-5, G-1).
import { expect, test } from 'vitest'
import { canonicalJson } from '../../../base/canonical-json.ts'
import type { JsonObject } from '../../../base/json.ts'
import { sha256Hex } from '../../../base/sha256.ts'
import { AXES, requirementsOf } from '../protocol/axes.ts'
import type { Kind } from '../protocol/value-schemas.ts'
import { age, exclude, keep, plain } from '../../../../test/vectors/assessment/changes.ts'
import {
  exampleCase,
  ledgerOf,
  ledgerOfCase,
  RECEIVED_AT,
  signalOf,
} from '../../../../test/vectors/assessment/examples.ts'
import { randomSource, shuffled } from '../../../../test/vectors/assessment/random-signals.ts'
import { append } from './append.ts'
import { ageDays, entryId, isCounted, isMuted, type Flag, type Ledger } from './entry.ts'
import { flagLedger } from './flags.ts'
import { progress } from './progress.ts'

const middling = exampleCase('middling')
const ledger = ledgerOfCase(middling)
const pitch = middling.pitch

function flagsAfter(kind: Kind, members: JsonObject, before = ledger): readonly Flag[] {
  const { ledger: after, entry } = append(before, signalOf(kind, members), {
    receivedAt: RECEIVED_AT,
    head: [],
  })
  return flagLedger(after, pitch).find(({ id }) => id === entry.id)?.flags ?? []
}

function count(flag: Flag, flagged: Ledger): number {
  return flagged.filter(({ flags }) => flags.includes(flag)).length
}

test('K-1 an entry holds its signal, receipt, age, link results, verification and flags', () => {
  const head = [{ url: 'https://a.com', class: 'restricted', status: 403 }] as const
  const { entry } = append([], signalOf('cac'), { receivedAt: RECEIVED_AT, head })
  expect(entry).toEqual({
    id: entry.id,
    ...signalOf('cac'),
    received_at: RECEIVED_AT,
    age_days: null,
    head,
    reads: [],
    verify: null,
    flags: ['restricted'], // F-3
  })
})

test('K-2 the id is the hash of axis, kind and value, longer while another entry holds it', () => {
  const { axis, kind, value } = signalOf('user_quote')
  const digest = sha256Hex(canonicalJson([axis, kind, value]))
  const accepted = ledgerOf([signalOf('user_quote')])[0]
  if (accepted === undefined) throw new Error('no entry')
  expect(accepted.id).toBe(`e_${digest.slice(0, 8)}`)
  const taken = new Set([`e_${digest.slice(0, 8)}`, `e_${digest.slice(0, 12)}`])
  expect(entryId(accepted, taken)).toBe(`e_${digest.slice(0, 16)}`)
  const turned = Object.fromEntries(Object.entries(value).toReversed())
  expect(entryId({ ...accepted, value: turned }, new Set())).toBe(accepted.id)
})

test('K-3 the age is counted in UTC days from the first date field and never below 0', () => {
  expect(ageDays({ end_date: '2026-10-01', date: '2020-01-01' }, RECEIVED_AT)).toBe(32)
  expect(ageDays({ source_date: '2026-11-03' }, RECEIVED_AT)).toBe(0)
  expect(ageDays({ source_date: '2026-11-01' }, '2026-11-02T00:00:00Z')).toBe(1)
  expect(ageDays({ status_date: '2026-01-01' }, RECEIVED_AT)).toBeNull()
})

test('K-4, F-1 a singular kind supersedes, both stay, and the old value sent again is reinstated under its id', () => {
  const first = append([], signalOf('cac'), { receivedAt: RECEIVED_AT, head: [] })
  const second = append(first.ledger, signalOf('cac', { amount: 500 }), { receivedAt: RECEIVED_AT, head: [] })
  expect(second.superseded).toEqual([first.entry.id])
  expect(second.ledger.map(({ flags }) => flags)).toEqual([['superseded'], []])
  const third = append(second.ledger, signalOf('cac'), { receivedAt: RECEIVED_AT, head: [] })
  expect(third).toMatchObject({
    reinstated: true,
    superseded: [second.entry.id],
    entry: { id: first.entry.id, flags: [] },
  })
  expect(third.ledger).toHaveLength(2)
})

test('K-4 plural kinds never supersede', () => {
  const both = ledgerOf([signalOf('user_quote'), signalOf('user_quote', { verbatim: plain(0) })])
  expect(both.every(({ flags }) => flags.length === 0)).toBe(true)
})

test('K-5, K-6 have counts counted entries and may exceed need; what is missing is listed by falling slope', () => {
  const empty = progress([], { pitch, scored: false })
  expect(empty.missing_signals.slice(0, 3)).toEqual([
    'problem.user_quote: need 3, have 0',
    'problem.counterfactual_quote: need 1, have 0',
    'distribution.channel_choice: need 1, have 0',
  ])
  expect(empty.missing_signals).toHaveLength(21)
  const { axes } = progress(ledgerOfCase(exampleCase('strong')), { pitch, scored: false })
  expect(axes.problem.requirements['user_quote']).toEqual({ need: 3, have: 5, complete: true })
})

test('A-5, G-1 an axis is incomplete, complete, or scored while the scorecard is current', () => {
  const statuses = (entries: Ledger, scored: boolean): string[] =>
    AXES.map((axis) => progress(entries, { pitch, scored }).axes[axis].status)
  expect(new Set(statuses(ledger, false))).toEqual(new Set(['complete']))
  expect(new Set(statuses(ledger, true))).toEqual(new Set(['scored']))
  expect(statuses(keep('user_quote', 2)(ledger), true)[0]).toBe('incomplete')
  expect(progress(ledger, { pitch, scored: false }).ready_to_score).toBe(true)
  expect(AXES.flatMap((axis) => requirementsOf(axis).map(([, need]) => need)).reduce((a, b) => a + b)).toBe(
    33,
  )
})

test('F-2, M-5 an excluded quote is not counted, and the axis may fall below its minimum', () => {
  const { missing_signals, ready_to_score } = progress(exclude('counterfactual_quote')(ledger), {
    pitch,
    scored: false,
  })
  expect(missing_signals).toEqual(['problem.counterfactual_quote: need 1, have 0'])
  expect(ready_to_score).toBe(false)
})

test('F-4 a source that later turns out to be the founder’s own is flagged and not counted', () => {
  const quoteFirst = ledgerOf([
    signalOf('user_quote', { source_url: 'https://late.io/q' }),
    signalOf('shipped_artifact', { artifact_url: 'https://late.io' }),
  ])
  const flagged = flagLedger(quoteFirst, '').find(({ kind }) => kind === 'user_quote')
  expect(flagged?.flags).toEqual(['self_source'])
  expect(flagged && isCounted(flagged)).toBe(false)
})

test('F-5 stale from the day after the limit of the kind, by age at receipt', () => {
  const limits: readonly (readonly [Kind, number])[] = [
    ['user_quote', 730],
    ['dissatisfaction_quote', 730],
    ['pricing_row', 365],
    ['counterfactual_quote', 1095],
    ['cac_benchmark', 1095],
  ]
  for (const [kind, days] of limits) {
    expect(count('stale', flagLedger(age(kind, days)(ledger), pitch)), kind).toBe(0)
    expect(count('stale', flagLedger(age(kind, days + 1, 1)(ledger), pitch)), kind).toBe(1)
  }
  expect(
    count(
      'stale',
      flagLedger(age('reference_statement', 9999)(ledgerOf([signalOf('reference_statement')])), pitch),
    ),
  ).toBe(0)
})

test('F-6 one template filled in for several customers mutes all but the lowest id', () => {
  const quotes = ['Leeds', 'Derby', 'York'].map((town, i) =>
    signalOf('user_quote', {
      verbatim: `In ${town} we lost ${i + 2}0 hours and two patients over it`,
      source_url: `https://s${i}.net`,
    }),
  )
  const flagged = flagLedger(ledgerOf(quotes), '')
  expect(flagged.map(({ flags }) => flags.includes('templated'))).toEqual([false, true, true])
  expect(flagged.map(isMuted)).toEqual([false, true, true])
})

test('F-7 quotes that all begin with their role mute all but the lowest id; one such quote is fine', () => {
  const echo = (text: string, role = 'Office-Manager (2)'): object =>
    signalOf('user_quote', { verbatim: text, speaker_role: role })
  const one = 'As an office manager 2 I ring families all day long.'
  const signals = [
    echo(one),
    echo('As a office-manager (2), the ledger is never right here.'),
    echo('As an officer I never ring anybody here.'),
  ]
  const flagged = flagLedger(
    ledgerOf(signals.map((signal) => Object.assign(signalOf('user_quote'), signal))),
    '',
  )
  expect(count('role_echo', flagged)).toBe(1)
  expect(
    count(
      'role_echo',
      flagLedger(ledgerOf([signalOf('user_quote', { verbatim: one, speaker_role: 'office manager 2' })]), ''),
    ),
  ).toBe(0)
})

test('F-8 a complaint on the site of a different listed vendor is marketing; on a platform or its own site it is not', () => {
  const complaint = (source_url: string, competitor = 'Molaris'): readonly Flag[] =>
    flagsAfter('dissatisfaction_quote', {
      competitor,
      source_url,
      verbatim: 'Nothing prints on the second screen here.',
    })
  expect(complaint('https://blog.chairsoft.com/why-switch')).toEqual(['rival_marketing'])
  expect(complaint('https://chairsoft.com/forum', 'Chairsoft')).toEqual([])
  expect(complaint('https://www.g2.com/products/molaris/reviews/3')).toEqual([])
})

test('F-9 a competitor that is not listed is flagged wherever it is named', () => {
  expect(
    flagsAfter('dissatisfaction_quote', {
      competitor: 'Nobodyware',
      verbatim: 'Nothing prints on the second screen here.',
    }),
  ).toEqual(['unmatched_competitor'])
  expect(flagsAfter('pricing_row', { competitor: 'Nobodyware' })).toEqual(['unmatched_competitor'])
  expect(flagsAfter('pricing_row', { competitor: '  molaris ' })).toEqual([])
})

test('F-4 to F-9 depend on the ledger alone: order does not matter, and flagging twice changes nothing', () => {
  const random = randomSource(3)
  const expected = flagLedger(ledger, pitch)
  for (let i = 0; i < 30; i++) expect(flagLedger(shuffled(ledger, random), pitch)).toEqual(expected)
  expect(flagLedger(expected, pitch)).toEqual(expected)
})
