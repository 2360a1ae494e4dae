// Cases of one workspace: the matches that people decide, and what happened to each.
import type { CaseFilter, CaseReads, CaseWrites, KnownCase, StoredCaseEvent } from '../../cases/ports.ts'
import { sql } from 'kysely'
import type { SortBy } from '../../call/ports.ts'
import type { CaseSort } from '../../contract/vocabulary/sorts.ts'
import { caseNames, readableCase, rowOfCase } from './case-rows.ts'
import { inPieces } from './in-pieces.ts'
import { countRows, equal, examinedRows, haveWords, onList, rowOrder } from './schema/desk-lists.ts'
import { CASE_FACTS, caseFacts, misfiled } from './schema/match-facts.ts'
import { orderedIds, type RowOrder } from './schema/ordered-rows.ts'
import type { Database, DialectName, Tables } from './schema/schema.ts'

const eventOfRow = (row: Tables['case_events']): StoredCaseEvent => ({
  id: row.id,
  caseId: row.case_id,
  at: row.at,
  kind: row.kind as StoredCaseEvent['kind'],
  by: { id: row.actor, name: row.actor_name },
  state: row.state as StoredCaseEvent['state'],
  data: row.data,
  digest: row.digest,
  salt: row.salt,
  auditHash: row.audit_hash,
})

/** What filters of a list look at. */
const FILTERED = ['state', 'assignee', 'portfolio_id', 'ref', 'outcome', 'lists'] as const

const orderOf = (sort: SortBy<CaseSort>, dialect: DialectName): RowOrder =>
  rowOrder(
    sort,
    {
      changed: sql.ref('changed_at'),
      state: sql.ref('state'),
      assignee: dialect === 'sqlite' ? sql`lower(assignee)` : sql`lower(assignee collate "C")`,
      due: sql.ref('due_date'),
    },
    ['changed', 'state'],
  )

