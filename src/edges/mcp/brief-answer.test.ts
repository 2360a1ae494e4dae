import fc from 'fast-check'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, test } from 'vitest'
import { protocolObject } from '../../assessment/rules/index.ts'
import { type AnswerSize, answerSize } from './answer-size.ts'
import { briefAnswer } from './brief-answer.ts'

const submitted = {
  session_token: 'srv1.x.y',
  accepted: true,
  entry: 'e_1f0c2a9b',
  provenance: {
    grade: 'absent',
    reason: 'not_found: the page does not hold the quote',
    passage: 'What it says.',
  },
  missing_signals: [
    'a.k: need 1, have 0',
    'b.k: need 1, have 0',
    'c.k: need 1, have 0',
    'd.k: need 1, have 0',
  ],
}

describe('a submission', () => {
  test('lists three missing kinds and counts the others; the list is empty only when nothing is missing', () => {
    expect(briefAnswer('submit_signal', submitted)).toEqual({
      ...submitted,
      missing_signals: submitted.missing_signals.slice(0, 3),
      missing_more: 1,
    })
    for (const kinds of [0, 1, 3]) {
      const missing_signals = submitted.missing_signals.slice(0, kinds)
      expect(briefAnswer('submit_signal', { ...submitted, missing_signals })).toEqual({
        ...submitted,
        missing_signals,
      })
    }
  })

  test('does not repeat a claim that was found', () => {
    for (const grade of ['attested', 'read', 'own'])
      expect(
        briefAnswer('submit_signal', { ...submitted, provenance: { grade, passage: 'What it says.' } }),
      ).toMatchObject({ provenance: { grade } })
    expect(
      JSON.stringify(
        briefAnswer('submit_signal', { ...submitted, provenance: { grade: 'read', passage: 'P' } }),
      ),
    ).not.toContain('"P"')
  })

  test('cuts a passage and a reason to 160 bytes, between characters of any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (passage) => {
        const { provenance } = briefAnswer('submit_signal', {
          ...submitted,
          provenance: { grade: 'absent', reason: passage, passage },
        }) as typeof submitted
        expect(provenance.reason).toBe(provenance.passage)
        expect(Buffer.byteLength(provenance.passage)).toBeLessThanOrEqual(160)
        expect(provenance.passage.isWellFormed()).toBe(true)
        const whole = provenance.passage === passage
        expect(whole || passage.startsWith(provenance.passage.slice(0, -1))).toBe(true)
        expect(whole).toBe(Buffer.byteLength(passage) <= 160)
      }),
    )
  })
})

test('a scorecard says why in lines: rules of the same entries together, what is lost and what caps in words', () => {
  const cites = ['e_1', 'e_2']
  const many = ['e_1', 'e_2', 'e_3', 'e_4', 'e_5', 'e_6', 'e_7', 'e_8']
  const problem = {
    points: [
      { rule: 'base', points: 2, text: 'minimum signals present', cites },
      { rule: 'independent', points: 1, text: 'three sources', cites },
      { rule: 'corroborated', points: 1, text: 'five quotes', cites: many },
      { rule: 'role_fit', points: 1, text: 'speakers hold the role', cites },
      { rule: 'quality_ceiling', points: -1, text: 'required evidence alone tops out at 8', cites: [] },
    ],
    caps: [{ cap: 'single_domain', at: 5, binding: true, text: 'all quotes come from one domain', cites }],
  }
  const rest = { session_token: 'srv1.x.y', gates: [] }
  expect(
    briefAnswer('score', { ...rest, explanations: { problem, market: { points: [], caps: [] } } }),
  ).toEqual({
    ...rest,
    explanations: {
      problem: {
        points: [
          '+2 base',
          '+1 independent, role_fit: e_1 e_2',
          '+1 corroborated: e_1 e_2 e_3 e_4 e_5 e_6 and 2 more',
          '-1 quality_ceiling, required evidence alone tops out at 8',
        ],
        caps: ['holds the axis at 5: single_domain, all quotes come from one domain: e_1 e_2'],
      },
      market: { points: [] },
    },
  })
})

