// Golden scores of names: what the matcher answers today it answers on every machine, in every time zone and locale.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { Matcher } from '../../src/names/matcher/matcher.ts'
import { fingerprints, readVectors, scoredVector } from './name-vectors.ts'

const HOW =
  'scores changed; if they should, run `node test/vectors/write-names.ts`, look at the difference, raise MATCHER_VERSION'
const matcher = new Matcher()
const vectors = readVectors()
const run = promisify(execFile)

test('the pairs cover every type, every level and most rules', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(115)
  expect(new Set(vectors.map(({ type }) => type))).toEqual(
    new Set(['person', 'organisation', 'vessel', 'unknown']),
  )
  expect(new Set(vectors.map(({ level }) => level))).toEqual(new Set(['none', 'alert', 'strong']))
  expect(new Set(vectors.flatMap(({ rules }) => rules)).size).toBeGreaterThanOrEqual(12)
  expect(new Set(vectors.map(({ query, listed }) => JSON.stringify([query, listed]))).size).toBe(
    vectors.length,
  )
})

test.each(vectors)('$type: $query / $listed', (vector) => {
  expect(scoredVector(matcher, vector), HOW).toEqual(vector)
})

test('another time zone and locale give the same bytes, answers and scores', async () => {
  const script = fileURLToPath(new URL('print-fingerprints.ts', import.meta.url))
  const env = { ...process.env, TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
  const { stdout } = await run(process.execPath, [script], { env })
  const { zone, locale, ...elsewhere } = JSON.parse(stdout) as Record<string, unknown>
  // why: a child that took neither would prove nothing
  expect(zone).toMatch(/Kat[h]?mandu/)
  expect(locale).toMatch(/^tr/)
  expect(elsewhere).toEqual(await fingerprints(matcher))
  expect(elsewhere['records']).toBeGreaterThan(10)
})
