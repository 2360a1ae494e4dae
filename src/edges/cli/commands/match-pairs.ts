// `assay match-pairs FILE`: one JSON line for each pair of a file, in its order, and nothing else on standard output.
import { once } from 'node:events'
import { comparePair, PairUnreadable, readPair } from '../../../screening/pairs.ts'
import type { Config } from '../../../installation/config.ts'
import { createScreener } from '../../../installation/matching-resources.ts'
import { CommandFailed } from './command-failed.ts'
import { inputName, inputPieces } from './input-file.ts'

/** Written together: a write for each of thousands of lines would cost more than the comparing. */
const CHUNK = 16_384

export async function matchPairs(
  config: Config,
  path: string,
  options: { readonly builtInOnly?: boolean },
): Promise<void> {
  const screener = await createScreener(config, options)
  let gathered = ''
  let number = 0
  try {
    for await (const line of linesOf(path)) {
      number++
      if (line.trim() === '') continue
      gathered += `${JSON.stringify(comparePair(screener, readPair(line)))}\n`
      if (gathered.length < CHUNK) continue
      await write(gathered)
      gathered = ''
    }
  } catch (error) {
    throw error instanceof PairUnreadable
      ? new CommandFailed(
          `${inputName(path)} line ${number}: ${error.message}. The lines before it were compared.`,
        )
      : error
  } finally {
    // why also after a mistake: every good line before it keeps its answer
    await write(gathered)
  }
}

async function write(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain')
}

/** Lines between line feeds alone: JSON may hold the other characters that end a line elsewhere. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = ''
  let first = true
  const stream = inputPieces(path)
  try {
    for await (const piece of stream) {
      const lines = (rest + (first ? piece.replace(/^\uFEFF/, '') : piece)).split('\n')
      first = false
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw error instanceof Error && 'code' in error && 'syscall' in error
      ? new CommandFailed(
          `${path} cannot be read (${String(error.code)}). Give the path of a file of JSON lines.`,
        )
      : error
  }
  if (rest !== '') yield rest
}
