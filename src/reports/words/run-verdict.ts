// Describes a diligence run in words: verdict, status, confidence, severities, levels of a match, scorers.
import type { Erasure, ErasureReason } from '../../contract/vocabulary/erasure.ts'
import type { MatchLevel, Severity } from '../../contract/vocabulary/finding.ts'
import type { Confidence, DiligenceVerdict, RunStatus } from '../../contract/vocabulary/run.ts'
import type { ScorerName } from '../../contract/vocabulary/scorer.ts'
import type { Said, Tone } from './said.ts'

export const RUN_VERDICTS: Readonly<Record<DiligenceVerdict, Said>> = {
  do_not_proceed: {
    label: 'Do not proceed',
    tone: 'bad',
    meaning: 'A listed party whose assets are frozen is confirmed by more than the name.',
  },
  insufficient_data: {
    label: 'Insufficient data',
    tone: 'slight',
    meaning: 'A required list is missing or out of date: nothing can be called clean.',
  },
  enhanced_diligence: {
    label: 'Enhanced diligence',
    tone: 'poor',
    meaning: 'Something was found that a person has to look at.',
  },
  proceed_with_conditions: {
    label: 'Proceed with conditions',
    tone: 'fair',
    meaning: 'Nothing found forbids it; the conditions have to be met.',
  },
  proceed: {
    label: 'Proceed',
    tone: 'good',
    meaning: 'Nothing found forbids it or sets a condition, and the required lists are current.',
  },
}

const ERASURE_REASONS: Readonly<Record<ErasureReason, string>> = {
  request: 'at the request of the person',
  order: 'by order of a court or an authority',
  mistake: 'because it should not have been made',
  retention: 'because the workspace keeps such data for a limited time',
}

/** When and why a run or an assessment was erased, as a sentence. */
export const erasureSaid = ({ at, reason }: Erasure, what: 'run' | 'assessment' = 'run'): string =>
  `The ${what === 'run' ? 'personal data' : 'pitch and the evidence'} of this ${what} ${what === 'run' ? 'was' : 'were'} erased on ${at.slice(0, 10)}, ${ERASURE_REASONS[reason]}.`

export const NO_RUN_VERDICT: Said = {
  label: 'No verdict',
  tone: 'plain',
  meaning: 'The run has no scorecard.',
}

export const RUN_STATUSES: Readonly<Record<RunStatus, { readonly label: string; readonly tone: Tone }>> = {
  queued: { label: 'Waiting', tone: 'plain' },
  running: { label: 'Running', tone: 'plain' },
  completed: { label: 'Completed', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  erased: { label: 'Erased', tone: 'plain' },
}

export const CONFIDENCES: Readonly<Record<Confidence, Said>> = {
  high: { label: 'High', tone: 'good', meaning: 'Found by an identifier, and every source is current.' },
  medium: {
    label: 'Medium',
    tone: 'fair',
    meaning: 'Found in a register, by its name alone or with a source that is not current.',
  },
  low: { label: 'Low', tone: 'poor', meaning: 'No entry of a register was taken to be the subject.' },
}

export const SEVERITY_WORDS: Readonly<Record<Severity, { readonly label: string; readonly tone: Tone }>> = {
  info: { label: 'For information', tone: 'plain' },
  low: { label: 'Low', tone: 'slight' },
  medium: { label: 'Medium', tone: 'fair' },
  high: { label: 'High', tone: 'poor' },
  critical: { label: 'Critical', tone: 'bad' },
}

export const MATCH_LEVELS: Readonly<Record<MatchLevel, string>> = {
  none: 'no match, all told',
  alert: 'near enough for a person to look',
  strong: 'a strong match',
}

export const SCORERS: Readonly<Record<ScorerName, string>> = {
  risk: 'Register and filings',
  upside: 'Funding and growth',
  sanctions: 'Sanctions',
  litigation: 'Litigation',
  officers: 'Officers and owners',
}
