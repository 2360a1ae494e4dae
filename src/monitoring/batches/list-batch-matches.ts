// Pages through the rows of a batch that need a person: those with a match, and the refused ones.
import type { Operations } from '../../contract/index.ts'
import type { ScreenedRow } from '../../contract/vocabulary/batch.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { MonitoringPorts } from '../ports.ts'
import { linesOf, screenedRow } from './batch-row.ts'
import { receivedBatch, statusOf } from './present-batch.ts'

const PAGE_ROWS = 20
/** Parts of a batch that one call reads: most have no match, and a call must end soon. */
const PARTS_READ = 100

export const listBatchMatches: UseCase<Operations['list_batch_matches'], Pick<MonitoringPorts, 'store'>> = {
  async run({ input: { id, after = '0-0' }, caller }, { store }) {
    const [firstPart = 0, skipped = 0] = after.split('-').map(Number)
    const batch = await store.read(caller.workspaceId, (tenant) => receivedBatch(tenant, id))
    const status = statusOf(batch)
    const rows: ScreenedRow[] = []
    let [seq, from] = [firstPart - 1, skipped]
    for (let read = 0; read < PARTS_READ; read++) {
      const part = await store.read(caller.workspaceId, (tenant) => tenant.nextResults(id, seq))
      if (part === undefined) return { status, rows }
      // why only of that part: the place counts the rows of a part, and the next part begins at its first
      const start = part.seq === firstPart ? from : 0
      for (const [at, line] of linesOf(part.results).entries()) {
        if (at < start) continue
        const row = screenedRow(line)
        if (row.outcome === 'clear') continue
        // why before it is added: a page that announces more must have a next page with rows
        if (rows.length === PAGE_ROWS) return { status, rows, next: `${part.seq}-${at}` }
        rows.push(row)
      }
      ;[seq, from] = [part.seq, 0]
    }
    return { status, rows, next: `${seq + 1}-0` }
  },
}
