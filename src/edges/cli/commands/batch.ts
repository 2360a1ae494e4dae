// `assay batch`: starts a batch, waits for its end, and writes its results.
import { setTimeout as wait } from 'node:timers/promises'
import type { Client, ClientOptions } from '../../../client/client.ts'
import type { Batch } from '../../../contract/vocabulary/batch.ts'
import { callServer } from './call-server.ts'
import { lateBar } from '../parts/late-bar.ts'
import { formatOf, subjectFile, writePieces } from './subject-files.ts'
import { CommandFailed } from './command-failed.ts'
import { mistakeLine } from './portfolios.ts'
import { print, type Printing } from './with-administration.ts'

const LOOK_MS = 1_000
const MISTAKES_SHOWN = 20

export interface BatchOptions extends Printing {
  readonly portfolio?: string
  readonly batch?: string
  readonly out: string
  readonly all?: true
}

/** Throws CommandFailed. */
export async function batchCommand(
  file: string | undefined,
  options: ClientOptions,
  { portfolio, batch: started, out, all, ...printing }: BatchOptions,
): Promise<void> {
  if ([file, portfolio, started].filter((given) => given !== undefined).length !== 1)
    throw new CommandFailed('Give a file, --portfolio ID or --batch ID, and only one of them.')
  if (out === '-') throw new CommandFailed('Give --out a file: the summary goes to standard output.')
  const batch = await callServer(options, async (client) => {
    const { id } = await startedBatch(client, { file, portfolio, started })
    if (started === undefined) process.stderr.write(`Batch ${id}\n`)
    return ended(client, id)
  })
  if (batch.status === 'failed') throw new CommandFailed(batch.error ?? 'The batch failed.')
  await callServer(options, async (client) =>
    writePieces(
      out,
      await client.download('get_batch_results', {
        id: batch.id,
        format: formatOf(out, undefined),
        only: all === true ? 'all' : 'matches',
      }),
    ),
  )
  print(batch, printing, [
    `${batch.rows} rows: ${batch.confirmed} with a confirmed match, ${batch.possible} with a possible match, ${batch.refused} refused. Results are in ${out}.`,
    ...(batch.unreadable === true
      ? ['  altered in the store: which lists it used and which rows it refused cannot be read in full']
      : []),
    ...batch.lists.map(
      ({ id, status, snapshotDate, required }) =>
        `  ${id}  ${snapshotDate ?? 'no snapshot'}  ${status}${required && snapshotDate === null ? ', although it is required' : ''}`,
    ),
    ...(batch.ignoredColumns.length > 0 ? [`Ignored columns: ${batch.ignoredColumns.join(', ')}.`] : []),
    ...batch.mistakes.slice(0, MISTAKES_SHOWN).map(mistakeLine),
    'A match is not proof: a person has to review each. An empty result is not a clearance.',
  ])
  if (batch.refused > 0) process.exitCode = 1
}

async function startedBatch(
  client: Client,
  {
    file,
    portfolio,
    started,
  }: {
    readonly file: string | undefined
    readonly portfolio: string | undefined
    readonly started: string | undefined
  },
): Promise<{ readonly id: string }> {
  if (file !== undefined) return client.upload('start_batch', {}, await subjectFile(file, undefined))
  if (portfolio !== undefined) return client.call('screen_portfolio', { id: portfolio })
  return { id: started ?? '' }
}

async function ended(client: Client, id: string): Promise<Batch> {
  let bar: ReturnType<typeof lateBar> | undefined
  try {
    for (;;) {
      const batch = await client.call('get_batch', { id })
      if (batch.status === 'completed' || batch.status === 'failed') return batch
      bar ??= lateBar('rows screened', batch.rows)
      bar.reach(batch.screened)
      await wait(LOOK_MS)
    }
  } finally {
    bar?.stop()
  }
}
