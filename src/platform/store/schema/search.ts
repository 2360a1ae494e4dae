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
import { sortKey, SORTED_CHARACTERS } from './sort-key.ts'
import { openerIn, openerText } from './opener-text.ts'
import { orderedIds } from './ordered-rows.ts'
import { prepared } from './prepared.ts'
import type { Database, DialectName, Tables } from './schema.ts'

/** The most texts one read examines. On SQLite a read blocks other requests: there, several words share the limit. */
const LOOKED_THROUGH = { sqlite: 2_000, postgres: 20_000 }
/** The same where texts are compared here and not in the database. */
const COMPARED_HERE = 500
/** Rows beside those of a page that one read examines where nothing is searched: few are archived. */
const ARCHIVED_BETWEEN = 200
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
  insertEntry(db, of.workspaceId, of.about, of.id, text, sortKey(text), state, owner.id, owner.name)

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
            : sortKey(searchText(title)),
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

/** A page of ids, the newest first unless it is sorted otherwise. */
export async function searchedIds(
  db: Database,
  of: { readonly workspaceId: string; readonly about: Listed; readonly dialect: DialectName },
  request: ListRequest,
): Promise<Page<string>> {
  const { before, limit, words, isClose, sort = { by: 'opened', isDown: true } } = request
  const column = COLUMNS[sort.by]
  const isComparedHere = words.length > 0 && isClose !== undefined
  const position = sql.raw(of.dialect === 'sqlite' ? 'instr' : 'strpos')
  const equal = (['state', 'verdict', 'owner'] as const).flatMap((name) =>
    request[name] === undefined ? [] : [sql`${sql.ref(name)} = ${request[name]}`],
  )
  const page = await orderedIds<Pick<Tables['search_texts'], (typeof LOOKED_AT)[number]>>(db, {
    table: 'search_texts',
    among: [sql`workspace_id = ${of.workspaceId}`, sql`about = ${of.about}`],
    columns: LOOKED_AT,
    filters: [
      ...(request.archived === 'with'
        ? []
        : [request.archived === 'only' ? sql`archived_at is not null` : sql`archived_at is null`]),
      ...equal,
      // why by position: some characters are wildcards in LIKE
      ...(isComparedHere ? [] : words.map((word) => sql`${position}(text || ' ' || name_key, ${word}) > 0`)),
    ],
    isFound: isComparedHere
      ? ({ text, title }) => isNamed(title === null ? text : `${text} ${searchText(title)}`, words, isClose)
      : undefined,
    order: {
      ...(column !== 'id' && { by: sql.ref(column) }),
      mayBeEmpty: mayBeEmpty(column),
      isDown: sort.isDown,
    },
    before,
    limit,
    examined: examined(of.dialect, request),
  })
  // why: the order is that of an entry that the list does not have
  return page ?? { items: [] }
}

/** What filters and searches look at. */
const LOOKED_AT = ['text', 'name_key', 'title', 'state', 'verdict', 'owner', 'archived_at'] as const

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