const citation = (at: number) => ({
  source: 'un-sc',
  id: `QDi.${at}`,
  url: `https://lists.example.org/un-sc/${'0123456789abcdef'.repeat(6)}?record=${at}`,
  snapshotDate: '2026-11-19',
})
/** A finding with as much of everything as there may be, in a script that takes many tokens. */
const wordy = (at: number) => ({
  id: `sanctions:sanctions-alert:un-sc:${at}`,
  scorer: 'sanctions',
  kind: 'sanctions-alert',
  severity: 'high',
  statement: '名称接近制裁名单上的一方。'.repeat(40),
  points: 30,
  match: {
    matchedName: 'Ахмад Абд аль-Карим '.repeat(20),
    score: 0.9123,
    probability: 0.4321,
    identity: { outcome: 'possible', says: 'אין די בשם לבדו. '.repeat(60), askFor: 'birth_date' },
    aligned: {
      parts: Array.from({ length: 20 }, () => ({ query: 'a', listed: 'b', says: 'the same word' })),
    },
  },
  measures: Array.from({ length: 9 }, (_, of) => ({ measure: `asset_freeze_${of}`, source: 'un-sc' })),
  listed: { names: ['A'] },
  citations: Array.from({ length: 7 }, (_, of) => citation(of)),
})
const condition = (at: number) => ({
  code: 'possible_match',
  severity: 'review',
  finding: `sanctions:${at}`,
  parameters: { score: 1 },
  text: 'يجب أن يراجع شخص هذا التطابق. '.repeat(40),
})
const wordyRun = {
  id: '01K9Z3T0Z8Q4W7X2M5N9R3C1KD',
  status: 'completed',
  subject: {
    name: 'Harun '.repeat(60),
    type: 'person',
    aliases: Array.from({ length: 20 }, () => 'b'.repeat(90)),
  },
  verdict: 'enhanced_diligence',
  conditions: Array.from({ length: 40 }, (_, at) => condition(at)),
  notes: Array.from({ length: 9 }, (_, at) => condition(at)),
  coverage: {
    required: {
      current: Array.from({ length: 16 }, (_, at) => ({ source: `list-${at}`, snapshotDate: '2026-11-19' })),
    },
  },
  risk: { value: 90, citations: Array.from({ length: 500 }, (_, at) => citation(at)) },
  findings: Array.from({ length: 240 }, (_, at) => wordy(at)),
  sources: Array.from({ length: 16 }, (_, at) => ({ id: `list-${at}`, recordsHash: 'f'.repeat(64) })),
  log: { index: 7, checkpoint: 'Zm9v'.repeat(90) },
}

describe('an answer with findings', () => {
  const brief = (size?: AnswerSize) =>
    briefAnswer('get_run', wordyRun, size) as { findings: object[] } & Record<string, unknown>

  test('is under 4,000 tokens unless more is asked for, in any script, and says how much is left out', () => {
    const answer = brief()
    expect(encode(JSON.stringify(answer)).length).toBeLessThan(4_000)
    expect(answer.findings.length).toBeGreaterThan(1)
    expect(answer).toMatchObject({
      verdict: 'enhanced_diligence',
      findings_more: 240 - answer.findings.length,
      conditions_more: 32,
      notes_more: 5,
      sources_more: 16,
      subject_more: 1,
      risk: { value: 90, citations_more: 500 },
    })
    expect(answer.findings[0]).toMatchObject({ citations_more: 5, measures_more: 5 })
  })

  test('has as many findings as are asked for, and the whole of each on request, without the listed party', () => {
    expect(brief({ limit: 50, isWhole: false })).toMatchObject({ findings_more: 190 })
    const { listed: _listed, ...whole } = wordy(0)
    const full = brief({ limit: 2, isWhole: true })
    expect(full).toMatchObject({ findings_more: 238, sources: wordyRun.sources, risk: wordyRun.risk })
    expect(full.findings).toEqual([whole, { ...whole, id: wordy(1).id }])
  })

  test('leaves out nothing that fits, and counts nothing then', () => {
    const { listed: _listed, ...finding } = wordy(0)
    const small = {
      ...finding,
      statement: 'It is listed.',
      citations: [citation(1)],
      measures: [],
      match: undefined,
    }
    const answer = briefAnswer('get_run', { id: '1', status: 'completed', findings: [small] })
    expect(JSON.stringify(answer)).not.toContain('_more')
    expect(answer).toMatchObject({
      findings: [{ id: small.id, statement: 'It is listed.', citations: [citation(1)] }],
    })
    const queued = { id: '1', status: 'queued' }
    expect(briefAnswer('get_run', queued)).toBe(queued)
  })

  test('reads a size that fits neither argument as if it were absent', () => {
    expect(answerSize({ limit: 'many', detail: 5 })).toEqual({ limit: undefined, isWhole: false })
    expect(answerSize({ limit: '7', detail: 'full' })).toEqual({ limit: 7, isWhole: true })
    expect([answerSize({ limit: 0 }).limit, answerSize({ limit: 1_000 }).limit]).toEqual([1, 100])
  })
})

test('no other answer is changed, nor one of another shape', () => {
  for (const name of ['start', 'submit_signal', 'score'] as const)
    expect(briefAnswer(name, { token: 't' })).toEqual({ token: 't' })
  const output = { passage: 'x'.repeat(1_000) }
  expect(briefAnswer('check_progress', output)).toBe(output)
})

test('start leaves the examples of the kinds to assay://signals/{kind}, and keeps what each kind and field means', () => {
  const protocol = protocolObject()
  const { protocol: brief } = briefAnswer('start', { session_id: 's', token: 't', protocol }) as {
    protocol: typeof protocol
  }
  expect(JSON.stringify(brief)).not.toContain('"examples"')
  for (const [i, { schemas }] of protocol.axes.entries())
    for (const [kind, { examples, ...schema }] of Object.entries(schemas)) {
      expect(examples, kind).toHaveLength(1)
      expect(brief.axes[i]?.schemas[kind]).toEqual(schema)
    }
})
