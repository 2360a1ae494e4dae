// `assay screen --batch IN --out OUT`: a file of parties in, a file of findings out, whole or not at all.
import { randomBytes } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { BATCH_HEAD, type BatchRow, BatchUnreadable, readBatch, screenRow } from '../../../screening/batch.ts'
import { countryWarning } from '../../../screening/screen.ts'
import type { Config } from '../../../installation/config.ts'
import { lateBar } from '../parts/late-bar.ts'
import { createScreener } from '../../../installation/matching-resources.ts'
import { CommandFailed } from './command-failed.ts'
import { inputName, readInputFile } from './input-file.ts'
import { NOTE, type ScreenCommand } from './screen.ts'
import { givenLists, listLines, openLists, type ScreenedList } from './screening-lists.ts'

/** Rows whose lines are written at a time. */
const WRITE_ROWS = 200
const WARNINGS_SHOWN = 10

export async function screenBatch(
  config: Config,
  batch: string,
  name: string | undefined,
  command: ScreenCommand,
): Promise<void> {
  if (name !== undefined) throw new CommandFailed('Give either a name or --batch FILE, not both.')
  const { out, json } = command
  if (out === undefined) throw new CommandFailed('--batch needs --out FILE for the findings.')
  for (const option of ['type', 'birthDate', 'country'] as const)
    if (command[option] !== undefined)
      throw new CommandFailed(
        'With --batch the type, birth date and country stand in the file: columns id,name,type,birth_date,country.',
      )
  for (const input of [batch, ...command.list.map((list) => list.slice(list.indexOf('=') + 1))])
    if (resolve(input) === resolve(out))
      throw new CommandFailed(`--out would overwrite ${input}. Give --out another path.`)
  const given = givenLists(command.list)
  const rows = await batchRows(batch)
  warnOfCountries(rows)
  await withDraft(out, async (draft) => {
    const screener = await createScreener(config, command)
    const { index, lists } = await openLists(config, screener, given)
    const levels = { strong: 0, alert: 0, none: 0 }
    const bar = lateBar('rows screened', rows.length)
    try {
      await draft.write(BATCH_HEAD)
      for (let at = 0; at < rows.length; at += WRITE_ROWS) {
        let text = ''
        for (const row of rows.slice(at, at + WRITE_ROWS)) {
          const { lines, level } = await screenRow(screener, index, row, command)
          text += lines
          levels[level]++
        }
        await draft.write(text)
        bar.reach(at + WRITE_ROWS)
      }
    } finally {
      bar.stop()
    }
    return () => process.stdout.write(summary(rows.length, lists, levels, { out, json }))
  })
}

function summary(
  rows: number,
  lists: readonly ScreenedList[],
  levels: Readonly<Record<'strong' | 'alert' | 'none', number>>,
  { out, json }: { readonly out: string; readonly json: boolean | undefined },
): string {
  if (json) return `${JSON.stringify({ rows, lists, levels, out, note: NOTE })}\n`
  const counts = `${levels.strong} with a strong finding, ${levels.alert} with an alert, ${levels.none} with neither`
  const [against, ...each] = listLines(lists)
  return `${[`${rows} rows against ${against}`, ...each, `${counts}. Findings are in ${out}.`, NOTE].join('\n')}\n`
}

async function batchRows(given: string): Promise<BatchRow[]> {
  const path = inputName(given)
  let records: { record: string[]; info: { lines: number } }[]
  try {
    records = parse(utf8(path, await readInputFile(given)), {
      info: true,
      skip_empty_lines: true,
    }) as unknown as typeof records
  } catch (error) {
    if (error instanceof CsvError) throw new CommandFailed(`${path} is not CSV: ${error.message}.`)
    throw error instanceof Error && 'code' in error
      ? new CommandFailed(`${path} cannot be read (${String(error.code)}). Give the path of a CSV file.`)
      : error
  }
  const [head, ...rows] = records
  if (head === undefined)
    throw new CommandFailed(
      `${path} is empty. Its first line names the columns: id,name,type,birth_date,country.`,
    )
  try {
    return readBatch(
      head.record,
      rows.map(({ record, info }) => ({ cells: record, line: info.lines })),
    )
  } catch (error) {
    throw error instanceof BatchUnreadable
      ? new CommandFailed(`${path} cannot be screened; nothing was written:\n  ${error.message}`)
      : error
  }
}

/** Names in another encoding would be read as other names and pass in silence. */
function utf8(path: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CommandFailed(`${path} is not UTF-8. Save it as CSV UTF-8 and try again.`)
  }
}

function warnOfCountries(rows: readonly BatchRow[]): void {
  const warnings = new Set(rows.flatMap(({ party }) => countryWarning(party) ?? []))
  for (const warning of [...warnings].slice(0, WARNINGS_SHOWN)) process.stderr.write(`Note: ${warning}.\n`)
  const more = warnings.size - WARNINGS_SHOWN
  if (more > 0) process.stderr.write(`Note: ${more} more countries are not known and were left out.\n`)
}

/** Writes beside the target and moves it there at the end; an interrupted run leaves neither a half file nor a draft. */
async function withDraft(out: string, work: (draft: FileHandle) => Promise<() => void>): Promise<void> {
  if (statSync(out, { throwIfNoEntry: false })?.isFile() === false)
    throw new CommandFailed(`${out} is no ordinary file. Give --out the path of a file.`)
  const path = `${out}.${randomBytes(6).toString('hex')}.part`
  const draft = await open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
    throw new CommandFailed(
      `${out} cannot be written (${error.code}). Give --out a path in a folder that exists.`,
    )
  })
  const interrupted = (signal: NodeJS.Signals): void => {
    rmSync(path, { force: true })
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  try {
    const tell = await work(draft)
    await draft.sync()
    await draft.close()
    await rename(path, out)
    tell()
  } catch (error) {
    await draft.close().catch(() => undefined)
    await rm(path, { force: true })
    throw error
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
  }
}
