// That a run is believed as long as it is what was chained, to the byte, and no longer.
import { expect, test } from 'vitest'
import { appendEntries, openChain } from '../../audit/chain.ts'
import type { AuditEntry } from '../../audit/entry.ts'
import { canonicalJson } from '../../base/canonical-json.ts'
import type { JsonObject } from '../../base/json.ts'
import { sha256Hex } from '../../base/sha256.ts'
import { conditionOf } from '../rules/conditions.ts'
import type { ScoredFinding } from '../rules/finding.ts'
import { SCORER_VERSIONS } from '../rules/scorer-name.ts'
import { failTrail, openTrail, sealTrail } from './audit-trail.ts'
import type { RunScorecard } from './run-scorecard.ts'
import type { AuditTrail, StoredRun } from '../ports.ts'
import { trailFault } from './trail-fault.ts'

const OPENED = { at: '2026-11-20T09:00:00.000Z', actor: 'key-1' }
const SEALED = { at: '2026-11-20T09:00:01.000Z', actor: 'key-1' }
const SCREENER = { matcher: '2', resources: '0123456789abcdef' }
const SUBJECT = { name: 'Zoë Quillfeather', type: 'person', aliases: ['Żółta'] }

const SCORECARD: RunScorecard = {
  verdict: 'insufficient_data',
  conditions: [
    conditionOf('source_never_loaded', {
      source: 'un-sc',
      parameters: { required: true, importFailed: false },
    }),
  ],
  notes: [],
  coverage: {
    required: {
      current: [],
      partial: [],
      stale: [],
      missing: [{ source: 'un-sc', snapshotDate: null }],
    },
    other: { current: [], partial: [], stale: [], missing: [] },
  },
  blockingMeasures: ['asset_freeze'],
  confidence: 'low',
  risk: { value: 0, citations: [] },
  upside: { value: 0, citations: [] },
  findings: [],
  scorers: SCORER_VERSIONS,
  sources: [{ id: 'un-sc', title: 'The list', status: 'never_synced', scorers: ['sanctions'] }],
}

let salts = 0
const randomBytes = (count: number): Uint8Array => new Uint8Array(count).fill((salts += 1))

/** A run that was sealed, as it is stored. */
function sealedRun(): { readonly run: StoredRun; readonly trail: AuditTrail } {
  const asked = { id: 'run-1', subject: canonicalJson(SUBJECT) }
  const first = openTrail({ logId: 'log-1', lost: [] }, asked, SCREENER, OPENED, randomBytes)
  const sources = [{ id: 'un-sc', status: 'never_synced', snapshot: null }] as const
  const rest = sealTrail(first.head, SCORECARD, { sources, screener: SCREENER }, SEALED, randomBytes)
  return {
    run: {
      ...asked,
      keyId: 'key-1',
      status: 'completed',
      createdAt: OPENED.at,
      completedAt: SEALED.at,
      scorecard: canonicalJson({ ...SCORECARD } as unknown as JsonObject),
      failure: null,
      auditHash: rest.head.hash,
      erasure: null,
    },
    trail: {
      entries: [...first.entries, ...rest.entries],
      disclosures: [...first.disclosures, ...rest.disclosures],
    },
  }
}

const isBelieved = (...stored: Parameters<typeof trailFault>): boolean => trailFault(...stored) === null

/** The text with one byte changed, for every byte whose change leaves it a text. */
function* changes(text: string): Generator<string> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (bytes[at] ?? 0) ^ 1
    try {
      yield new TextDecoder('utf-8', { fatal: true }).decode(changed)
    } catch {
      // no store gives back what is no text
    }
  }
}

const { run, trail } = sealedRun()

test('a run that nobody touched is believed', () => {
  expect(isBelieved(run, trail)).toBe(true)
})

test('every byte of every record and of every hash counts', () => {
  for (const [at, entry] of trail.entries.entries())
    for (const part of ['record', 'hash'] as const)
      for (const changed of changes(entry[part])) {
        const entries = trail.entries.with(at, { ...entry, [part]: changed })
        expect(isBelieved(run, { ...trail, entries })).toBe(false)
      }
})

test('every byte of what is stored beside the chain counts', () => {
  for (const column of ['subject', 'scorecard', 'auditHash', 'createdAt', 'completedAt'] as const)
    for (const changed of changes(run[column] ?? ''))
      expect(isBelieved({ ...run, [column]: changed }, trail), changed).toBe(false)
  for (const [at, disclosure] of trail.disclosures.entries())
    for (const part of ['name', 'salt', 'value'] as const)
      for (const changed of changes(disclosure[part])) {
        const disclosures = trail.disclosures.with(at, { ...disclosure, [part]: changed })
        expect(isBelieved(run, { ...trail, disclosures }), changed).toBe(false)
      }
})

test('an entry or a disclosure that was taken away is missed, and one that was put in is seen', () => {
  for (const at of trail.entries.keys())
    expect(isBelieved(run, { ...trail, entries: trail.entries.toSpliced(at, 1) })).toBe(false)
  for (const [at, disclosure] of trail.disclosures.entries()) {
    const fewer = trail.disclosures.toSpliced(at, 1)
    expect(isBelieved(run, { ...trail, disclosures: fewer })).toBe(false)
    const more = [...trail.disclosures, { ...disclosure, name: 'subject.lei' }]
    expect(isBelieved(run, { ...trail, disclosures: more })).toBe(false)
  }
  expect(isBelieved(run, { ...trail, entries: [...trail.entries, ...trail.entries] })).toBe(false)
})

