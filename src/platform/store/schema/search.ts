// What lists show, filter, sort and search of sessions and runs: one row for each.
import { type RawBuilder, sql } from 'kysely'
import type {
  EntryChanged,
  ListEntry,
  ListRequest,
  ListSort,
  ListWrites,
  Listed,
  Opener,
  Page,
} from '../../../call/ports.ts'
import { searchText } from '../../../base/search-text.ts'
import { ERASED_FACTS, type ListFacts } from './list-facts.ts'
import { openerIn, openerText } from './opener-text.ts'
import { prepared } from './prepared.ts'
import type { Database, DialectName, Tables } from './schema.ts'

/** The most texts one read examines. On SQLite a read blocks other requests: there, several words share the limit. */
const LOOKED_THROUGH = { sqlite: 2_000, postgres: 20_000 }
/** The same where texts are compared here and not in the database. */
const COMPARED_HERE = 500
/** Rows beside those of a page that one read examines where nothing is searched: few are archived. */
const ARCHIVED_BETWEEN = 200
/** Characters of a text that the order by title compares. */
const SORTED_CHARACTERS = 120

/** The start of a folded text, by which lists are sorted. */
const nameKey = (text: string): string => [...text].slice(0, SORTED_CHARACTERS).join('')

/** As a migration fills the table before it has its other columns. */
export const insertSearchText = prepared(
  4,
  (db, workspace_id: string, about: string, id: string, text: string) =>
    db
      .insertInto('search_texts')
      // why the cast: the other columns have defaults, where they are there
      .values({ workspace_id, about, id, text } as Tables['search_texts']),
)

const insertEntry = prepared(
  8,
  (
    db,
    workspace_id: string,
    about: string,
    id: string,
    text: string,
    name_key: string,
    state: string,
    owner: string,
    name: string,
  ) =>
    db.insertInto('search_texts').values({
      workspace_id,
      about,
      id,
      text,
      name_key,
      state,
      owner,
      owner_name: ownerName(owner, name),
      title: null,
      archived_at: null,
      archived_by: null,
      verdict: null,
      figure: null,
      upside: null,
    }),
)

const ownerName = (owner: string, name: string): RawBuilder<string> =>
  sql<string>`coalesce(nullif(${name}, ''), (select name from api_keys where id = ${owner}), '')`

export const insertListEntry = (
  db: Database,
  of: { readonly workspaceId: string; readonly about: Listed; readonly id: string },
  { text, state, owner }: { readonly text: string; readonly state: string; readonly owner: Opener },
): Promise<unknown> =>
  insertEntry(db, of.workspaceId, of.about, of.id, text, nameKey(text), state, owner.id, owner.name)

/** Writes what filters and orders read, in the transaction that changes the session or run. */
export const updateListFacts = prepared(
  7,
  (
    db,
    state: string,
    verdict: string | null,
    figure: number | null,
    upside: number | null,
    workspaceId: string,
    about: string,
    id: string,
  ) =>
    db
      .updateTable('search_texts')
      .set({ state, verdict, figure, upside })
      .where('workspace_id', '=', workspaceId)
      .where('about', '=', about)
      .where('id', '=', id),
)

/** Takes everything of an entry that says what it was about. The row stays: lists are read from these rows. */
export async function eraseListEntry(
  db: Database,
  workspaceId: string,
  about: Listed,
  id: string,
): Promise<void> {
  await db
    .updateTable('search_texts')
    .set({ text: '', name_key: '', title: null, ...ERASED_FACTS })
    .where('workspace_id', '=', workspaceId)
    .where('about', '=', about)
    .where('id', '=', id)
    .execute()
}

const ENTRY = ['id', 'title', 'owner', 'owner_name', 'archived_at', 'archived_by'] as const

function entryOfRow(row: Pick<Tables['search_texts'], (typeof ENTRY)[number]>): ListEntry {
  const archivedBy = row.archived_by === null ? null : openerIn(row.archived_by)
  return {
    title: row.title,
    owner: { id: row.owner, name: row.owner_name },
    archivedAt: row.archived_at,
    archivedBy: archivedBy ?? null,
    ...(archivedBy === undefined && { isUnreadable: true }),
  }
}

/** The entries of these sessions or runs, by id. */
export async function listEntries(
  db: Database,
  workspaceId: string,
  about: Listed,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListEntry>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('search_texts')
    .select(ENTRY)
    .where('workspace_id', '=', workspaceId)
    .where('about', '=', about)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, entryOfRow(row)]))
}

