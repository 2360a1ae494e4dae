// Saves a file in the browser's downloads: one made here, or one from the server.
import { addressedWorkspace } from '../routing/workspace.ts'
import { send, sendForJson } from './send.ts'

/** The longest that a file may take to arrive. */
const FILE_MS = 3_600_000

export function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // why later: the browser reads the address after the click returns
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Sends a file of subjects as a batch. The same key again gives the same batch. */
export const sendBatch = (file: File, key: string): Promise<unknown> =>
  sendForJson({
    method: 'POST',
    target: '/v1/batches',
    // why by name: browsers give CSV the type of whatever program opens it
    file: new Blob([file], { type: /\.jsonl?$/i.test(file.name) ? 'application/x-ndjson' : 'text/csv' }),
    headers: { 'idempotency-key': key },
    workspace: addressedWorkspace(),
    ifUnanswered: 'once',
    patienceMs: FILE_MS,
  })

/** The rows of a batch that have a match or were refused, as CSV. */
export async function saveResults(id: string): Promise<void> {
  const response = await send({
    method: 'GET',
    target: `/v1/batches/${encodeURIComponent(id)}/results?format=csv&only=matches`,
    headers: { accept: 'text/csv' },
    workspace: addressedWorkspace(),
  })
  save(`assay-batch-${id}.csv`, await response.blob())
}

export type PaperSize = 'a4' | 'letter'

/** The PDF of an assessment or a run. */
export async function savePdf(id: string, paper: PaperSize): Promise<void> {
  const target = `/v1/exports/${encodeURIComponent(id)}.pdf?paper=${paper}`
  const response = await send({
    method: 'GET',
    target,
    headers: { accept: 'application/pdf' },
    workspace: addressedWorkspace(),
  })
  save(`assay-${id}.pdf`, await response.blob())
}
