// `assay assess --as-of DATE FILE`: what the protocol says of a file with what was known on a past day (rule K-8).
import type { PastAssessment } from '../../../contract/past-assessment.ts'
import type { Composition } from '../parts/composition.ts'
import { readAssessmentFile } from './assess.ts'
import { print, type Printing } from './with-administration.ts'
import { renderScorecard, wrap } from './render-scorecard.ts'

/** Prints the result on standard output. Sets the exit code to 1 where the evidence does not suffice for a score. */
export async function assessAsOfCommand(
  path: string,
  asOf: string,
  { assessAsOf }: Composition,
  printing: Printing = {},
): Promise<void> {
  const result = await assessAsOf(await readAssessmentFile(path), asOf)
  if (printing.json === true) print(result, printing, [])
  else process.stdout.write(renderPast(result))
  if (result.kind === 'withheld') process.exitCode = 1
}

/** The result as text. Title, verdict and roadmap name the day, so that no part of it passes for a result of today. */
export function renderPast(result: PastAssessment): string {
  const { as_of: asOf, refused } = result
  const title = `as of ${asOf}`
  const preface = [
    `Judged as on ${asOf}, by the rules of today. No page was fetched, because Assay cannot fetch a page as it was then: ` +
      'every entry that cites a page is unread. Assay cannot see whether evidence without a date was known on that day.',
  ]
  const notes = refused.map(({ signal, message }) => `Not counted: ${signal.axis}.${signal.kind}: ${message}`)
  if (result.kind === 'scored')
    return renderScorecard(title, result.score, result.milestones, { notes, preface, asOf })
  const missing = result.missing_signals
  const kinds =
    missing.length === 1 ? '1 required kind is below its' : `${missing.length} required kinds are below their`
  const lines = [
    `Assessment ${title}`,
    ...preface.flatMap((line) => wrap('', line)),
    '',
    `Not scored as of ${asOf}: ${kinds} minimum.`,
    ...missing.map((line) => `  missing  ${line}`),
    '',
    'Evidence by axis',
    ...result.requirements.flatMap(([axis, requirements]) =>
      wrap(`  ${axis.padEnd(12)}  `, haveOf(requirements)),
    ),
    ...result.questions.flatMap((question) => ['', ...wrap('  ', question)]),
    ...notes.flatMap((note) => ['', ...wrap('  ', note)]),
  ]
  return `${lines.join('\n')}\n`
}

type Requirements = Extract<PastAssessment, { kind: 'withheld' }>['requirements'][number][1]

const haveOf = (requirements: Requirements): string =>
  Object.entries(requirements)
    .map(([kind, { need, have }]) => `${kind} ${have} of ${need}`)
    .join(', ')