test('the whole chain of another run is not that of this one', () => {
  const other = sealedRun()
  expect(other.run.auditHash).not.toBe(run.auditHash)
  expect(isBelieved(run, other.trail)).toBe(false)
  expect(isBelieved({ ...other.run, id: 'run-2' }, other.trail)).toBe(false)
})

test('a run that waits or failed is believed as what it is, and as nothing else', () => {
  const opened = openTrail({ logId: 'log-1', lost: [] }, run, SCREENER, OPENED, randomBytes)
  const waiting = { ...run, completedAt: null, scorecard: null, auditHash: null }
  for (const status of ['queued', 'running'] as const) {
    expect(isBelieved({ ...waiting, status }, opened)).toBe(true)
    expect(isBelieved({ ...run, status }, trail)).toBe(false)
    expect(isBelieved({ ...waiting, status }, { ...opened, entries: opened.entries.slice(0, 1) })).toBe(false)
  }
  const failure = { code: 'interrupted', message: 'Send it again.' } as const
  const end = failTrail(opened.head, failure, SEALED)
  const broken = { entries: [...opened.entries, ...end.entries], disclosures: opened.disclosures }
  const failed = {
    ...waiting,
    status: 'failed',
    completedAt: SEALED.at,
    failure: canonicalJson(failure),
  } as const
  expect(isBelieved(failed, broken)).toBe(true)
  for (const status of ['queued', 'running', 'completed'] as const)
    expect(isBelieved({ ...failed, status }, broken)).toBe(false)
  expect(isBelieved({ ...failed, failure: null }, broken)).toBe(false)
  expect(isBelieved({ ...failed, auditHash: end.head.hash }, broken)).toBe(false)
  for (const changed of changes(failed.failure))
    expect(isBelieved({ ...failed, failure: changed }, broken)).toBe(false)
  expect(isBelieved({ ...run, status: 'failed' }, trail)).toBe(false)
})

test('the same subject twice leaves no digest in common, and its words are in no record', () => {
  const digests = ({ entries }: AuditTrail): readonly string[] =>
    entries.flatMap(({ record }) => (JSON.parse(record) as { data: { _sd?: string[] } }).data._sd ?? [])
  const other = digests(sealedRun().trail)
  expect(digests(trail)).toHaveLength(4)
  expect(digests(trail).filter((digest) => other.includes(digest))).toEqual([])
  const said = trail.entries.map(({ record }) => record).join()
  for (const word of ['Zoë', 'Quillfeather', 'Żółta', 'person']) expect(said).not.toContain(word)
})

test('a run pins what its names were compared with, also where that changed while it waited', () => {
  const opened = openTrail({ logId: 'log-1', lost: [] }, run, SCREENER, OPENED, randomBytes)
  const later = { ...SCREENER, resources: 'fedcba9876543210' }
  const sealed = sealTrail(opened.head, SCORECARD, { sources: [], screener: later }, SEALED, randomBytes)
  const dataOf = (entries: typeof opened.entries, type: string) =>
    entries.map(({ record }) => JSON.parse(record) as AuditEntry).find((entry) => entry.type === type)?.data
  expect(dataOf(opened.entries, 'run.opened')).toMatchObject(SCREENER)
  expect(dataOf(sealed.entries, 'scorecard.sealed')).toMatchObject(later)
})

test('a run of an older program, which pins no resources, is believed', () => {
  /** The same entries without a word on resources, chained anew. */
  const drafts = trail.entries.map(({ record }) => {
    const { type, at, actor, data } = JSON.parse(record) as AuditEntry
    const { resources: _pinned, ...others } = data
    return { type, at, actor, data: others }
  })
  const { entries, head } = appendEntries(openChain('log-1', run.id), drafts)
  expect(entries.map(({ record }) => record).join()).not.toContain('resources')
  expect(isBelieved({ ...run, auditHash: head.hash }, { ...trail, entries })).toBe(true)
})

test('the entries hold no hash of what a finding is about, which would confirm a guessed name after an erasure', () => {
  const citation = {
    source: 'uk-ch',
    id: '00012345',
    url: 'https://example.org/00012345',
    snapshotDate: '2026-11-01',
    snapshotId: 'uk-ch@1',
    locator: 'line 1',
    recordHash: 'a'.repeat(64),
  }
  const officer = (name: string): ScoredFinding => ({
    id: `officers:disqualified:uk-ch:00012345:${sha256Hex(name).slice(0, 12)}`,
    scorer: 'officers',
    kind: 'disqualified',
    severity: 'high',
    statement: `${name} is disqualified.`,
    points: 20,
    citations: [citation],
  })
  const findings = [officer('Maria Koval'), officer('Jan Novak')]
  const first = openTrail(
    { logId: 'log-1', lost: [] },
    { id: 'run-1', subject: canonicalJson(SUBJECT) },
    SCREENER,
    OPENED,
    randomBytes,
  )
  const gathered = { sources: [], screener: SCREENER }
  const { entries } = sealTrail(first.head, { ...SCORECARD, findings }, gathered, SEALED, randomBytes)
  const records = entries.map(({ record }) => record).join()
  for (const name of ['Maria Koval', 'Jan Novak']) {
    expect(records).not.toContain(name)
    expect(records).not.toContain(sha256Hex(name).slice(0, 12))
  }
  expect(records).toContain('"id":"officers:disqualified:uk-ch:00012345"')
  expect(records).toContain('"id":"officers:disqualified:uk-ch:00012345:2"')
})
