// The exported assessment: its shape, and that nothing a caller sends acts as markup (rules, L-1).
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assessmentMarkdown } from './assessment-markdown.ts'
import type { AssessmentReport, ReportedEvidence } from './assessment-report.ts'
import { report, row } from '../testing/assessment.ts'
import { blockQuote, codeUrl, escape } from '../document/markdown.ts'

const lines = (changed: Partial<AssessmentReport> = {}): string[] =>
  assessmentMarkdown({ ...report, ...changed }).split('\n')
const withRow = (changed: Partial<ReportedEvidence>): string =>
  lines({ evidence: [{ ...row, ...changed }] }).find((line) => line.startsWith('| e_')) ?? ''

test('X-1 the document has its sections in order', () => {
  expect(lines().filter((line) => line.startsWith('#'))).toEqual([
    '# Assessment 01JBP6T0Z8Q4W7X2M5N9R3C1KD',
    '## Pitch',
    '## Scorecard',
    '## Evidence ledger',
    '## Roadmap',
    '### Weeks 1-3 · Strengthen: Problem (6/10)',
    '## Disclaimer',
  ])
  expect(lines()).toContain(
    'Protocol 7-axis@2026.06 · class b2b_saas_smb · opened 2026-11-01 · scored 2026-11-02 · English rules',
  )
  expect(lines()).toContain('Verdict: iterate · Total 42/70 · Gates: total_below_56, no_costly_signal')
  expect(lines({ gates: [] })).toContain('Verdict: iterate · Total 42/70 · Gates: none')
  expect(lines({ milestones: [] })).toContain('No milestone: every axis stands at 8 or more.')
})

test('X-1 every axis says why: points with what they cite, and caps', () => {
  expect(lines()).toContain(
    '| problem | 6/10 | +2 minimum signals present [e_1a2b3c4d, e_00000001]; -1 required evidence alone tops out at 8; ' +
      'cap 5 (not binding): all quotes come from one domain [e_1a2b3c4d]; cap 4: the segment names no one in particular |',
  )
})

test('X-2 the base rate stands before the estimate', () => {
  expect(lines()).toContain(
    'Base rate 0.1 -> estimate 0.1398 (95% 0.038 to 0.3365) of product-market fit within 24 months, for ventures with this evidence profile' +
      ' · allowance for evidence that may be made up: 4.2%',
  )
})

test('E-2, E-7 the estimate says what it rests on: quotes, derivation with sources, what was counted, calibration', () => {
  for (const line of [
    '- The allowance follows from 9 of 12 quotes read or attested, 1 unread, 2 absent, own or refuted.',
    '- One rate times another. Sources: A Report, 2023 (<https://reports.example/a>).',
    '- Counted instead of fit: 270 of 794 (34%, 95% interval 30.8% to 37.4%) had a further round within 24 months. Cohort: ' +
      'US firms of 2005 to 2010, in the categories software. Data: CrunchBase, October 2013, CC BY. The count is no base ' +
      'rate and does not enter the estimate.',
    '- In simulation it holds. The table is at <https://assay.example/docs/estimate>.',
  ])
    expect(lines()).toContain(line)
})

test('X-3, L-1 English rules are always flagged, and the class note follows the class', () => {
  const [, , heading] = lines({ category: 'medtech_device', categoryNote: 'The event is close to excluded.' })
  expect(heading).toContain('class medtech_device (The event is close to excluded.) · opened')
  expect(heading).toContain('English rules')
})

test('X-4, V-7 changes of class name both base rates, earlier scorecards are listed, a class not granted is named', () => {
  const text = lines({
    categoryChanges: [
      {
        at: '2026-11-02T08:00:00Z',
        from: { category: 'default', baseRate: 0.07 },
        to: { category: 'b2b_saas_smb', baseRate: 0.1 },
      },
    ],
    earlierScorecards: [{ at: '2026-11-01T10:00:00Z', category: 'default', total: 40, verdict: 'validate' }],
    requestedCategory: 'seed_funded_startup',
  })
  expect(text).toContain('- 2026-11-02: class default (base rate 0.07) -> b2b_saas_smb (base rate 0.1)')
  expect(text).toContain('- 2026-11-01 · class default · total 40/70 · validate')
  expect(text.some((line) => line.startsWith('Class seed\\_funded\\_startup was asked for'))).toBe(true)
})

