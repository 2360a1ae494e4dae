// Saves a file in the browser's downloads: one made here, or one from the server.
import type { SubjectsTaken } from '../../../contract/vocabulary/portfolio.ts'
import { addressedWorkspace } from '../routing/workspace.ts'
import { send, sendForJson } from './send.ts'

/** The longest that a file may take to arrive. */
export const FILE_MS = 3_600_000

export function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // why later: the browser reads the address after the click returns
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

// why by name: browsers give CSV the type of whatever program opens it
const subjectsIn = (file: File): Blob =>
  new Blob([file], { type: /\.jsonl?$/i.test(file.name) ? 'application/x-ndjson' : 'text/csv' })

/** Sends a file of subjects as a batch. The same key again gives the same batch. */
export const sendBatch = (file: File, key: string): Promise<unknown> =>
  sendForJson({
    method: 'POST',
    target: '/v1/batches',
    file: subjectsIn(file),
    headers: { 'idempotency-key': key },
    workspace: addressedWorkspace(),
    ifUnanswered: 'once',
    patienceMs: FILE_MS,
  })

const pathOfSubjects = (id: string): string => `/v1/portfolios/${encodeURIComponent(id)}/subjects`

/** Puts a file of subjects into a portfolio. The same file again changes nothing. */
export const sendSubjects = async (id: string, file: File): Promise<SubjectsTaken> =>
  (await sendForJson({
    method: 'PUT',
    target: pathOfSubjects(id),
    file: subjectsIn(file),
    workspace: addressedWorkspace(),
    ifUnanswered: 'once',
    patienceMs: FILE_MS,
  })) as SubjectsTaken

async function saveCsv(name: string, target: string): Promise<void> {
  const headers = { accept: 'text/csv' }
  const response = await send({ method: 'GET', target, headers, workspace: addressedWorkspace() })
  save(name, await response.blob())
}

/** The rows of a batch that have a match or were refused, as CSV. */
export const saveResults = (id: string): Promise<void> =>
  saveCsv(`assay-batch-${id}.csv`, `/v1/batches/${encodeURIComponent(id)}/results?format=csv&only=matches`)

/** The subjects of a portfolio as CSV, in the form in which they are put into one. */
export const saveSubjects = (id: string): Promise<void> =>
  saveCsv(`assay-portfolio-${id}.csv`, `${pathOfSubjects(id)}?format=csv`)

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
  save(`assay-${id}-${paper}.pdf`, await response.blob())
}
