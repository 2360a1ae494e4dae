// Returns the audit trail of a run: the records as hashed, the values behind their digests, and the named snapshots.
import type { Operations } from '../../contract/index.ts'
import type { SaltedDisclosure } from '../../audit/digest.ts'
import { citedIn } from '../../audit/bundle/cited-records.ts'
import { readEntry } from '../../audit/entry.ts'
import { jsonProblem } from '../../audit/json-problem.ts'
import { replacementsMember } from '../../audit/log/chain-trail.ts'
import type { ProvedLeaf, WorkspaceLog } from '../../audit/log/workspace-log.ts'
import { base64 } from '../../audit/proofs/index.ts'
import type { JsonValue } from '../../base/json.ts'
import type { Snapshot } from '../../sources/ports.ts'
import { placesOfRecords } from '../../sources/snapshots/snapshot-tree.ts'
import type { UseCase } from '../../call/use-case.ts'
import { SCORECARD, sealable, sealedSnapshot } from './audit-trail.ts'
import { noSuchRun } from './get-run.ts'
import type { DiligencePorts, AuditTrail, StoredRun } from '../ports.ts'
import { examinedRun } from './examined-run.ts'

export const getRunAudit: UseCase<Operations['get_run_audit'], Pick<DiligencePorts, 'store' | 'auditLog'>> = {
  async run({ input, caller }, ports) {
    const from = input.from === undefined ? undefined : Number(input.from)
    const examined = await examinedRun(ports, caller.workspaceId, input.id, { from, names: true })
    if (examined === undefined) throw noSuchRun()
    const { run, trail, erasure, fault, leaves, replacements, continued } = examined
    const [opened, asked, ended, erased] = leaves
    const records = trail.entries.map(({ record }) => record)
    const used = await snapshotsIn(records, ports)
    // why not: an altered id may contain characters that a database rejects in a query
    const citations = fault === null ? await citationsIn(records, used, ports) : []
    return {
      format: 'assay-audit-bundle/v1' as const,
      records,
      ...(opened &&
        asked && {
          proofs: { opened: opened.proof, input: asked.proof, ...(ended && { sealed: ended.proof }) },
          receipts: receiptsOf(ports.auditLog, run.id, { opened, input: asked, sealed: ended }),
          ...(input.envelope !== undefined &&
            ended &&
            fault === null && { envelope: ports.auditLog.envelope(ended, records.at(-1) ?? '') }),
          checkpoint: opened.checkpoint,
        }),
      ...(erased && erasure !== undefined && { erasure: { record: erasure, proof: erased.proof } }),
      ...replacementsMember(replacements),
      ...(continued && { consistency: { from: continued.from, path: [...continued.path] } }),
      disclosures: disclosuresOf(run, trail),
      snapshots: used.map(({ id, source, snapshot }) => {
        const { snapshot: _, ...facts } = sealedSnapshot(snapshot)
        return { id, source, ...facts }
      }),
      ...(citations.length > 0 && { citations }),
      // why not null: a strict verifier rejects members it does not know
      ...(fault !== null && { fault }),
    }
  },
}

interface Ends<T> {
  readonly opened: T
  readonly input: T
  readonly sealed?: T
}

/** Receipts by the key of the log and, while it is rotated, by the old one too: a reader may know one of them only. */
function receiptsOf(
  log: WorkspaceLog,
  subject: string,
  { opened, input, sealed }: Omit<Ends<ProvedLeaf>, 'sealed'> & { readonly sealed: ProvedLeaf | undefined },
): Ends<string> & { readonly previous?: Ends<string> } {
  const ends = (receipt: (leaf: ProvedLeaf) => Uint8Array): Ends<string> => ({
    opened: base64(receipt(opened)),
    input: base64(receipt(input)),
    ...(sealed && { sealed: base64(receipt(sealed)) }),
  })
  const previous = (leaf: ProvedLeaf) => log.previousReceipt(leaf, subject)
  return {
    ...ends((leaf) => log.receipt(leaf, subject)),
    ...(previous(opened) && { previous: ends((leaf) => previous(leaf) ?? new Uint8Array()) }),
  }
}

/** The stored values behind the digests; the scorecard is stored only once, with the run. */
function disclosuresOf(run: StoredRun, { disclosures }: AuditTrail): SaltedDisclosure[] {
  return disclosures.flatMap(({ name, salt, value }) => {
    if (name !== SCORECARD) return [{ salt, name, value: shown(value) }]
    return run.scorecard === null ? [] : [{ salt, name, value: shown(run.scorecard) }]
  })
}

/** The JSON value of a text, or the text itself when it is no value that could have been disclosed. */
function shown(text: string): JsonValue {
  try {
    const value = sealable(JSON.parse(text))
    return jsonProblem(value) === undefined ? value : text
  } catch {
    return text
  }
}

/** The snapshots that the records name, in their order, as far as the records are readable. */
async function snapshotsIn(records: readonly string[], { store }: Pick<DiligencePorts, 'store'>) {
  const named = records.flatMap((record) => {
    const reading = readEntry(record)
    if (reading.kind !== 'entry' || reading.entry.type !== 'source') return []
    const { id, snapshot } = reading.entry.data
    // why the form: an altered id may contain characters that a database rejects in a query
    return typeof id === 'string' && /^[a-z0-9-]+$/.test(id) && typeof snapshot === 'string'
      ? [{ source: id, snapshot }]
      : []
  })
  const known = new Map<string, Snapshot>()
  for (const source of new Set(named.map((each) => each.source)))
    for (const snapshot of await store.sources.snapshots(source)) known.set(snapshot.id, snapshot)
  return named.flatMap(({ source, snapshot: id }) => {
    const snapshot = known.get(id)
    return snapshot === undefined ? [] : [{ id, source, snapshot }]
  })
}

/** Proofs that the records which the entries cite were in their snapshots. */
async function citationsIn(
  records: readonly string[],
  used: readonly { readonly id: string; readonly snapshot: Snapshot }[],
  { store }: Pick<DiligencePorts, 'store'>,
) {
  const entries = records.flatMap((record) => {
    const reading = readEntry(record)
    return reading.kind === 'entry' ? [reading.entry] : []
  })
  const bySnapshot = Map.groupBy(citedIn(entries), ({ snapshot }) => snapshot)
  const found = []
  for (const { id, snapshot } of used) {
    const cited = bySnapshot.get(id) ?? []
    if (cited.length === 0) continue
    const ids = cited.map((each) => each.id)
    const places = await placesOfRecords(snapshot, ids, store.sources)
    for (const { source, id: record } of cited) {
      const place = places.get(record)
      if (place !== undefined)
        found.push({ source, snapshot: id, id: record, ...place, path: place.path.map(base64) })
    }
  }
  return found
}
