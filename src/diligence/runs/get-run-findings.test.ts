// The pages of a run's findings hold each finding once, in the order of the run.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WorkspaceLog } from '../../audit/log/workspace-log.ts'
import type { CaseReads } from '../../cases/ports.ts'
import type { LogReads } from '../../audit/ports.ts'
import { canonicalRecord } from '../../base/canonical-json.ts'
import type { Call } from '../../call/use-case.ts'
import type { DiligencePorts, RunReads, StoredRun } from '../ports.ts'
import { getRunFindings } from './get-run-findings.ts'

/** A run whose chain does not hold shows what can still be read, so no chain is needed. */
function portsOf(count: number): Pick<DiligencePorts, 'store' | 'auditLog'> {
  const finding = (at: number) => ({
    id: `sanctions:sanctions-alert:un-sc:${at}`,
    scorer: 'sanctions',
    kind: 'sanctions-alert',
    severity: 'medium',
    statement: 'It is near.',
    points: 0,
    citations: [{ source: 'un-sc', id: String(at), url: 'u', snapshotDate: '2026', snapshotId: 'un-sc@1' }],
  })
  const side = { value: 0, citations: [] }
  const scorecard = {
    verdict: 'enhanced_diligence',
    conditions: [],
    confidence: 'low',
    risk: side,
    upside: side,
    findings: Array.from({ length: count }, (_, at) => finding(at)),
    sources: [],
    scorers: { risk: '3', upside: '2', sanctions: '3', litigation: '2', officers: '3' },
  }
  const run: StoredRun = {
    id: 'r',
    keyId: 'k',
    status: 'completed',
    subject: canonicalRecord({ name: 'A' }),
    createdAt: '2026-11-20T09:30:00.000Z',
    completedAt: '2026-11-20T09:30:00.000Z',
    scorecard: JSON.stringify(scorecard),
    failure: null,
    auditHash: 'h',
    erasure: null,
  }
  const tenant = {
    run: (id: string) => Promise.resolve(id === 'r' ? run : undefined),
    auditTrail: () => Promise.resolve({ entries: [], disclosures: [] }),
    logName: () => Promise.resolve({ logId: 'log-1', origin: 'host/t/log-1' }),
  } as unknown as RunReads & LogReads & CaseReads
  const auditLog = { prove: () => Promise.resolve(undefined) } as unknown as WorkspaceLog
  return { store: { read: (_workspace, work) => work(tenant) } as DiligencePorts['store'], auditLog }
}

const call = (after?: string) =>
  ({
    input: { id: 'r', ...(after !== undefined && { after }) },
    caller: { workspaceId: 'w' },
  }) as unknown as Call<{
    id: string
    after?: string
  }>

test('every finding comes once, in order, on pages of at most 100', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 350 }), async (count) => {
      const ports = portsOf(count)
      const ids: string[] = []
      for (let after: string | undefined; ;) {
        const { findings, next, total } = await getRunFindings.run(call(after), ports)
        expect(total).toBe(count)
        expect(findings.length).toBeLessThanOrEqual(100)
        ids.push(...findings.map(({ id }) => id))
        if (next === undefined) break
        after = next
      }
      expect(ids).toEqual(Array.from({ length: count }, (_, at) => `sanctions:sanctions-alert:un-sc:${at}`))
    }),
    { numRuns: 20 },
  )
})

test('a finding that the run does not have is not found', async () => {
  await expect(getRunFindings.run(call('nothing'), portsOf(3))).rejects.toThrow()
})
