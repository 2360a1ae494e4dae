import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { protocolObject } from '../../assessment/rules/index.ts'
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

test('findings are without the whole listed party; each citation has the address of its record', () => {
  const citations = [{ source: 'un-sc', id: '1', record: '/v1/records/un-sc/1?snapshot=un-sc%401' }]
  const finding = { id: 'sanctions:sanctioned:un-sc:1', statement: 'It is listed.', citations }
  const findings = [{ ...finding, listed: { names: ['A'] } }, finding]
  for (const name of ['run_diligence', 'get_run', 'score_subject'] as const)
    expect(briefAnswer(name, { verdict: 'proceed', findings })).toEqual({
      verdict: 'proceed',
      findings: [finding, finding],
    })
  const queued = { id: '1', status: 'queued' }
  expect(briefAnswer('get_run', queued)).toBe(queued)
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