export function caseReads(db: Database, workspaceId: string, dialect: DialectName): CaseReads {
  const own = () => db.selectFrom('cases').selectAll().where('workspace_id', '=', workspaceId)
  const conditionsOf = ({ state, assignee, portfolio, ref, outcome, list }: CaseFilter, byIndex: boolean) => {
    // why apart: an index has these, with the ids in their order
    const indexed = equal({ state, portfolio_id: portfolio })
    return {
      among: [...equal({ workspace_id: workspaceId }), ...(byIndex ? indexed : [])],
      filters: [...(byIndex ? [] : indexed), ...equal({ assignee, ref, outcome }), ...onList(list, dialect)],
    }
  }
  const ownEvents = () => db.selectFrom('case_events').selectAll().where('workspace_id', '=', workspaceId)
  return {
    async caseOf(id) {
      const row = await own().where('id', '=', id).executeTakeFirst()
      return row && readableCase(row)
    },

    async cases(filter, request) {
      const { before, limit, words, sort = { by: 'opened', isDown: true } } = request
      const { among, filters } = conditionsOf(filter, sort.by === 'opened')
      const page = await orderedIds<Pick<Tables['cases'], (typeof FILTERED)[number] | 'matter'>>(db, {
        table: 'cases',
        among,
        columns: words.length === 0 ? FILTERED : [...FILTERED, 'matter'],
        filters,
        isFound: words.length === 0 ? undefined : (row) => haveWords(caseNames(row), request),
        order: orderOf(sort, dialect),
        before,
        limit,
        examined: examinedRows(request, filters, dialect),
      })
      if (page === undefined || page.items.length === 0) return page && { ...page, items: [] }
      const rows = await own().where('id', 'in', page.items).execute()
      const stored = new Map(rows.map((row) => [row.id, row]))
      return {
        ...page,
        items: page.items.flatMap((id) => {
          const row = stored.get(id)
          return row === undefined ? [] : [readableCase(row)]
        }),
      }
    },

    countCases: (filter) =>
      countRows(db, { table: 'cases', columns: FILTERED, ...conditionsOf(filter, true) }),

    casesOfSubjects: (keys) => casesOf(db, workspaceId, keys, false),

    async caseEvents(caseId) {
      const rows = await ownEvents().where('case_id', '=', caseId).orderBy('id').execute()
      return rows.map(eventOfRow)
    },

    async caseDecisions({ from, to }, { before, limit }) {
      const rows = await ownEvents()
        .where('kind', '=', 'decided')
        .$if(from !== undefined, (q) => q.where('at', '>=', from ?? ''))
        .$if(to !== undefined, (q) => q.where('at', '<', to ?? ''))
        .$if(before !== undefined, (q) => q.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      if (rows.length === 0) return []
      const ids = [...new Set(rows.map(({ case_id: id }) => id))]
      const cases = new Map(
        (await own().where('id', 'in', ids).execute()).map((row) => [row.id, readableCase(row)]),
      )
      return rows.flatMap((row) => {
        const its = cases.get(row.case_id)
        return its === undefined ? [] : [{ ...eventOfRow(row), case: its }]
      })
    },

    async misfiledCases(ids) {
      const rows = await own()
        .clearSelect()
        .select(['id', 'matter', ...CASE_FACTS])
        .where('id', 'in', [...ids])
        .execute()
      return misfiled(rows, ({ matter }) => caseFacts(matter))
    },

    async caseIds(after, limit) {
      const rows = await db
        .selectFrom('cases')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    async subjectsWithOpenCase(keys) {
      const found: string[] = []
      for (const some of inPieces([...new Set(keys)])) {
        const rows = await db
          .selectFrom('cases')
          .select('subject_key')
          .distinct()
          .where('workspace_id', '=', workspaceId)
          .where('subject_key', 'in', [...some])
          .where('state', 'in', ['open', 'in_review', 'escalated'])
          .execute()
        found.push(...rows.map((row) => row.subject_key))
      }
      return found
    },

    async isFourEyes() {
      const row = await db
        .selectFrom('workspaces')
        .select('four_eyes')
        .where('id', '=', workspaceId)
        .executeTakeFirst()
      return row?.four_eyes === 1
    },
  }
}

async function casesOf(
  db: Database,
  workspaceId: string,
  keys: readonly string[],
  isLocking: boolean,
): Promise<readonly KnownCase[]> {
  const found: KnownCase[] = []
  for (const some of inPieces([...new Set(keys)])) {
    const select = db
      .selectFrom('cases')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .where('subject_key', 'in', [...some])
      .orderBy('id')
    const rows = await (isLocking ? select.forUpdate() : select).execute()
    if (rows.length === 0) continue
    const records = await db
      .selectFrom('case_records')
      .select(['case_id', 'record'])
      .where('workspace_id', '=', workspaceId)
      .where('subject_key', 'in', [...some])
      .orderBy('record')
      .execute()
    const byCase = Map.groupBy(records, ({ case_id: id }) => id)
    found.push(
      ...rows.map((row) => ({
        ...readableCase(row),
        records: (byCase.get(row.id) ?? []).map(({ record }) => record),
      })),
    )
  }
  return found
}

export function caseWrites(db: Database, workspaceId: string, dialect: DialectName): CaseWrites {
  const erase = async (ids: readonly string[]): Promise<void> => {
    for (const some of inPieces(ids)) {
      const all = [...some]
      await db
        .deleteFrom('case_records')
        .where('workspace_id', '=', workspaceId)
        .where('case_id', 'in', all)
        .execute()
      await db
        .updateTable('case_events')
        .set({ data: null, salt: null })
        .where('workspace_id', '=', workspaceId)
        .where('case_id', 'in', all)
        .execute()
      await db
        .updateTable('cases')
        .set((e) => ({
          subject_key: e.ref('id'),
          ref: null,
          matter: null,
          assignee: null,
          proposal: null,
          decision: null,
          reopened: null,
        }))
        .where('workspace_id', '=', workspaceId)
        .where('id', 'in', all)
        .execute()
    }
  }
  const insertRecords = async (
    rows: readonly { readonly id: string; readonly subjectKey: string; readonly record: string }[],
  ): Promise<void> => {
    for (const some of inPieces(rows))
      await db
        .insertInto('case_records')
        .values(
          some.map(({ id, subjectKey, record }) => ({
            workspace_id: workspaceId,
            subject_key: subjectKey,
            record,
            case_id: id,
          })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['workspace_id', 'subject_key', 'record'])
            .doUpdateSet((e) => ({ case_id: e.ref('excluded.case_id') })),
        )
        .execute()
  }
  return {
    ...caseReads(db, workspaceId, dialect),

    async lockCasesOfSubjects(keys) {
      // why not on SQLite: a writing transaction there already holds the whole file
      if (dialect === 'sqlite') return casesOf(db, workspaceId, keys, false)
      // why: the case that another run is about to open is not there to be locked. A pass locks its portfolio
      for (const key of keys.filter((one) => one.startsWith('run ')).toSorted())
        await sql`select pg_advisory_xact_lock(hashtextextended(${`assay cases ${workspaceId} ${key}`}, 0))`.execute(
          db,
        )
      return casesOf(db, workspaceId, keys, true)
    },

    async lockCase(id) {
      const select = db
        .selectFrom('cases')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
      const row = await (dialect === 'postgres' ? select.forUpdate() : select).executeTakeFirst()
      return row && readableCase(row)
    },

    async insertCases(cases) {
      for (const some of inPieces(cases))
        await db
          .insertInto('cases')
          .values(some.map((its) => ({ ...rowOfCase(its), workspace_id: workspaceId })))
          .execute()
      await insertRecords(
        cases.flatMap(({ id, subjectKey, records }) => records.map((record) => ({ id, subjectKey, record }))),
      )
    },

    async updateCase(changed) {
      const { id, ...values } = rowOfCase(changed)
      await db
        .updateTable('cases')
        .set(values)
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .execute()
    },

    setCaseRecords: ({ id, subjectKey }, records) =>
      insertRecords(records.map((record) => ({ id, subjectKey, record }))),

    async insertCaseEvents(events) {
      for (const some of inPieces(events))
        await db
          .insertInto('case_events')
          .values(
            some.map((event) => ({
              id: event.id,
              workspace_id: workspaceId,
              case_id: event.caseId,
              at: event.at,
              kind: event.kind,
              actor: event.by.id,
              actor_name: event.by.name,
              state: event.state,
              data: event.data,
              digest: event.digest,
              salt: event.salt,
              audit_hash: event.auditHash,
            })),
          )
          .execute()
    },

    async eraseCases(subjectKeys) {
      for (const some of inPieces([...new Set(subjectKeys)])) {
        const rows = await db
          .selectFrom('cases')
          .select('id')
          .where('workspace_id', '=', workspaceId)
          .where('subject_key', 'in', [...some])
          .execute()
        await erase(rows.map(({ id }) => id))
      }
    },

    async eraseSomeCases(portfolio, limit) {
      const rows = await db
        .selectFrom('cases')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .where('portfolio_id', '=', portfolio)
        .where('matter', 'is not', null)
        .orderBy('id')
        .limit(limit)
        .execute()
      await erase(rows.map(({ id }) => id))
      return rows.length === limit
    },

    async setFourEyes(isRequired) {
      await db
        .updateTable('workspaces')
        .set({ four_eyes: isRequired ? 1 : 0 })
        .where('id', '=', workspaceId)
        .execute()
    },
  }
}
