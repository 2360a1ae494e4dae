// A match as a run or a pass met it, and the subject that a case of it is about.
import { sha256Hex } from '../base/sha256.ts'
import type { BatchMatch } from '../contract/vocabulary/batch.ts'
import type { CaseSubject } from './ports.ts'
import type { MatchEvidence } from './rules/match-evidence.ts'

export interface MetMatch {
  readonly match: BatchMatch
  readonly evidence: MatchEvidence
}

/** The matches of a subject: all of them, since one that is missing is taken to be gone. */
export interface MetSubject {
  readonly of: CaseSubject
  /** Name of the subject. */
  readonly name: string
  readonly met: readonly MetMatch[]
}

/**
 * What one subject is: a reference in a portfolio, or every field of the subject of a run. Two runs about one person who was described
 * in two ways are about two subjects.
 */
export const subjectKey = (of: CaseSubject): string =>
  of.about === 'watch' ? watchKey(of.portfolio, of.ref) : runSubjectKey(of.subject)

export const watchKey = (portfolio: string, ref: string): string => `watch ${portfolio} ${ref}`

/** `subject`: its canonical JSON. */
export const runSubjectKey = (subject: string): string => `run ${sha256Hex(subject)}`

/** Whether a person must look at it. */
export const isOpenMatch = ({ outcome, active }: BatchMatch): boolean => active && outcome !== 'dismissed'

/** The keys of the records that a match rests on. */
export const recordsOfMatch = ({ citations }: BatchMatch): readonly string[] =>
  citations.map(({ source, id }) => keyOfRecord(source, id))

export const keyOfRecord = (source: string, id: string): string => `${source} ${id}`
