// Compares what a bundle says of snapshots with what its records hold of them.
import type { JsonObject } from '../../base/json.ts'
import type { AuditEntry } from '../entry.ts'
import { demand } from '../proofs/proof-error.ts'

/** Member of a snapshot -> member of the record of its source. */
const RECORDED = {
  id: 'snapshot',
  source: 'id',
  snapshotDate: 'snapshotDate',
  fetchedAt: 'fetchedAt',
  url: 'url',
  bytes: 'bytes',
  contentSha256: 'contentSha256',
  recordsHash: 'recordsHash',
  records: 'records',
  parserVersion: 'parserVersion',
  sample: 'sample',
} as const

/**
 * Demands that the snapshots are those that the records name, in their order. Throws a ProofError where a snapshot differs.
 * `missing` numbers those of which a record does not hold every member.
 */
export function demandSnapshots(
  entries: readonly AuditEntry[],
  snapshots: readonly JsonObject[],
): { readonly missing: readonly number[] } {
  const sources = entries.filter(({ type }) => type === 'source').map(({ data }) => data)
  const missing: number[] = []
  let next = 0
  for (const [at, snapshot] of snapshots.entries()) {
    while (next < sources.length && sources[next]?.['snapshot'] !== snapshot['id']) next++
    const recorded = sources[next++]
    demand(recorded !== undefined, 'invalid', `snapshot ${at + 1} is not in the records at its place`)
    for (const [member, name] of Object.entries(RECORDED))
      demand(
        recorded[name] === undefined || recorded[name] === snapshot[member],
        'invalid',
        `snapshot ${at + 1} is not described as the records have it: ${member}`,
      )
    // why apart: records of older snapshots have no root, and are whole without it
    demand(
      recorded['recordsRoot'] === snapshot['recordsRoot'],
      'invalid',
      `snapshot ${at + 1} is not described as the records have it: recordsRoot`,
    )
    if (Object.values(RECORDED).some((name) => recorded[name] === undefined)) missing.push(at + 1)
  }
  return { missing }
}
