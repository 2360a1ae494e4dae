// Cases of one workspace: the matches that people decide, and what happened to each.
import type {
  CaseMatter,
  CaseReads,
  CaseWrites,
  KnownCase,
  StoredCase,
  StoredCaseEvent,
  StoredDecision,
  WaitingProposal,
  StoredReopening,
} from '../../cases/ports.ts'
import { sql } from 'kysely'
import type { PageRequest } from '../../call/ports.ts'
import { searchText } from '../../base/search-text.ts'
import { inPieces } from './in-pieces.ts'
import type { Database, DialectName, Tables } from './schema/schema.ts'

/** Cases that one search reads at most: a read of the embedded store holds up other requests. */
const LOOKED_THROUGH = 500

/** Whether the names of a case have each of these words, or words written much like them. */
const hasWords =
  ({ words, isClose }: Pick<PageRequest, 'words' | 'isClose'>) =>
  ({ matter, ref }: StoredCase): boolean => {
    if (words.length === 0) return true
    const text = searchText([matter?.subject, ref, matter?.match.matchedName].join('\n'))
    return words.every((word) => text.includes(word)) || isClose?.(text) === true
  }

const parsed = <T>(text: string | null): T | null => (text === null ? null : (JSON.parse(text) as T))
const written = (value: object | null): string | null => (value === null ? null : JSON.stringify(value))

const caseOfRow = (row: Tables['cases']): StoredCase => ({
  id: row.id,
  subjectKey: row.subject_key,
  about: row.about as StoredCase['about'],
  portfolio: row.portfolio_id,
  ref: row.ref,
  run: row.run_id,
  matter: parsed<CaseMatter>(row.matter),
  state: row.state as StoredCase['state'],
  openedAt: row.opened_at,
  changedAt: row.changed_at,
  assignee: row.assignee,
  dueDate: row.due_date,
  proposal: parsed<WaitingProposal>(row.proposal),
  decision: parsed<StoredDecision>(row.decision),
  decisionHash: row.decision_hash,
  reopened: parsed<StoredReopening>(row.reopened),
})

const rowOfCase = (its: StoredCase): Omit<Tables['cases'], 'workspace_id'> => ({
  id: its.id,
  subject_key: its.subjectKey,
  about: its.about,
  portfolio_id: its.portfolio,
  ref: its.ref,
  run_id: its.run,
  matter: written(its.matter),
  state: its.state,
  opened_at: its.openedAt,
  changed_at: its.changedAt,
  assignee: its.assignee,
  due_date: its.dueDate,
  proposal: written(its.proposal),
  decision: written(its.decision),
  decision_hash: its.decisionHash,
  reopened: written(its.reopened),
})

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

export function caseReads(db: Database, workspaceId: string): CaseReads {
  const own = () => db.selectFrom('cases').selectAll().where('workspace_id', '=', workspaceId)
  const ownEvents = () => db.selectFrom('case_events').selectAll().where('workspace_id', '=', workspaceId)
  return {
    async caseOf(id) {
      const row = await own().where('id', '=', id).executeTakeFirst()
      return row && caseOfRow(row)
    },

    async cases({ state, assignee, portfolio, ref }, { before, limit, words, isClose }) {
      const lookedThrough = words.length === 0 ? limit : LOOKED_THROUGH
      const rows = await own()
        .$if(state !== undefined, (q) => q.where('state', '=', state ?? ''))
        .$if(assignee !== undefined, (q) => q.where('assignee', '=', assignee ?? ''))
        .$if(portfolio !== undefined, (q) => q.where('portfolio_id', '=', portfolio ?? ''))
        .$if(ref !== undefined, (q) => q.where('ref', '=', ref ?? ''))
        .$if(before !== undefined, (q) => q.where('id', '<', before ?? ''))
        .orderBy('id', 'desc')
        .limit(lookedThrough)
        .execute()
      const found = rows.map(caseOfRow).filter(hasWords({ words, isClose })).slice(0, limit)
      if (found.length === limit) return { items: found, next: found.at(-1)?.id }
      return { items: found, next: rows.length === lookedThrough ? rows.at(-1)?.id : undefined }
    },

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
        (await own().where('id', 'in', ids).execute()).map((row) => [row.id, caseOfRow(row)]),
      )
      return rows.flatMap((row) => {
        const its = cases.get(row.case_id)
        return its === undefined ? [] : [{ ...eventOfRow(row), case: its }]
      })
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
        ...caseOfRow(row),
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
    ...caseReads(db, workspaceId),

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
      return row && caseOfRow(row)
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
