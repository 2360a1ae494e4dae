// Updates the tables to the form this program needs. Migrations are numbered, run once, and are never edited.
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as assessment from './migrations/0001-assessment.ts'
import * as sources from './migrations/0002-sources.ts'
import * as runs from './migrations/0003-runs.ts'
import * as retention from './migrations/0004-retention.ts'
import * as members from './migrations/0005-members.ts'
import * as lists from './migrations/0006-lists.ts'
import * as inviters from './migrations/0007-inviters.ts'
import * as pageReads from './migrations/0008-page-reads.ts'
import * as senders from './migrations/0009-senders.ts'
import * as messageProofs from './migrations/0010-message-proofs.ts'
import * as citationChecks from './migrations/0011-citation-checks.ts'
import * as auditLog from './migrations/0012-audit-log.ts'
import * as leafRuns from './migrations/0013-leaf-runs.ts'
import * as logEntries from './migrations/0014-log-entries.ts'
import * as logHeads from './migrations/0015-log-heads.ts'
import * as cosignatures from './migrations/0016-cosignatures.ts'
import * as erasure from './migrations/0017-erasure.ts'
import * as sealedScorecards from './migrations/0018-sealed-scorecards.ts'
import * as snapshotTiles from './migrations/0019-snapshot-tiles.ts'
import * as leavesByRun from './migrations/0020-leaves-by-run.ts'
import * as portfolios from './migrations/0021-portfolios.ts'
import * as erasedSessions from './migrations/0022-erased-sessions.ts'
import * as appendIndexes from './migrations/0023-append-indexes.ts'
import * as watch from './migrations/0024-watch.ts'
import * as webhooks from './migrations/0025-webhooks.ts'
import * as cases from './migrations/0026-cases.ts'
import * as recordExtracts from './migrations/0027-record-extracts.ts'
import * as roles from './migrations/0028-roles.ts'
import * as sealedMatches from './migrations/0029-sealed-matches.ts'
import * as mailDigests from './migrations/0030-mail-digests.ts'
import * as deadJobs from './migrations/0031-dead-jobs.ts'
import * as agents from './migrations/0032-agents.ts'
import * as takenAddresses from './migrations/0033-taken-addresses.ts'
import * as jobsByGroup from './migrations/0034-jobs-by-group.ts'
import * as savedViews from './migrations/0035-saved-views.ts'
import * as keyOwners from './migrations/0036-key-owners.ts'
import * as waitingActs from './migrations/0037-waiting-acts.ts'
import * as listEntries from './migrations/0039-list-entries.ts'
import * as alertRetention from './migrations/0040-alert-retention.ts'
import * as usage from './migrations/0041-usage.ts'
import * as leafHashes from './migrations/0042-leaf-hashes.ts'
import * as signedWaitingActs from './migrations/0043-signed-waiting-acts.ts'
import * as batchCancellations from './migrations/0044-batch-cancellations.ts'
import type { Database, DialectName } from './schema/schema.ts'

const steps: Readonly<Record<string, (db: Kysely<unknown>, dialect: DialectName) => Promise<void>>> = {
  '0001-assessment': assessment.createAssessmentTables,
  '0002-sources': sources.createSourceTables,
  '0003-runs': runs.createRunTables,
  '0004-retention': retention.addRetention,
  '0005-members': members.createMemberTables,
  '0006-lists': lists.addSearchTexts,
  '0007-inviters': inviters.addInviters,
  '0008-page-reads': pageReads.addPageReads,
  '0009-senders': senders.addSenders,
  '0010-message-proofs': messageProofs.addMessageProofs,
  '0011-citation-checks': citationChecks.addCitationChecks,
  '0012-audit-log': auditLog.addAuditLog,
  '0013-leaf-runs': leafRuns.addLeafRuns,
  '0014-log-entries': logEntries.addLogEntries,
  '0015-log-heads': logHeads.addLogHeads,
  '0016-cosignatures': cosignatures.addCosignatures,
  '0017-erasure': erasure.addErasure,
  '0018-sealed-scorecards': sealedScorecards.addSealedScorecards,
  '0019-snapshot-tiles': snapshotTiles.addSnapshotTiles,
  '0020-leaves-by-run': leavesByRun.indexLeavesByRun,
  '0021-portfolios': portfolios.createPortfolioTables,
  '0022-erased-sessions': erasedSessions.addErasedSessions,
  '0023-append-indexes': appendIndexes.indexAppends,
  '0024-watch': watch.createWatchTables,
  '0025-webhooks': webhooks.createWebhookTables,
  '0026-cases': cases.createCaseTables,
  '0027-record-extracts': recordExtracts.createRecordExtracts,
  '0028-roles': roles.addRoles,
  '0029-sealed-matches': sealedMatches.sealMatches,
  '0030-mail-digests': mailDigests.createMailDigests,
  '0031-dead-jobs': deadJobs.addDeadJobs,
  '0032-agents': agents.createAgentTables,
  '0033-taken-addresses': takenAddresses.addTakenAddresses,
  '0034-jobs-by-group': jobsByGroup.indexJobsByGroup,
  '0035-saved-views': savedViews.createSavedViews,
  '0036-key-owners': keyOwners.addKeyOwners,
  '0037-waiting-acts': waitingActs.createWaitingActs,
  '0039-list-entries': listEntries.addListEntries,
  '0040-alert-retention': alertRetention.addAlertRetention,
  '0041-usage': usage.addUsage,
  '0042-leaf-hashes': leafHashes.indexLeafHashes,
  '0043-signed-waiting-acts': signedWaitingActs.signWaitingActs,
  '0044-batch-cancellations': batchCancellations.addBatchCancellations,
}

/** Runs the pending migrations in one transaction. */
export async function migrate(db: Database, dialect: DialectName): Promise<void> {
  const { error } = await migrator(db, dialect).migrateToLatest()
  if (error) throw error
}

export interface MigrationState {
  /** None has run: the database is empty. */
  readonly isNew: boolean
  readonly pending: number
}

/** Which migrations have not run yet. Changes nothing. */
export async function migrationState(db: Database, dialect: DialectName): Promise<MigrationState> {
  const known = await migrator(db, dialect).getMigrations()
  const pending = known.filter(({ executedAt }) => executedAt === undefined).length
  return { isNew: pending === known.length, pending }
}

function migrator(db: Database, dialect: DialectName): Migrator {
  const migrations = Object.fromEntries(
    Object.entries(steps).map(([name, up]): [string, Migration] => [name, { up: (tx) => up(tx, dialect) }]),
  )
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
}
