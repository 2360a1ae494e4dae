// `assay read-quotes FILE`: one JSON line for each quote of a file, in its order, and nothing else on standard output.
import { once } from 'node:events'
import { z } from 'zod'
import { readQuote } from '../../../assessment/rules/reader/read-quote.ts'
import { CommandFailed } from './command-failed.ts'
import { inputName, readInputFile } from './input-file.ts'

const QuoteLine = z.object({
  id: z.union([z.string(), z.number()]),
  language: z.string().nullish(),
  pitch: z.string(),
  icp: z.string().default(''),
  competitors: z.array(z.string()).default([]),
  verbatim: z.string().min(1),
  kind: z.string().default('user_quote'),
})
type QuoteLine = z.infer<typeof QuoteLine>

/** All lines are checked before the first is read, so that a mistake costs no half of an output. */
const MAX_MISTAKES = 20
/** Written together: a write for each of thousands of lines would cost more than the reading. */
const CHUNK = 16_384

export async function readQuotes(path: string): Promise<void> {
  const lines = checked(path, await contentOf(path))
  let gathered = ''
  for (const { id, language, pitch, icp, competitors, verbatim, kind } of lines) {
    const reading = readQuote({ verbatim, pitch, icp, competitors, kind, language: language ?? undefined })
    gathered += `${JSON.stringify({ id, ...reading })}\n`
    if (gathered.length < CHUNK) continue
    await write(gathered)
    gathered = ''
  }
  await write(gathered)
}

async function write(output: string): Promise<void> {
  if (output !== '' && !process.stdout.write(output)) await once(process.stdout, 'drain')
}

async function contentOf(path: string): Promise<string> {
  try {
    return (await readInputFile(path)).toString('utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new CommandFailed(`${path} cannot be read${code}. Give the path of a file of JSON lines.`)
  }
}

function checked(path: string, content: string): readonly QuoteLine[] {
  const good: QuoteLine[] = []
  const mistakes: string[] = []
  for (const [i, line] of content
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (line.trim() === '') continue
    const read = lineOf(line)
    if (typeof read === 'string') mistakes.push(`line ${i + 1}: ${read}`)
    else good.push(read)
  }
  if (mistakes.length === 0) return good
  const shown = mistakes.slice(0, MAX_MISTAKES)
  const more = mistakes.length > shown.length ? [`and ${mistakes.length - shown.length} more`] : []
  throw new CommandFailed(
    [`${inputName(path)} has lines that cannot be read. No quote was read.`, ...shown, ...more].join('\n  '),
  )
}

function lineOf(line: string): QuoteLine | string {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    return 'it is no JSON.'
  }
  const { data, error } = QuoteLine.safeParse(json)
  if (data !== undefined) return data
  const [issue] = error.issues
  const field = issue?.path.join('.') ?? ''
  return field === '' ? 'it is no object.' : `${field}: ${issue?.message ?? 'wrong'}.`
}
