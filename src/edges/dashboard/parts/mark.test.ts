import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ASSESSMENT_VERDICTS } from '../../../reports/words/assessment-verdict.ts'
import { CONFIDENCES, RUN_VERDICTS, SEVERITY_WORDS } from '../../../reports/words/run-verdict.ts'
import { SOURCE_STATUSES } from '../../../reports/words/sources-read.ts'
import { CASE_MARKS } from '../cases/case-words.ts'
import { OUTCOME_MARKS } from '../portfolios/alert-words.ts'
import { SHAPES } from './mark.tsx'

const tones = (terms: Readonly<Record<string, { readonly tone: string }>>) =>
  Object.values(terms).map(({ tone }) => tone)
const marks = (terms: Readonly<Record<string, readonly [tone: string, label: string]>>) =>
  Object.values(terms).map(([tone]) => tone)

test.each([
  ['severity of a finding', tones(SEVERITY_WORDS)],
  ['verdict of a run', tones(RUN_VERDICTS)],
  ['verdict of an assessment', tones(ASSESSMENT_VERDICTS)],
  ['confidence', tones(CONFIDENCES)],
  ['state of a source', tones(SOURCE_STATUSES)],
  ['state of a case', marks(CASE_MARKS)],
  ['outcome of a match', marks(OUTCOME_MARKS)],
])('each %s has a tone that no other has', (_, of) => {
  expect(new Set(of).size).toBe(of.length)
})

/** Token -> its colour on a light and on a dark ground. */
const TOKENS = new Map(
  [
    ...readFileSync(new URL('../style/tokens.css', import.meta.url), 'utf8').matchAll(
      /--([a-z-]+): light-dark\((#\w{6}), (#\w{6})\)/g,
    ),
  ].map(([, name = '', light = '', dark = '']) => [name, [light, dark]]),
)

/** The relative luminance of WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each([
  ['light', 0],
  ['dark', 1],
] as const)('on a %s ground each tone has its own colour and shape, and can be read', (_, ground) => {
  expect(new Set(Object.values(SHAPES)).size).toBe(Object.keys(SHAPES).length)
  const colours = Object.keys(SHAPES).map(
    (tone) => TOKENS.get(tone === 'quiet' ? 'ink-soft' : tone)?.[ground] ?? '',
  )
  expect(new Set(colours).size).toBe(colours.length)
  for (const colour of colours)
    for (const paper of ['paper', 'raised', 'sunk'])
      expect(contrast(colour, TOKENS.get(paper)?.[ground] ?? ''), `${colour} on ${paper}`).toBeGreaterThan(
        4.5,
      )
})
