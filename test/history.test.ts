// The eight cases of `examples/history`: each command of the page gives the text beside its file, and the files hold only what
// was known on the day.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { assessAsOf } from '../src/assessment/assess-as-of.ts'
import type { PastRequest } from '../src/contract/past-assessment.ts'
import { renderPast } from '../src/edges/cli/commands/assess-as-of.ts'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'examples/history')
const page = readFileSync(join(folder, 'README.md'), 'utf8')

const cases = Array.from(
  page.matchAll(/^npm run -s assay -- assess --as-of (\S+) examples\/history\/(\S+)\.json$/gm),
  ([, day = '', name = '']) => ({ day, name }),
)
const fileOf = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as PastRequest

test('the page has a command for each of eight files', () => {
  expect(cases).toHaveLength(8)
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  expect(cases.map(({ name }) => `${name}.json`).toSorted()).toEqual(files.toSorted())
})

test.each(cases)('K-8 $name as of $day gives the text that is kept beside it', ({ name, day }) => {
  const result = assessAsOf(fileOf(name), day)
  expect(result.refused).toEqual([])
  expect(renderPast(result)).toBe(readFileSync(join(folder, `${name}.txt`), 'utf8'))
})

test('the page says truly which are scored, with which total, and which questions are open', () => {
  const results = cases.map(({ name, day }) => ({ name, result: assessAsOf(fileOf(name), day) }))
  const scored = results.flatMap(({ name, result }) =>
    result.kind === 'scored' ? [{ name, ...result.score.scorecard }] : [],
  )
  expect(scored.map(({ name, total, verdict }) => [name, total, verdict])).toEqual([
    ['carbonite-2011', 31, 'validate'],
    ['wework-2019', 32, 'validate'],
  ])
  for (const { name, total, verdict, estimate } of scored) {
    expect(page).toContain(`Result: [${total} of 70, \`${verdict}\`](${name}.txt)`)
    const [now, base] = [estimate.posterior_p, estimate.reference.base_rate_pmf_24mo]
    expect(page).toContain(
      `| ${total} of 70 | \`${verdict}\` | ${(100 * now).toFixed(1)}% (${(100 * base).toFixed(1)}%) |`,
    )
  }
  const complete = results.map(({ name, result }) => {
    const kinds = result.kind === 'withheld' ? result.requirements.flatMap(([, of]) => Object.values(of)) : []
    return [name, kinds.filter((kind) => kind.complete).length, kinds.length] as const
  })
  expect(complete.toSorted(([, left], [, right]) => right - left)[0]).toEqual(['quibi-2020', 9, 21])
  const asked = (words: string): readonly string[] =>
    results
      .filter(
        ({ result }) => result.kind === 'withheld' && result.questions.some((text) => text.startsWith(words)),
      )
      .map(({ name }) => name)
      .toSorted()
  expect(asked('Is it allowed?')).toEqual(['stripe-2011', 'theranos-2015'])
  expect(asked('Can it be built?')).toEqual(['juicero-2016', 'theranos-2015'])
})

test('every address of a source in a file that is no home page is listed on the page', () => {
  for (const { name } of cases) {
    const texts = JSON.stringify(fileOf(name)).matchAll(/"(?:source_url|evidence_url|target_url)":"([^"]+)"/g)
    const cited = Array.from(texts, ([, url = '']) => url).filter((url) => url.split('/').length > 4)
    const known = cited.filter((url) => !page.includes(url))
    expect([name, known]).toEqual([name, []])
  }
})