test('X-5 markup characters are escaped everywhere, list marks at the start of a line', () => {
  expect(escape('a\\b `c` *d* _e_ [f](g) <i> x|y #h ~j~ &amp;')).toBe(
    String.raw`a\\b \`c\` \*d\* \_e\_ \[f\](g) \<i\> x\|y \#h \~j\~ \&amp;`,
  )
  expect(blockQuote('- a\n+ b\n=\n1. c\n12) d\n1a. e\n\n    code\n> quote')).toBe(
    String.raw`> \- a
> \+ b
> \=
> 1\. c
> 12\) d
> 1a. e
>
> code
> \> quote`,
  )
})

test('X-5 control and direction characters are dropped, line breaks in a cell become spaces', () => {
  expect(escape('a\u0000b\u001b[1m\u202ec\u2066d\r\ne\u2028f\tg')).toBe(String.raw`ab\[1mcd e f g`)
})

test('X-5 nothing becomes a link by itself, and URLs are code that cannot be left', () => {
  expect(escape('see https://evil.com, www.evil.com or a@evil.com')).toBe(
    String.raw`see https\://evil.com, www\.evil.com or a\@evil.com`,
  )
  expect(codeUrl('https://a.com/`|<x> y\u202e')).toBe('`https://a.com/%60%7C%3Cx%3E%20y%E2%80%AE`')
})

test('X-6 every entry has its row: evidence, source, date, flags and verification', () => {
  expect(withRow({})).toBe(
    '| e_1a2b3c4d | problem | user_quote | “We spend 6 hours a week on it.” (speaker role: practice manager) | ' +
      '`https://forum.net/t/1` | 2026-07-01 | stale, restricted | ' +
      'unread: refused: the server refuses the page (status 403) | not checked |',
  )
  expect(withRow({ provenance: { grade: 'read', passage: 'x' } })).toContain('| read | not checked |')
  expect(withRow({ verify: { valid: true } })).toMatch(/\| yes \|$/)
  expect(withRow({ verify: { valid: false, reason: 'quote_not_found' } })).toMatch(
    /\| no: quote\\_not\\_found \|$/,
  )
  expect(withRow({ quote: null, urls: [], date: null })).toContain('| speaker role: practice manager |  |  |')
})

test('X-8 the disclaimer names grade, range and how many quotes were confirmed', () => {
  expect(lines().at(-2)).toMatch(
    /^No published study .* \(grade C, plausible range 0\.04-0\.18\) .*; 1 of 4 quotes were confirmed at their source\./,
  )
})

test('X-5 no hostile string leaves its cell, its line or its text', () => {
  const nasty = fc.string({
    unit: fc.constantFrom(
      '|',
      '\\',
      '`',
      '<',
      '>',
      '[',
      ']',
      '(',
      ')',
      '\n',
      '\r',
      '\u2028',
      '\u0000',
      '\u202e',
      '*',
      '_',
      '#',
      '-',
      '1',
      '.',
      ' ',
      '\t',
      '&',
      '~',
      '!',
      'a',
      'https://e.vil',
      'www.',
      '@',
      '<b>',
      '](x)',
      '\ud800',
    ),
    maxLength: 40,
  })
  fc.assert(
    fc.property(nasty, nasty, nasty, (a, b, c) => {
      const text = lines({
        pitch: `${a}\n${b}`,
        evidence: [
          {
            ...row,
            quote: a,
            details: [{ name: 'x', text: b }],
            urls: [c],
            verify: { valid: false, reason: c },
          },
        ],
      })
      const ledger = text.filter((line) => line.startsWith('| e_'))
      expect(ledger).toHaveLength(1)
      const cells = (ledger[0] ?? '').replace(/\\[^A-Za-z0-9\s]/g, 'x').split('|')
      expect(cells).toHaveLength(11)
      const code = cells[5]?.trim() ?? ''
      expect(code).toMatch(/^`[^`]*`$/)
      const pitch = text.slice(text.indexOf('## Pitch') + 2, text.indexOf('## Scorecard') - 1)
      expect(pitch.every((line) => /^>( |$)/.test(line))).toBe(true)
      const bare = [...pitch.map((line) => line.slice(1)), cells[4] ?? '', cells[8] ?? '']
        .join('\n')
        .replace(/\\[^A-Za-z0-9\s]/g, 'x')
      expect(bare).not.toMatch(/[`*_[\]<>|#~&@\0\u202e]|:\/\/|www\./)
      expect(text.every((line) => line.isWellFormed())).toBe(true)
    }),
    { numRuns: 500 },
  )
})
