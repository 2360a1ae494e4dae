// What the audit chain of a run records. It holds personal fields as salted digests.
import { base64Url } from '../../audit/base64url.ts'
import {
  appendEntries,
  type ChainHead,
  type EntryDraft,
  openChain,
  type StoredEntry,
} from '../../audit/chain.ts'
import { readEntry } from '../../audit/entry.ts'
import { type SaltedDisclosure, digestsOf } from '../../audit/digest.ts'
import { canonicalJson } from '../../base/canonical-json.ts'
import type { JsonObject, JsonValue } from '../../base/json.ts'
import type { ScoredFinding } from '../rules/finding.ts'
import { SCORER_VERSIONS } from '../rules/scorer-name.ts'
import type { ScreenerVersion } from '../../screening/screener.ts'
import type { Snapshot } from '../../sources/ports.ts'
import { snapshotDate } from '../../sources/snapshots/source-status.ts'
import type { RunScorecard } from './run-scorecard.ts'
import type { Gathered } from '../evidence/gathered.ts'
import type { AuditTrail, RunFailure, StoredDisclosure, StoredRun } from '../ports.ts'

const SALT_BYTES = 32
/** Name of the disclosure that holds the answer. */
export const SCORECARD = 'scorecard'

type RandomBytes = (count: number) => Uint8Array

/** Chained entries to be stored, with the fields behind their digests. */
export interface Written {
  readonly entries: readonly StoredEntry[]
  readonly disclosures: readonly StoredDisclosure[]
  readonly head: ChainHead
}

const disclose = (name: string, value: JsonValue, randomBytes: RandomBytes): SaltedDisclosure => ({
  salt: base64Url(randomBytes(SALT_BYTES)),
  name,
  value,
})

const stored = ({ name, salt, value }: SaltedDisclosure): StoredDisclosure => ({
  name,
  salt,
  value: JSON.stringify(value),
})

interface Acting {
  /** ISO instant with milliseconds. */
  readonly at: string
  /** Id of the key. */
  readonly actor: string
}

/** The log that a run is opened in. */
interface OpeningLog {
  readonly logId: string
  /** Its leaves whose entry was found not to be stored. */
  readonly lost: readonly number[]
}

/**
 * The first entries of a run: the rules that will score it, and its subject, before anything is looked up. What is missing of
 * earlier runs is part of it, so that it stays on record.
 */
export function openTrail(
  { logId, lost }: OpeningLog,
  run: Pick<StoredRun, 'id' | 'subject'>,
  { matcher, resources }: ScreenerVersion,
  acting: Acting,
  randomBytes: RandomBytes,
): Written {
  const subject = JSON.parse(run.subject) as JsonObject
  const disclosures = Object.entries(subject).flatMap(([field, value]) =>
    value === undefined ? [] : [disclose(`subject.${field}`, value, randomBytes)],
  )
  const { entries, head } = appendEntries(openChain(logId, run.id), [
    {
      ...acting,
      type: 'run.opened',
      data: {
        matcher,
        resources,
        scorers: { ...SCORER_VERSIONS },
        ...(lost.length > 0 && { lost: [...lost] }),
      },
    },
    { ...acting, type: 'input', data: { _sd: digestsOf(disclosures) } },
  ])
  return { entries, disclosures: disclosures.map(stored), head }
}

/** How many entries of earlier runs were found to be missing when this run was opened. */
export function lostBefore({ entries: [first] }: AuditTrail): number {
  const reading = readEntry(first?.record ?? '')
  const lost = reading.kind === 'entry' ? reading.entry.data['lost'] : undefined
  return Array.isArray(lost) ? lost.length : 0
}

/** The head of a run's stored chain, to which further entries are appended. */
export function headOf(logId: string, runId: string, { entries }: AuditTrail): ChainHead {
  const last = entries.at(-1)
  const open = openChain(logId, runId)
  return last === undefined ? open : { ...open, length: entries.length, hash: last.hash }
}

