// Seals a scorecard in the audit log of its workspace, in the transaction that stores it: the scores and the grade of every piece
// of evidence in clear, and salted digests of the pitch, of each entry as it was judged and of the whole assessment.
import { base64Url } from '../../audit/base64url.ts'
import { digestOf, type SaltedDisclosure } from '../../audit/digest.ts'
import { readEntry } from '../../audit/entry.ts'
import type { LogReads, StoredLogDisclosure } from '../../audit/ports.ts'
import { partOf, readScored, SCORED, type ScoredEntry, scoredName } from '../../audit/scored-entry.ts'
import { canonicalJson } from '../../base/canonical-json.ts'
import { byText } from '../../base/by-text.ts'
import type { JsonObject } from '../../base/json.ts'
import type { AssessmentPorts, AssessmentWrites, Session, StoredScorecard } from '../ports.ts'
import type { Ledger, ScoredAssessment } from '../rules/index.ts'
import { alteredEntries, sealedTexts } from './ledger-changes.ts'
import { demandRoom } from './trail-bounds.ts'

const SALT_BYTES = 32
/** Random bytes that choose which earlier entries a scoring compares with the log: four for each. */
const BYTES_COMPARED = 64

/** What a scorecard was made of, and what it says. */
export interface ScorecardToSeal {
  readonly session: Pick<Session, 'id' | 'pitch' | 'rev'>
  readonly ledger: Ledger
  /** The same entries with their grades and flags. */
  readonly weighed: Ledger
  readonly assessment: ScoredAssessment
  /** Digest of the settings. */
  readonly settings: string
  readonly stored: Omit<StoredScorecard, 'auditHash'>
  /** Id of the key. */
  readonly actor: string
}

export interface NewSeal {
  /** Of the entry. */
  readonly hash: string
  /** Whether the ledger had been changed outside of Assay; the entry names what. */
  readonly isLedgerAltered: boolean
}

/**
 * Appends the entry and keeps the values behind its digests. The session must be locked, so that its chain does not grow
 * meanwhile. Throws `too_many_scorings` and LogBroken.
 */
export async function sealScorecard(
  tenant: AssessmentWrites,
  { session, ledger, weighed, assessment, settings, stored, actor }: ScorecardToSeal,
  { auditLog, ids }: Pick<AssessmentPorts, 'auditLog' | 'ids'>,
): Promise<NewSeal> {
  const { seq, before, disclosures: earlier } = await lastScored(tenant, session.id)
  const kept = new Map(earlier.map((disclosure) => [partOf(disclosure.name), disclosure]))
  const knownDigests = new Set(before?.digests)
  const texts = sealedTexts(ledger)
  const fresh: SaltedDisclosure[] = []
  /** Parts whose value is the one of the scoring before. */
  const same = new Set<string>()
  const disclose = (part: string, value: string): string => {
    const known = kept.get(part)
    const digest = known && digestFrom({ salt: known.salt, name: known.name, value })
    if (digest !== undefined && knownDigests.has(digest)) {
      same.add(part)
      return digest
    }
    const disclosure = { salt: base64Url(ids.randomBytes(SALT_BYTES)), name: scoredName(part, seq), value }
    fresh.push(disclosure)
    return digestOf(disclosure)
  }
  const digests = [
    disclose('pitch', session.pitch),
    ...[...texts].map(([id, text]) => disclose(`entry.${id}`, text)),
    disclose('assessment', stored.assessment),
  ]
  const altered =
    before === undefined
      ? []
      : alteredEntries(
          {
            entries: before.entries,
            textOf: (id) =>
              same.has(`entry.${id}`) ? texts.get(id) : sealedValue(kept.get(`entry.${id}`), before.digests),
          },
          {
            texts,
            isSameRevision: before.revision === session.rev,
            since: new Set(await tenant.entriesSince(session.id, before.revision)),
          },
        )
  const data: JsonObject = {
    revision: stored.rev,
    category: stored.category,
    ...(assessment.requestedCategory !== undefined && { requested: assessment.requestedCategory }),
    protocol: assessment.scorecard.protocol,
    settings,
    total: stored.total,
    verdict: stored.verdict,
    axes: assessment.scorecard.axes.map(({ id, score }) => ({ id, score, cites: citesOf(assessment, id) })),
    entries: gradedEntries(ledger, weighed),
    ...(altered.length > 0 && { altered }),
    _sd: digests.sort(byText),
  }
  demandRoom(seq, canonicalJson(data))
  // why so late: while the log is locked, other writers of the workspace wait
  const log = await auditLog.open(tenant)
  const lost = (await log.lostLeaves(ids.randomBytes(BYTES_COMPARED))).map(({ index }) => index)
  const sealed = lost.length === 0 ? data : { ...data, lost }
  const [entry] = await log.record(session.id, [{ type: SCORED, at: stored.scoredAt, actor, data: sealed }])
  if (entry === undefined) throw new Error('the entry of a scorecard was not appended')
  await tenant.keepLogDisclosures(
    session.id,
    fresh.map(({ name, salt, value }) => ({
      seq,
      name,
      salt,
      // why empty: pitch and assessment are stored once, and never change; an entry of the ledger may
      value: name.startsWith('entry.') ? JSON.stringify(value) : '',
    })),
  )
  return { hash: entry.hash, isLedgerAltered: altered.length > 0 }
}

