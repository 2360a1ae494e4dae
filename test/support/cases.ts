// A case of a workspace without a list: its match is made up, and its evidence the same each time.
import { hashKey } from '../../src/accounts/rules/api-key.ts'
import type { BatchMatch } from '../../src/contract/vocabulary/batch.ts'
import type { MetMatch } from '../../src/cases/met-match.ts'
import { openCases } from '../../src/cases/open-cases.ts'
import { evidenceHash, matchFacts } from '../../src/cases/rules/match-evidence.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'

const MATCH: BatchMatch = {
  outcome: 'possible',
  name: 'Maria Koval',
  matchedName: 'MARIA KOVAL',
  score: 0.97,
  probability: 0.4,
  says: 'possible',
  active: true,
  measures: [{ measure: 'asset_freeze', source: 'un-sc', authority: 'United Nations', programs: [] }],
  citations: [{ source: 'un-sc', id: '6908001', url: 'https://un.org/', snapshotDate: '2026-11-01' }],
}

/** A match with another outcome or other facts of the listed party than the usual one. */
export const metMatch = (
  change: Partial<BatchMatch> = {},
  listed: Readonly<Record<string, readonly string[]>> = {},
): MetMatch => {
  const match = { ...MATCH, ...change }
  return {
    match,
    evidence: {
      subject: matchFacts({ names: ['Maria Koval'] }),
      listed: matchFacts({ names: ['MARIA KOVAL'], active: [match.active ? 'yes' : 'no'], ...listed }),
      comparison: matchFacts({ outcome: [match.outcome] }),
    },
  }
}

/** Hash of the evidence of the usual match. */
export const CASE_EVIDENCE = evidenceHash(metMatch().evidence)

let subjects = 0

/** The id of a new case of a subject of its own. */
export async function openCase(
  store: Pick<Store, 'write'>,
  workspaceId: string,
  met = metMatch(),
): Promise<string> {
  const ids = randomIds()
  const ref = `case-${++subjects}`
  const cases = await store.write(workspaceId, (tenant) =>
    openCases(tenant, [{ of: { about: 'watch', portfolio: 'p', ref }, name: 'Maria Koval', met: [met] }], {
      ids,
      now: Date.parse('2026-11-02T09:00:00Z'),
    }),
  )
  return [...cases.values()][0]?.id ?? ''
}

export async function workspaceOfKey(store: Pick<Store, 'accounts'>, key: string): Promise<string> {
  const known = await store.accounts.keyBySecret(hashKey(key))
  if (known === undefined) throw new Error('no such key')
  return known.workspaceId
}
