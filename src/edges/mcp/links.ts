// Links to what a client can read beside an answer: documents, and the whole of what was shortened. resources/read opens each.
import type { ResourceLink } from '@modelcontextprotocol/server'
import type { OperationName } from '../../contract/index.ts'
import { sessionIdIn } from './session-id-in.ts'

const PDF = 'application/pdf'

/** The address of the PDF of a session or a run. */
export const pdfOf = (id: string): string => `assay://exports/${id}.pdf`

/** The links of an answer. `given`: the arguments of the call. */
export function linksOf(
  name: OperationName,
  given: Readonly<Record<string, unknown>>,
  output: unknown,
): readonly ResourceLink[] {
  const { format, id, status, findings } = output as Readonly<Record<string, unknown>>
  if (name === 'export') return exportLinks(given['session'], format)
  const isRun = (name === 'run_diligence' || name === 'get_run') && typeof id === 'string'
  if (!isRun || status !== 'completed' || !Array.isArray(findings)) return []
  return [
    link(`assay://runs/${id}`, 'run.json', 'application/json', 'The whole run'),
    link(pdfOf(id), 'run.pdf', PDF, 'The report (Pro)'),
  ]
}

function exportLinks(session: unknown, format: unknown): readonly ResourceLink[] {
  const id = sessionIdIn(session)
  if (format === 'pdf')
    return id === undefined ? [] : [link(pdfOf(id), 'assessment.pdf', PDF, 'The document')]
  return [link(`assay://assessments/${String(session)}`, 'assessment.md', 'text/markdown', 'The document')]
}

const link = (uri: string, name: string, mimeType: string, title: string): ResourceLink => ({
  type: 'resource_link',
  uri,
  name,
  title,
  mimeType,
})
