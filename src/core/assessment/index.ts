// The assessment core: what the protocol is, whether a signal is accepted, and what an assessment says.
export {
  AXES,
  isAxisId,
  kindsOf,
  labelOf,
  optionalKindsOf,
  PROTOCOL_ID,
  requirementsOf,
  type AxisId,
} from './protocol/axes.ts'
export { LIMITS, QUOTE_KINDS, SINGULAR_KINDS } from './protocol/limits.ts'
export { jsonSchemaOf } from './protocol/json-schema.ts'
export { optionalSignals, protocolObject, type OptionalSignals } from './protocol/protocol-object.ts'
export {
  categoryIds,
  DEFAULT_CATEGORY,
  isCategory,
  referenceClass,
  type ReferenceClass,
} from './protocol/reference-classes.ts'
export type { Kind } from './protocol/value-schemas.ts'
export { checkSignal, type AcceptContext } from './ledger/accept.ts'
export { append, type Appended, type Receipt } from './ledger/append.ts'
export {
  isCounted,
  isLive,
  type AcceptedSignal,
  type Entry,
  type Flag,
  type HeadResult,
  type Ledger,
  type Verification,
} from './ledger/entry.ts'
export { flagLedger } from './ledger/flags.ts'
export { progress, type LedgerProgress } from './ledger/progress.ts'
export type { Refusal, RefusalCode } from './ledger/refusal.ts'
export { urlsOf } from './ledger/urls.ts'
export { evidenceRows, type EvidenceRow } from './outcome/evidence-rows.ts'
export { assess, quoteConfirmation, type AssessResult, type Assessment } from './outcome/assess.ts'
export { deckSeed, isTag, stackHandoff } from './outcome/hand-off.ts'
