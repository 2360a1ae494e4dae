// The exports of the assessment rules: the protocol, the acceptance of signals, and the result of an assessment.
export {
  AXES,
  isAxisId,
  kindsOf,
  optionalKindsOf,
  PROTOCOL_ID,
  requirementsOf,
  type AxisId,
} from './protocol/axes.ts'
export { optionalSignals, protocolObject, signalSchemas, wholeProtocol } from './protocol/protocol-object.ts'
export {
  categoryIds,
  DEFAULT_CATEGORY,
  isCategory,
  type RateSource,
  rateSources,
  referenceClass,
  sourcesOf,
} from './protocol/reference-classes.ts'
export { calibrationSaid } from './protocol/calibration.ts'
export { LIMITS } from './protocol/limits.ts'
export type { Kind } from './protocol/value-schemas.ts'
export { checkSignal } from './ledger/accept.ts'
export { append, provedBy } from './ledger/append.ts'
export type { AcceptedSignal, SignalEntry, HeadResult, Ledger, SubmittedSignal } from './ledger/entry.ts'
export { type MessageProof, withoutMessage } from './ledger/message-proof.ts'
export { datesAfter } from './ledger/dates-after.ts'
export { progress } from './ledger/progress.ts'
export type { SignalRefusal } from './ledger/refusal.ts'
export { urlsOf } from './ledger/urls.ts'
export { withdraw } from './ledger/withdraw.ts'
export { type CitationCheck, quotesMeant, verify } from './ledger/verify.ts'
export { assess, estimateDensities, quoteConfirmation, type ScoredAssessment } from './outcome/assess.ts'
export { earnedBy } from './outcome/earned.ts'
export { FABRICATION_PRIOR, type FabricationPrior, faultOfPrior } from './outcome/fabrication.ts'
export { openQuestions } from './outcome/open-questions.ts'
export { estimatePage, estimateParts, estimateSections } from './outcome/estimate-page.ts'
export { evidenceRows, type EvidenceRow } from './outcome/evidence-rows.ts'
export {
  type Commitment,
  type MessageFacts,
  type MessageWords,
  provingClaims,
  provingText,
  type Sender,
  judgeSender,
  wordingFault,
} from './proof/judge-message.ts'
export { MESSAGE_FAULTS, type MessageFault } from './proof/message-fault.ts'
export { type CitedClaims, citedClaims, type ClaimedPart } from './provenance/cited-claims.ts'
export { provenanceOf, shownProvenance } from './provenance/grade.ts'
export { evidenceSaid } from './provenance/evidence-said.ts'
export { isOnEstablishedHost, ledgerRead } from './provenance/evidence.ts'
export { weighLedger } from './provenance/weigh-ledger.ts'
export { ownPlaces } from './provenance/own-places.ts'
export type { PageRead, UnreadReason } from './ledger/page-read.ts'
export { scoringRules } from './scoring/score.ts'
export { deckSeed, isTag, stackHandoffOf } from './outcome/hand-off.ts'