/** What a run seals of a snapshot that it used. */
export const sealedSnapshot = (snapshot: Snapshot) => ({
  snapshot: snapshot.id,
  snapshotDate: snapshotDate(snapshot),
  fetchedAt: snapshot.fetchedAt,
  url: snapshot.url,
  bytes: snapshot.bytes,
  contentSha256: snapshot.contentSha256,
  recordsHash: snapshot.recordsHash,
  ...(snapshot.recordsRoot !== undefined && { recordsRoot: snapshot.recordsRoot }),
  records: snapshot.records,
  parserVersion: snapshot.parserVersion,
  sample: snapshot.sample,
})

/** The entries that seal a scorecard: every source with its snapshot, every scorer with its findings, the answer. */
export function sealTrail(
  head: ChainHead,
  scorecard: RunScorecard,
  { sources, screener }: Pick<Gathered, 'sources' | 'screener'>,
  acting: Acting,
  randomBytes: RandomBytes,
): Written {
  const answer = disclose(SCORECARD, sealable(scorecard), randomBytes)
  const sourceDrafts = sources.map(({ id, status, snapshot }): EntryDraft => ({
    ...acting,
    type: 'source',
    data: {
      id,
      status,
      ...(snapshot !== null && sealedSnapshot(snapshot)),
    },
  }))
  const byScorer = Map.groupBy(scorecard.findings, ({ scorer }) => scorer)
  const scorerDrafts = Object.entries(scorecard.scorers).map(([name, version]): EntryDraft => ({
    ...acting,
    type: 'scorer',
    data: {
      name,
      version,
      findings: sealedFindings(byScorer.get(name as keyof RunScorecard['scorers']) ?? []).map(
        ({ id, kind, severity, points, citations }) => ({
          id,
          kind,
          severity,
          points,
          citations: citations.map((citation) => ({
            source: citation.source,
            id: citation.id,
            snapshot: citation.snapshotId,
            recordHash: citation.recordHash,
          })),
        }),
      ),
    },
  }))
  const { entries, head: end } = appendEntries(head, [
    ...sourceDrafts,
    ...scorerDrafts,
    {
      ...acting,
      type: 'scorecard.sealed',
      data: {
        verdict: scorecard.verdict,
        confidence: scorecard.confidence,
        risk: scorecard.risk.value,
        upside: scorecard.upside.value,
        // why again: the run uses what was imported while it waited
        ...screener,
        _sd: digestsOf([answer]),
      },
    },
  ])
  return { entries, disclosures: [{ ...stored(answer), value: '' }], head: end }
}

/**
 * Findings with the ids that the entries hold in clear: scorer, kind, source and record, and a number where one record has several. The
 * ids of the scorecard can hold a short hash of a name, which would confirm a guess after the scorecard is erased.
 */
function sealedFindings(findings: readonly ScoredFinding[]): readonly ScoredFinding[] {
  const seen = new Map<string, number>()
  return findings.map((finding) => {
    const [{ source, id }] = finding.citations
    const base = `${finding.scorer}:${finding.kind}:${source}:${id}`
    const number = (seen.get(base) ?? 0) + 1
    seen.set(base, number)
    return { ...finding, id: number === 1 ? base : `${base}:${number}` }
  })
}

/** The entry that ends a run without a scorecard. */
export function failTrail(head: ChainHead, failure: RunFailure, acting: Acting): Written {
  const { entries, head: end } = appendEntries(head, [
    { ...acting, type: 'run.failed', data: { ...failure } },
  ])
  return { entries, disclosures: [], head: end }
}

/** The entry that ends a run because its subject is erased. */
export function cancelTrail(head: ChainHead, acting: Acting): Written {
  const { entries, head: end } = appendEntries(head, [
    { ...acting, type: 'run.cancelled', data: { reason: 'erased' } },
  ])
  return { entries, disclosures: [], head: end }
}

/** A scorecard as it is sealed: all of it, with the alignment of names, which holds fractions, as canonical text. */
export function sealable(scorecard: unknown): JsonValue {
  if (Array.isArray(scorecard)) return scorecard.map(sealable)
  if (typeof scorecard !== 'object' || scorecard === null) return scorecard as JsonValue
  const sealed: Record<string, JsonValue> = {}
  for (const [key, value] of Object.entries(scorecard))
    if (value !== undefined) sealed[key] = key === 'aligned' ? canonicalJson(value) : sealable(value)
  return sealed
}
