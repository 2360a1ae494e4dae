// The texts people search: one per session and run, in the order of the lists.
import { sql } from 'kysely'
import type { Page, PageRequest } from '../../../call/ports.ts'
import { isJsonObject } from '../../../base/json.ts'
import { searchText } from '../../../base/search-text.ts'
import { prepared } from './prepared.ts'
import type { Database, DialectName } from './schema.ts'

export type Searched = 'session' | 'run'

/** The most texts one read examines. On SQLite a read blocks other requests: there, several words share the limit. */
const LOOKED_THROUGH = { sqlite: 2_000, postgres: 20_000 }

/** The text that finds a run: the names of its subject, or the altered value in their place. */
export const runSearchText = (subject: string): string => searchText(namesOf(subject).join('\n'))

function namesOf(subject: string): readonly unknown[] {
  try {
    const read: unknown = JSON.parse(subject)
    if (!isJsonObject(read)) return [subject]
    return [read['name'] ?? '', ...(Array.isArray(read['aliases']) ? read['aliases'] : [])]
  } catch {
    return [subject]
  }
}

export const insertSearchText = prepared(
  4,
  (db, workspace_id: string, about: string, id: string, text: string) =>
    db.insertInto('search_texts').values({ workspace_id, about, id, text }),
)

/** Of these sessions or runs, those whose text is missing or another one than finds them; ids in any order. */
export async function misfiledIds(
  db: Database,
  { workspaceId, about }: { readonly workspaceId: string; readonly about: Searched },
  texts: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  if (texts.size === 0) return []
  const rows = await db
    .selectFrom('search_texts')
    .select(['id', 'text'])
    .where('workspace_id', '=', workspaceId)
    .where('about', '=', about)
    .where('id', 'in', [...texts.keys()])
    .execute()
  const stored = new Map(rows.map(({ id, text }) => [id, text]))
  return [...texts].flatMap(([id, text]) => (stored.get(id) === text ? [] : [id]))
}

/** A page of ids, newest first. */
export async function searchedIds(
  db: Database,
  of: { readonly workspaceId: string; readonly about: Searched; readonly dialect: DialectName },
  { words, before, limit }: PageRequest,
): Promise<Page<string>> {
  const older = db
    .selectFrom('search_texts')
    .where('workspace_id', '=', of.workspaceId)
    .where('about', '=', of.about)
    .$if(before !== undefined, (q) => q.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
  const most = LOOKED_THROUGH[of.dialect]
  const searched = of.dialect === 'sqlite' ? Math.ceil(most / words.length) : most
  const lookedThrough = words.length === 0 ? limit : searched
  const position = sql.raw(of.dialect === 'sqlite' ? 'instr' : 'strpos')
  const found = await db
    .selectFrom(older.select(['id', 'text']).limit(lookedThrough).as('looked_through'))
    .select('id')
    // why by position: some characters are wildcards in LIKE
    .where((e) => e.and(words.map((word) => sql<boolean>`${position}(text, ${word}) > 0`)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const items = found.map(({ id }) => id)
  if (items.length === limit) return { items, next: items.at(-1) }
  const last = await older
    .select('id')
    .offset(lookedThrough - 1)
    .limit(1)
    .executeTakeFirst()
  return { items, next: last?.id }
}
