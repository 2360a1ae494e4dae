// All migrations, by name, in their order. A name says which kind of change it is; one that has run anywhere is never edited.
import * as assessment from './0001-assessment.ts'
import * as sources from './0002-sources.ts'
import * as runs from './0003-runs.ts'
import * as retention from './0004-retention.ts'
import * as members from './0005-members.ts'
import * as lists from './0006-lists.ts'
import * as inviters from './0007-inviters.ts'
import * as pageReads from './0008-page-reads.ts'
import * as senders from './0009-senders.ts'
import * as messageProofs from './0010-message-proofs.ts'
import * as citationChecks from './0011-citation-checks.ts'
import * as auditLog from './0012-audit-log.ts'
import * as leafRuns from './0013-leaf-runs.ts'
import * as logEntries from './0014-log-entries.ts'
import * as logHeads from './0015-log-heads.ts'
import * as cosignatures from './0016-cosignatures.ts'
import * as erasure from './0017-erasure.ts'
import * as sealedScorecards from './0018-sealed-scorecards.ts'
import * as snapshotTiles from './0019-snapshot-tiles.ts'
import * as leavesByRun from './0020-leaves-by-run.ts'
import * as portfolios from './0021-portfolios.ts'
import * as erasedSessions from './0022-erased-sessions.ts'
import * as appendIndexes from './0023-append-indexes.ts'
import * as watch from './0024-watch.ts'
import * as webhooks from './0025-webhooks.ts'
import * as cases from './0026-cases.ts'
import * as recordExtracts from './0027-record-extracts.ts'
import * as roles from './0028-roles.ts'
import * as sealedMatches from './0029-sealed-matches.ts'
import * as mailDigests from './0030-mail-digests.ts'
import * as deadJobs from './0031-dead-jobs.ts'
import * as agents from './0032-agents.ts'
import * as takenAddresses from './0033-taken-addresses.ts'
import * as jobsByGroup from './0034-jobs-by-group.ts'
import * as savedViews from './0035-saved-views.ts'
import * as keyOwners from './0036-key-owners.ts'
import * as waitingActs from './0037-waiting-acts.ts'
import * as listEntries from './0039-list-entries.ts'
import * as alertRetention from './0040-alert-retention.ts'
import * as usage from './0041-usage.ts'
import * as leafHashes from './0042-leaf-hashes.ts'
import * as signedWaitingActs from './0043-expand-signed-waiting-acts.ts'
import * as batchCancellations from './0044-expand-batch-cancellations.ts'
import * as listFacts from './0045-fill-list-facts.ts'
import * as sharedIndexes from './0047-expand-shared-indexes.ts'
import * as matchFacts from './0048-expand-match-facts.ts'
import * as filledMatchFacts from './0049-fill-match-facts.ts'
import * as secondFactors from './0050-expand-second-factors.ts'
import * as passkeys from './0051-expand-passkeys.ts'
import * as identityProviders from './0052-expand-identity-providers.ts'
import type { Migration } from './migration.ts'

export const migrations: Readonly<Record<string, Migration>> = {
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
  '0043-expand-signed-waiting-acts': signedWaitingActs.signWaitingActs,
  '0044-expand-batch-cancellations': batchCancellations.addBatchCancellations,
  '0045-fill-list-facts': listFacts.fillListFacts,
  '0046-fill-batch-cancellations': batchCancellations.fillBatchCancellations,
  '0047-expand-shared-indexes': sharedIndexes.createSharedIndexes,
  '0048-expand-cases-match-facts': matchFacts.addCaseFacts,
  '0048-expand-watch-alerts-match-facts': matchFacts.addAlertFacts,
  ...matchFacts.indexMatchFacts,
  '0049-fill-match-facts': filledMatchFacts.fillMatchFacts,
  '0050-expand-second-factors': secondFactors.addSecondFactors,
  '0051-expand-passkeys': passkeys.addPasskeys,
  '0052-expand-identity-providers': identityProviders.addIdentityProviders,
}

/** The number of the newest one: which tables this program was made for. */
export const newestMigration = (Object.keys(migrations).at(-1) ?? '').slice(0, 4)
