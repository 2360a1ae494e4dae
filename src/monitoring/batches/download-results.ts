// Downloads what a batch has found, row by row in the order of its file, while it is read.
import type { Operations } from '../../contract/index.ts'
import type { BatchMatch, ScreenedRow } from '../../contract/vocabulary/batch.ts'
import { FileStream } from '../../contract/vocabulary/file-stream.ts'
import type { Act } from '../../audit/activity.ts'
import { recordActs } from '../../audit/log/record-acts.ts'
import { actingIn } from '../../call/acting-in.ts'
import type { UseCase } from '../../call/use-case.ts'
import { csvRow } from '../files/csv-text.ts'
import type { MonitoringPorts, StoredBatch } from '../ports.ts'
import { linesOf, resultLine, screenedRow } from './batch-row.ts'
import { receivedBatch } from './present-batch.ts'

export const downloadResults: UseCase<
  Operations['get_batch_results'],
  Pick<MonitoringPorts, 'store' | 'ids' | 'auditLog'>
> = {
  async run(call, { store, auditLog, ids }) {
    const { input, caller } = call
    const { id, format, only } = input
    const { pins } = await store.read(caller.workspaceId, (tenant) => receivedBatch(tenant, id))
    const act: Act = { ...actingIn(call), kind: 'data.exported', about: id, details: { what: 'batch' } }
    await store.write(caller.workspaceId, (tenant) => recordActs(tenant, { auditLog, ids }, [act]))
    const parts = resultParts(store, caller.workspaceId, id, pins)
    return format === 'csv'
      ? new FileStream(`assay-batch-${id}.csv`, 'text/csv', textOf(parts, only, csvOf, CSV_HEAD))
      : new FileStream(`assay-batch-${id}.jsonl`, 'application/x-ndjson', textOf(parts, only, resultLine, ''))
  },
}

/** The results of each part. Each is read for itself, so that a slow reader holds no transaction. */
async function* resultParts(
  store: MonitoringPorts['store'],
  workspaceId: string,
  id: string,
  pins: StoredBatch['pins'],
): AsyncGenerator<string> {
  for (let after = -1; ;) {
    const from = after
    const [part, batch] = await store.read(workspaceId, async (tenant) => [
      await tenant.nextResults(id, from),
      await tenant.batch(id),
    ])
    // why: the file would look whole, and lack what was found
    if (JSON.stringify(batch?.pins ?? null) !== JSON.stringify(pins))
      throw new Error('the batch was deleted or began again while its results were sent')
    if (part === undefined) return
    yield part.results
    after = part.seq
  }
}

async function* textOf(
  parts: AsyncIterable<string>,
  only: 'all' | 'matches',
  textOfRow: (row: ScreenedRow) => string,
  head: string,
): AsyncGenerator<string> {
  if (head !== '') yield head
  for await (const part of parts) {
    const rows = linesOf(part).map(screenedRow)
    const wanted = only === 'all' ? rows : rows.filter(({ outcome }) => outcome !== 'clear')
    if (wanted.length > 0) yield wanted.map(textOfRow).join('')
  }
}

const COLUMNS = [
  'line',
  'ref',
  'outcome',
  'match',
  'name',
  'matched_name',
  'score',
  'probability',
  'active',
  'measures',
  'says',
  'records',
  'error',
  'decision',
  'match_counts',
  'decision_reason',
  'decision_by',
  'decision_at',
  'case',
]
/** Cells about a match, and about its decision. */
const MATCH_COLUMNS = 9
const DECISION_COLUMNS = 6
const CSV_HEAD = csvRow(COLUMNS)

/** One line for each match; one for a row without any. */
function csvOf({ line, ref, outcome, matches, error = '' }: ScreenedRow): string {
  const row = [String(line), ref ?? '', outcome]
  return matches.length === 0
    ? csvRow([...row, ...blank(MATCH_COLUMNS), error, ...blank(DECISION_COLUMNS)])
    : matches.map((match) => csvRow([...row, ...cellsOf(match), error, ...decisionOf(match)])).join('')
}

const blank = (cells: number): readonly string[] => Array.from({ length: cells }, () => '')

const cellsOf = (match: BatchMatch): readonly string[] => [
  match.outcome,
  match.name,
  match.matchedName,
  String(match.score),
  String(match.probability),
  String(match.active),
  [...new Set(match.measures.map(({ measure }) => measure))].join(' '),
  match.says,
  match.citations.map(({ source, id }) => `${source}/${id}`).join(' '),
]

/** What was decided about the match before on the same evidence. */
function decisionOf({ decision }: BatchMatch): readonly string[] {
  if (decision === undefined) return blank(DECISION_COLUMNS)
  const { state, setAside, reason, by, at, case: ofCase } = decision
  return [state, setAside ? 'no' : 'yes', reason, by.name, at, ofCase]
}
