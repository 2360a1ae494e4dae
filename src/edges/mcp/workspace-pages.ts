// The pages of a workspace: its sessions, runs and cases, and their documents. An agent that starts again finds there what it began.
import { type ListResourcesResult, ResourceTemplate } from '@modelcontextprotocol/server'
import type { OperationName } from '../../contract/index.ts'
import { briefAnswer } from './brief-answer.ts'
import { asked, type CallOperation } from './outcome.ts'
import {
  about,
  JSON_TYPE,
  lastPart,
  MARKDOWN,
  partAt,
  type ReadPage,
  type ResourcePage,
} from './resource-page.ts'
import type { ToolGroup } from './tool-groups.ts'

/** Items of each kind in resources/list; the pages of the kind have the others. */
const NEWEST = 10
const TITLE_CHARS = 80

interface Item {
  readonly id: string
  readonly title: string
}

/** A list of the workspace and its items, as two templates: `assay://runs?before=ID` and `assay://runs/ID`. */
interface Shelf {
  readonly many: string
  readonly list: OperationName
  readonly one: OperationName
  readonly title: string
  readonly description: string
  readonly itemDescription: string
  readonly items: (output: never) => readonly Item[]
}

const SESSIONS: Shelf = {
  many: 'sessions',
  list: 'list_sessions',
  one: 'get_session',
  title: 'Sessions of the workspace',
  description: 'The newest 50 sessions with a token for each: to continue one whose token was lost.',
  itemDescription: 'An assessment: its pitch, its total, and how much is stored of it.',
  items: ({ sessions }: { sessions: readonly { session_id: string; pitch: string }[] }) =>
    sessions.map(({ session_id: id, pitch }) => ({ id, title: pitch })),
}
const RUNS: Shelf = {
  many: 'runs',
  list: 'list_runs',
  one: 'get_run',
  title: 'Runs of the workspace',
  description: 'The newest 50 diligence runs with their verdicts.',
  itemDescription: 'A diligence run, whole but for the listed parties.',
  items: ({ runs }: { runs: readonly { id: string; subject: { name: string }; status: string }[] }) =>
    runs.map(({ id, subject, status }) => ({ id, title: `${subject.name} (${status})` })),
}
const CASES: Shelf = {
  many: 'cases',
  list: 'list_cases',
  one: 'get_case',
  title: 'Cases of the workspace',
  description: 'The newest 20 cases: matches that a person must decide.',
  itemDescription: 'A case with its evidence and the newest of its history.',
  items: ({ cases }: { cases: readonly { id: string; subject: string | null; state: string }[] }) =>
    cases.map(({ id, subject, state }) => ({ id, title: `${subject ?? '(erased)'} (${state})` })),
}

const SHELVES: Readonly<Record<ToolGroup, Shelf>> = { assessment: SESSIONS, diligence: RUNS, desk: CASES }

export const workspacePages = (group: ToolGroup): readonly ResourcePage[] => [
  ...shelfPages(SHELVES[group]),
  ...(group === 'assessment' ? [ASSESSMENT, PDF_PAGE] : [SOURCES]),
  ...(group === 'diligence' ? [...FINDINGS, PDF_PAGE] : []),
]

function shelfPages(shelf: Shelf): readonly ResourcePage[] {
  const { many, list, one, title, description, itemDescription } = shelf
  const base = `assay://${many}`
  const readList: ReadPage = async (uri, call, signal) => {
    const before = parameter(uri, 'before')
    const input = before === null ? {} : { before }
    return shown(list, await asked(call(list, () => input, signal)))
  }
  return [
    { name: many, at: base, about: about(title, description, JSON_TYPE), fixed: false, read: readList },
    {
      name: `${many}-before`,
      at: new ResourceTemplate(`${base}{?before}`, { list: undefined }),
      about: about(`${title}: an older page`, 'Send `next` of the page before as `before`.', JSON_TYPE),
      fixed: false,
      read: readList,
    },
    {
      name: many.slice(0, -1),
      at: new ResourceTemplate(`${base}/{id}`, { list: undefined }),
      about: about(title, itemDescription, JSON_TYPE),
      fixed: false,
      read: async (uri, call, signal) =>
        shown(one, await asked(call(one, () => ({ id: lastPart(uri) }), signal))),
      newest: (call, signal) => newestOf(shelf, call, signal),
    },
  ]
}

/** In the usual form, but a run whole: its address is what a shortened answer refers to. */
const shown = (name: OperationName, output: unknown): string =>
  JSON.stringify(name === 'get_run' ? briefAnswer(name, output, WHOLE) : briefAnswer(name, output))

const WHOLE = { limit: 100, isWhole: true }

async function newestOf(
  { many, list, items }: Shelf,
  call: CallOperation,
  signal: AbortSignal,
): Promise<ListResourcesResult['resources']> {
  const became = await call(list, () => ({}), signal)
  // why none: without a key or a server, the other pages can be listed all the same
  if ('problem' in became) return []
  return items(became.output as never)
    .slice(0, NEWEST)
    .map(({ id, title }) => ({
      uri: `assay://${many}/${encodeURIComponent(id)}`,
      name: id,
      title: title.slice(0, TITLE_CHARS).toWellFormed(),
      mimeType: JSON_TYPE,
    }))
}

const parameter = (uri: string, name: string): string | null => URL.parse(uri)?.searchParams.get(name) ?? null

const ASSESSMENT: ResourcePage = {
  name: 'assessment',
  at: new ResourceTemplate('assay://assessments/{session}', { list: undefined }),
  about: about(
    'An assessment as a document',
    'The Markdown export of a scored session, by its token.',
    MARKDOWN,
  ),
  fixed: false,
  async read(uri, call, signal) {
    const input = { session: lastPart(uri), format: 'markdown' }
    const output = await asked(call('export', () => input, signal))
    return (output as { content: string }).content
  },
}

const PDF_PAGE: ResourcePage = {
  name: 'export',
  at: new ResourceTemplate('assay://exports/{file}', { list: undefined }),
  about: about(
    'A report as PDF',
    'The PDF of a scored session or a finished run: `ID.pdf`. Pro.',
    'application/pdf',
  ),
  fixed: false,
  async read(uri, call, signal) {
    const id = lastPart(uri).replace(/\.pdf$/, '')
    const file = (await asked(call('download_export', () => ({ id }), signal))) as Blob
    return { blob: Buffer.from(await file.arrayBuffer()).toString('base64') }
  },
}

const readFindings: ReadPage = async (uri, call, signal) => {
  const after = parameter(uri, 'after')
  const input = { id: partAt(uri, -2), ...(after !== null && { after }) }
  return JSON.stringify(await asked(call('get_run_findings', () => input, signal)))
}

// why two: a template with a query does not match an address without one
const FINDINGS: readonly ResourcePage[] = ['', '{?after}'].map((query) => ({
  name: query === '' ? 'findings' : 'findings-after',
  at: new ResourceTemplate(`assay://runs/{id}/findings${query}`, { list: undefined }),
  about: about(
    'Findings of a run',
    'The findings whole, 100 at a time: send `next` of the page before as `after`.',
    JSON_TYPE,
  ),
  fixed: false,
  read: readFindings,
}))

const SOURCES: ResourcePage = {
  name: 'sources',
  at: 'assay://sources',
  about: about(
    'The public sources',
    'Every source with its publisher, the date of its snapshot and its status.',
    JSON_TYPE,
  ),
  fixed: false,
  read: async (_uri, call, signal) => JSON.stringify(await asked(call('list_sources', () => ({}), signal))),
}