export async function changeListEntry(
  db: Database,
  of: {
    readonly workspaceId: string
    readonly about: Listed
    readonly id: string
    readonly dialect: DialectName
  },
  { title, archived }: Parameters<ListWrites['changeListEntry']>[2],
): Promise<EntryChanged | undefined> {
  const select = db
    .selectFrom('search_texts')
    .select(['state', 'title', 'archived_at'])
    .where('workspace_id', '=', of.workspaceId)
    .where('about', '=', of.about)
    .where('id', '=', of.id)
  // why not on SQLite: a writing transaction there already holds the whole file
  const row = await (of.dialect === 'postgres' ? select.forUpdate() : select).executeTakeFirst()
  if (row === undefined) return { title: false, archived: false }
  // why: a title may name the person whose data was erased
  if (row.state === 'erased' && typeof title === 'string') return undefined
  const changed = {
    title: title !== undefined && title !== row.title,
    archived: archived !== undefined && (archived === null) !== (row.archived_at === null),
  }
  const own = () =>
    db
      .updateTable('search_texts')
      .where('workspace_id', '=', of.workspaceId)
      .where('about', '=', of.about)
      .where('id', '=', of.id)
  if (changed.title && title !== undefined)
    await own()
      .set({
        title,
        name_key:
          title === null
            ? sql<string>`substr(text, 1, ${sql.lit(SORTED_CHARACTERS)})`
            : nameKey(searchText(title)),
      })
      .execute()
  if (changed.archived)
    await own()
      .set(
        archived
          ? {
              archived_at: archived.at,
              archived_by: await openerText(db, archived.by),
            }
          : { archived_at: null, archived_by: null },
      )
      .execute()
  return changed
}

/** Of these sessions or runs, those whose row is missing or says something else than they are; ids in any order. */
export async function misfiledIds(
  db: Database,
  { workspaceId, about }: { readonly workspaceId: string; readonly about: Listed },
  expected: ReadonlyMap<string, ListFacts & { readonly text: string }>,
): Promise<readonly string[]> {
  if (expected.size === 0) return []
  const rows = await db
    .selectFrom('search_texts')
    .select(['id', 'text', 'state', 'verdict', 'figure', 'upside'])
    .where('workspace_id', '=', workspaceId)
    .where('about', '=', about)
    .where('id', 'in', [...expected.keys()])
    .execute()
  const stored = new Map(rows.map((row) => [row.id, row]))
  return [...expected].flatMap(([id, facts]) => {
    const row = stored.get(id)
    const same =
      row !== undefined &&
      row.text === facts.text &&
      row.state === facts.state &&
      row.verdict === facts.verdict &&
      row.figure === facts.figure &&
      row.upside === facts.upside
    return same ? [] : [id]
  })
}

const COLUMNS = {
  opened: 'id',
  title: 'name_key',
  verdict: 'verdict',
  total: 'figure',
  risk: 'figure',
  upside: 'upside',
  owner: 'owner_name',
} as const satisfies Readonly<Record<ListSort, keyof Tables['search_texts']>>
type SortColumn = (typeof COLUMNS)[ListSort]

/** A row with a value comes before the rows without one. */
const mayBeEmpty = (column: SortColumn): boolean =>
  column === 'verdict' || column === 'figure' || column === 'upside'

type Stage = 'valued' | 'empty'
/** The row that a page continues after. */
interface Place {
  readonly id: string
  readonly value: string | number | null
}

/** A page of ids, the newest first unless it is sorted otherwise. */
export async function searchedIds(
  db: Database,
  of: { readonly workspaceId: string; readonly about: Listed; readonly dialect: DialectName },
  request: ListRequest,
): Promise<Page<string>> {
  const { before, limit, sort = { by: 'opened', isDown: true } } = request
  const column = COLUMNS[sort.by]
  const place = before === undefined ? undefined : await placeOf(db, of, column, before)
  // why: the order is that of an entry that the list does not have
  if (before !== undefined && place === undefined) return { items: [] }
  const stages: readonly Stage[] = !mayBeEmpty(column)
    ? ['valued']
    : place?.value === null
      ? ['empty']
      : ['valued', 'empty']
  const items: string[] = []
  for (const stage of stages) {
    const from = stage === 'empty' && place?.value !== null ? undefined : place
    const read = await readStage(db, of, { ...request, limit: limit - items.length }, { column, stage, from })
    items.push(...read.items)
    if (read.next !== undefined) return { items, next: read.next }
  }
  return { items }
}