/** Undefined where the stored salt or name was altered. */
function digestFrom(disclosure: SaltedDisclosure): string | undefined {
  try {
    return digestOf(disclosure)
  } catch {
    return undefined
  }
}

/** What the chain of a session holds before the next scoring, and the number of that one. */
async function lastScored(
  tenant: LogReads,
  sessionId: string,
): Promise<{
  readonly seq: number
  /** Undefined before the first scoring, and where the last entry was made unreadable: a check finds that. */
  readonly before: ScoredEntry | undefined
  readonly disclosures: readonly StoredLogDisclosure[]
}> {
  // why from the leaves: so the log numbers the entry, whatever was deleted of those before it
  const seq = (await tenant.chainEnd(sessionId))?.length ?? 0
  const last = await tenant.lastLogEntry(sessionId)
  if (last === undefined) return { seq, before: undefined, disclosures: [] }
  const reading = readEntry(last.record)
  return {
    seq,
    before: reading.kind === 'entry' ? readScored(reading.entry) : undefined,
    disclosures: await tenant.logDisclosures(sessionId),
  }
}

/** The value of a stored disclosure, where a digest of the entry confirms it. */
export function sealedValue(
  stored: StoredLogDisclosure | undefined,
  digests: readonly string[],
): string | undefined {
  const found = stored && valueAndDigest(stored)
  return found !== undefined && digests.includes(found.digest) ? found.value : undefined
}

interface ValueAndDigest {
  readonly value: string
  readonly digest: string
}

// why kept: every scorecard of a session is compared with the same rows
const computed = new WeakMap<StoredLogDisclosure, ValueAndDigest | undefined>()

/** Undefined where the salt, the name or the value was altered. */
function valueAndDigest(stored: StoredLogDisclosure): ValueAndDigest | undefined {
  if (computed.has(stored)) return computed.get(stored)
  const value = textIn(stored.value)
  const digest = value === undefined ? undefined : digestFrom({ salt: stored.salt, name: stored.name, value })
  const found = value === undefined || digest === undefined ? undefined : { value, digest }
  computed.set(stored, found)
  return found
}

function textIn(json: string): string | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

/** Ids of the entries that the points of an axis cite. */
function citesOf({ explanations }: ScoredAssessment, axis: keyof ScoredAssessment['explanations']): string[] {
  return [...new Set(explanations[axis].points.flatMap(({ cites }) => cites))].toSorted()
}

function gradedEntries(ledger: Ledger, weighed: Ledger): JsonObject[] {
  const judged = new Map(weighed.map((entry) => [entry.id, entry]))
  return ledger.map(({ id, axis, kind, verify, flags }) => ({
    id,
    axis,
    kind,
    grade: judged.get(id)?.provenance?.grade ?? 'word',
    verified: verify?.valid === true,
    flags: [...(judged.get(id)?.flags ?? flags)],
  }))
}
