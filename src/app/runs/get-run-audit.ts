// The audit trail of a run: the records as they were hashed, what their digests stand for, the snapshots they name.
import type { Operations } from '../../contract/index.ts'
import type { JsonObject } from '../../core/base/json.ts'
import type { Ports, Snapshot } from '../ports.ts'
import { snapshotDate } from '../sources/standing.ts'
import type { UseCase } from '../use-case.ts'
import { disclosuresOf } from './audit-trail.ts'
import { noSuchRun } from './get-run.ts'

export const getRunAudit: UseCase<Operations['get_run_audit']> = {
  async run({ input, caller }, ports) {
    const { records, disclosures } = await ports.store.read(caller.workspaceId, async (tenant) => {
      const run = await tenant.run(input.id)
      if (run === undefined) throw noSuchRun()
      const trail = await tenant.auditTrail(input.id)
      return { records: trail.entries.map(({ record }) => record), disclosures: disclosuresOf(run, trail) }
    })
    return {
      format: 'assay-audit-bundle/v1' as const,
      records,
      disclosures: disclosures.map(({ salt, name, value }) => ({ salt, name, value })),
      snapshots: await snapshotsIn(records, ports),
    }
  },
}

/** The snapshots that the records name, in their order. */
async function snapshotsIn(records: readonly string[], { store }: Ports) {
  const named = records.flatMap((record) => {
    const { type, data } = JSON.parse(record) as { type: string; data: JsonObject }
    const { id, snapshot } = data
    return type === 'source' && typeof id === 'string' && typeof snapshot === 'string'
      ? [{ source: id, snapshot }]
      : []
  })
  const known = new Map<string, Snapshot>()
  for (const source of new Set(named.map((each) => each.source)))
    for (const snapshot of await store.sources.snapshots(source)) known.set(snapshot.id, snapshot)
  return named.flatMap(({ source, snapshot: id }) => {
    const snapshot = known.get(id)
    if (snapshot === undefined) return []
    const { fetchedAt, url, bytes, contentSha256, recordsHash, parserVersion, sample } = snapshot
    return [
      {
        id,
        source,
        snapshotDate: snapshotDate(snapshot),
        fetchedAt,
        url,
        bytes,
        contentSha256,
        recordsHash,
        records: snapshot.records,
        parserVersion,
        sample,
      },
    ]
  })
}