async function placeOf(
  db: Database,
  of: { readonly workspaceId: string; readonly about: Listed },
  column: SortColumn,
  id: string,
): Promise<Place | undefined> {
  // why not looked up: ids are compared with each other, also with one that no list has
  if (column === 'id') return { id, value: id }
  const row = await db
    .selectFrom('search_texts')
    .select([column])
    .where('workspace_id', '=', of.workspaceId)
    .where('about', '=', of.about)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { id, value: (row as Readonly<Record<string, string | number | null>>)[column] ?? null }
}

/** Rows of one stage in their order: some are examined, and of those the ones that the request is for are read. */
async function readStage(
  db: Database,
  of: { readonly workspaceId: string; readonly about: Listed; readonly dialect: DialectName },
  request: ListRequest,
  {
    column,
    stage,
    from,
  }: { readonly column: SortColumn; readonly stage: Stage; readonly from?: Place | undefined },
): Promise<Page<string>> {
  const { limit, words, isClose, sort = { by: 'opened', isDown: true } } = request
  const direction = sort.isDown ? 'desc' : 'asc'
  const by = stage === 'empty' ? 'id' : column
  const beyond = sql.raw(sort.isDown ? '<' : '>')
  const ordered = db
    .selectFrom('search_texts')
    .where('workspace_id', '=', of.workspaceId)
    .where('about', '=', of.about)
    .$if(mayBeEmpty(column), (q) => q.where(column, stage === 'empty' ? 'is' : 'is not', null))
    .$if(from !== undefined, (q) =>
      q.where(
        by === 'id'
          ? sql<boolean>`id ${beyond} ${from?.id}`
          : sql<boolean>`(${sql.ref(by)}, id) ${beyond} (${from?.value}, ${from?.id})`,
      ),
    )
    .$if(by !== 'id', (q) => q.orderBy(by, direction))
    .orderBy('id', direction)
  const lookedThrough = examined(of.dialect, request)
  const position = sql.raw(of.dialect === 'sqlite' ? 'instr' : 'strpos')
  const isComparedHere = words.length > 0 && isClose !== undefined
  const rows = await db
    .selectFrom(
      ordered
        .select(['id', 'text', 'name_key', 'title', 'state', 'verdict', 'owner', 'archived_at'])
        .select(`${column} as sorted`)
        .limit(lookedThrough)
        .as('looked_through'),
    )
    .select('id')
    .$if(isComparedHere, (q) => q.select(['text', 'title']))
    .$if(request.archived !== 'with', (q) =>
      q.where('archived_at', request.archived === 'only' ? 'is not' : 'is', null),
    )
    .$if(request.state !== undefined, (q) => q.where('state', '=', request.state ?? ''))
    .$if(request.verdict !== undefined, (q) => q.where('verdict', '=', request.verdict ?? ''))
    .$if(request.owner !== undefined, (q) => q.where('owner', '=', request.owner ?? ''))
    // why by position: some characters are wildcards in LIKE
    .$if(!isComparedHere, (q) =>
      q.where((e) =>
        e.and(words.map((word) => sql<boolean>`${position}(text || ' ' || name_key, ${word}) > 0`)),
      ),
    )
    .$if(by !== 'id', (q) => q.orderBy('sorted', direction))
    .orderBy('id', direction)
    .$if(!isComparedHere, (q) => q.limit(limit))
    .execute()
  const found = isComparedHere
    ? rows.filter(({ text = '', title = null }) =>
        isNamed(title === null ? text : `${text} ${searchText(title)}`, words, isClose),
      )
    : rows
  const items = found.slice(0, limit).map(({ id }) => id)
  if (items.length === limit) return { items, next: items.at(-1) }
  const last = await ordered
    .select('id')
    .offset(lookedThrough - 1)
    .limit(1)
    .executeTakeFirst()
  return { items, next: last?.id }
}

/** Whether a folded text has each of these words, or words that are written much like them. */
const isNamed = (text: string, words: readonly string[], isClose: (text: string) => boolean): boolean =>
  words.every((word) => text.includes(word)) || isClose(text)

function examined(dialect: DialectName, { words, isClose, limit, ...filter }: ListRequest): number {
  if (words.length > 0)
    return isClose !== undefined
      ? COMPARED_HERE
      : dialect === 'sqlite'
        ? Math.ceil(LOOKED_THROUGH.sqlite / words.length)
        : LOOKED_THROUGH.postgres
  const { state, verdict, owner, archived } = filter
  if (state ?? verdict ?? owner) return LOOKED_THROUGH[dialect]
  return archived === 'with'
    ? limit
    : archived === 'only'
      ? LOOKED_THROUGH[dialect]
      : limit + ARCHIVED_BETWEEN
}
