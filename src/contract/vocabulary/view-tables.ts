// What a view of each table of the dashboard can name: the filters in the address of its page, its columns, and its orders. It has no
// schema, so that the dashboard is not built with one.
import type { AlertSort, CaseSort } from './sorts.ts'

export interface ViewTable {
  /** Names in the address; `q` is the search. */
  readonly filters: readonly string[]
  readonly columns: readonly string[]
  /** Name of an order, which may be that of a column -> what the server sorts by. */
  readonly sorts: Readonly<Record<string, string>>
}

const ENTRY_FILTERS = ['q', 'state', 'verdict', 'owner', 'archived'] as const

export const VIEW_TABLES = {
  assessments: {
    filters: ENTRY_FILTERS,
    columns: ['Pitch', 'Verdict', 'Score', 'Opened', 'By'],
    sorts: { Pitch: 'title', Verdict: 'verdict', Score: 'total', Opened: 'opened', By: 'owner' },
  },
  runs: {
    filters: ENTRY_FILTERS,
    columns: ['Subject', 'Verdict', 'Risk', 'Upside', 'Asked', 'By', 'Compare'],
    sorts: {
      Subject: 'title',
      Verdict: 'verdict',
      Risk: 'risk',
      Upside: 'upside',
      Asked: 'opened',
      By: 'owner',
    },
  },
  findings: {
    filters: ['q', 'from', 'order'],
    columns: ['Party or record', 'Scorer', 'Severity', 'Points', 'Sources'],
    sorts: {},
  },
  cases: {
    filters: ['q', 'state', 'portfolio', 'ref', 'assignee', 'outcome', 'list'],
    columns: ['Choose', 'Subject', 'Listed party', 'State', 'Assigned', 'Due', 'Opened'],
    sorts: {
      Subject: 'subject',
      'Listed party': 'party',
      State: 'state',
      Assigned: 'assignee',
      Due: 'due',
      Opened: 'opened',
      Changed: 'changed',
      Outcome: 'outcome',
      Score: 'score',
      List: 'list',
    } satisfies Readonly<Record<string, CaseSort>>,
  },
  alerts: {
    filters: ['q', 'portfolio', 'kind', 'outcome', 'list'],
    columns: ['What is new', 'Subject', 'Listed party', 'Records', 'When'],
    sorts: {
      'What is new': 'kind',
      Subject: 'subject',
      'Listed party': 'party',
      Records: 'list',
      When: 'at',
      Outcome: 'outcome',
      Score: 'score',
    } satisfies Readonly<Record<string, AlertSort>>,
  },
} as const satisfies Readonly<Record<string, ViewTable>>

export type ViewedPage = keyof typeof VIEW_TABLES

/** A part of a view that its table does not have, with what it names. */
export interface UnknownPart {
  readonly part: string
  readonly value: string
}

/** The parts of an address or of a saved view that mean nothing to this table. An empty one asks for nothing. */
export function unknownParts(
  page: ViewedPage,
  parts: Readonly<Record<string, string>>,
): readonly UnknownPart[] {
  const { filters, columns, sorts }: ViewTable = VIEW_TABLES[page]
  return Object.entries(parts).flatMap(([part, value]): readonly UnknownPart[] => {
    if (value === '') return []
    if (part === 'sort') return Object.hasOwn(sorts, value.replace(/^-/, '')) ? [] : [{ part, value }]
    if (part !== 'hide') return filters.includes(part) ? [] : [{ part, value }]
    const hidden = value.split(',').filter((name) => name !== '' && !columns.includes(name))
    return hidden.length === 0 ? [] : [{ part, value: hidden.join(',') }]
  })
}
