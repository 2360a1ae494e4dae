// `assay verify-citations FILE`: reads each source and says whether the quote is there, as Pro's deep research does, but on
// this machine, without a server and a key.
import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { systemClock } from '../../../platform/clock/system-clock.ts'
import { createWeb } from '../../../platform/http-guard/web.ts'
import { checkCitations, type CitedQuote } from '../../../citations/check-citations.ts'
import { createPages } from '../../../citations/pages.ts'
import type { LanguageModel } from '../../../citations/ports.ts'
import type { Verification } from '../../../citations/judge/verification.ts'
import type { Config } from '../../../installation/config.ts'
import { lateBar } from '../parts/late-bar.ts'
import { languageModel, pageReader } from '../../../installation/citation-checks.ts'
import { CommandFailed } from './command-failed.ts'
import { inputName, readInputFile } from './input-file.ts'

/** The most citations that are checked at a time; more would wait for a turn and time out. */
const AT_A_TIME = 25
const FORMATS =
  'Give a JSON list of {"verbatim", "source_url"}, an assessment file with signals, or CSV with the columns verbatim,source_url.'

const Cited = z.object({ verbatim: z.string().trim().min(1), source_url: z.string().trim().min(1) })
const Listed = z.union([
  z.array(z.unknown()),
  z.object({ citations: z.array(z.unknown()) }).transform(({ citations }) => citations),
])
const Assessment = z.object({ signals: z.array(z.object({ value: z.unknown() })) })

/** Prints the result for each citation; the exit code is 1 unless all of them are valid. */
export async function verifyCitations(
  config: Config,
  path: string,
  { json }: { json?: true },
): Promise<void> {
  const citations = await readCitations(path)
  const faults = new Set<string>()
  const model = languageModel(config, ({ message }) => faults.add(message))
  const { ASSAY_FETCH_ALLOW: allow, ASSAY_PUBLIC_URL: about } = config
  const web = createWeb({ allow, ...(about && { about }) })
  const reader = pageReader()
  const pages = createPages({ web, finder: reader, clock: systemClock })
  const bar = lateBar('quotes checked', citations.length)
  const checked: Checked[] = []
  let judged = 0
  try {
    for (let at = 0; at < citations.length; at += AT_A_TIME) {
      const some = citations.slice(at, at + AT_A_TIME)
      const onJudged = (): void => bar.reach(++judged)
      const results = await checkCitations(
        some,
        { clock: systemClock, pages, model },
        { tenant: 'cli', onJudged },
      )
      checked.push(
        ...results.map(({ verification }, i) => Object.assign({ ...some[i] } as CitedQuote, verification)),
      )
    }
  } finally {
    bar.stop()
    await Promise.all([web.close(), reader.close()])
  }
  for (const fault of faults) process.stderr.write(`${fault}.\n`)
  process.stdout.write(
    json ? `${JSON.stringify({ citations: checked }, null, 2)}\n` : describe(checked, model),
  )
  if (checked.some(({ valid }) => !valid)) process.exitCode = 1
}

type Checked = CitedQuote & Verification

async function readCitations(given: string): Promise<CitedQuote[]> {
  const text = await readText(given)
  const path = inputName(given)
  const citations = path.toLowerCase().endsWith('.csv') ? fromCsv(path, text) : fromJson(path, text)
  if (citations.length === 0) throw new CommandFailed(`${path} has no quotes with a source. ${FORMATS}`)
  return citations
}

async function readText(path: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readInputFile(path))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new CommandFailed(
      code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
        ? `${inputName(path)} is not UTF-8. Save it as UTF-8 and try again.`
        : `${path} cannot be read (${code}). Give the path of a file.`,
    )
  }
}

function fromJson(path: string, text: string): CitedQuote[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new CommandFailed(`${path} is not JSON. ${FORMATS}`)
  }
  const assessment = Assessment.safeParse(value)
  // why leniently: most signals have no quote
  if (assessment.success)
    return assessment.data.signals.flatMap((signal) => Cited.safeParse(signal.value).data ?? [])
  const list = Listed.safeParse(value)
  if (!list.success) throw new CommandFailed(`${path} has another format. ${FORMATS}`)
  return list.data.map((entry, i) => cited(entry, `${path}: entry ${i + 1}`))
}

function cited(entry: unknown, where: string): CitedQuote {
  const read = Cited.safeParse(entry)
  if (!read.success) throw new CommandFailed(`${where} has no verbatim or no source_url. ${FORMATS}`)
  return read.data
}

function fromCsv(path: string, text: string): CitedQuote[] {
  let rows: Record<string, string>[]
  try {
    rows = parse(text, { columns: true, bom: true, skip_empty_lines: true })
  } catch (error) {
    throw error instanceof CsvError ? new CommandFailed(`${path} is not CSV: ${error.message}.`) : error
  }
  return rows.map((row, i) => cited(row, `${path}: row ${i + 1}`))
}

function describe(checked: readonly Checked[], model: LanguageModel | undefined): string {
  const lines = checked.map(({ verbatim, source_url, valid, reason }, i) => {
    const [, code = '', detail = ''] = /^(\w+)(?:: (.*))?$/s.exec(reason ?? '') ?? []
    const mark = valid ? '✓ valid' : `✗ ${code.replaceAll('_', ' ')}`
    return [
      `${i + 1}. ${mark} · ${source_url}`,
      `   “${shortened(verbatim)}”`,
      ...(valid ? [] : [`   ${detail}`]),
    ].join('\n')
  })
  const good = checked.filter(({ valid }) => valid).length
  const undecided = checked.some(({ reason }) => reason?.startsWith('check_unavailable'))
  const hint =
    model === undefined && undecided
      ? '\nQuotes that are not word for word need a language model: see ASSAY_MODEL_PROVIDER.'
      : ''
  return `${lines.join('\n')}\n\n${good} of ${checked.length} quotes are at their source.${hint}\n`
}

const shortened = (text: string): string =>
  text.length <= 200 ? text : `${text.slice(0, 200).toWellFormed()}…`
