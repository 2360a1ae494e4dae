// That a run is shown as it is stored, also one that was stored before conditions were data.
import { expect, test } from 'vitest'
import stored from '../../../test/vectors/run-with-sentences.json' with { type: 'json' }
import { Run } from '../../contract/vocabulary/run.ts'
import { evidence, source } from '../rules/testing/evidence.ts'
import { assessDiligence } from '../rules/scorecard.ts'
import type { AuditTrail, StoredRun } from '../ports.ts'
import { presentRun } from './present-run.ts'
import { trailFault } from './trail-fault.ts'

/** Written by a version whose conditions were sentences. */
const run: StoredRun = { ...(stored.run as Omit<StoredRun, 'erasure'>), erasure: null }
const trail: AuditTrail = stored.trail

const SENTENCES = [
  'Required list us-ofac-sdn was never loaded: what it would say is not known.',
  'Source us-sec-tickers is stale: its snapshot of 2026-11-20 was used, what came since is not known.',
]
const unclassified = SENTENCES.map((text) => ({
  code: 'unclassified',
  severity: 'review',
  parameters: {},
  text,
}))

test('conditions that are stored as sentences are shown as such, and the run verifies as it was sealed', () => {
  const before = JSON.stringify(run)
  const shown = presentRun(run, trailFault(run, trail) === null)
  expect(shown).toMatchObject({ verdict: 'insufficient_data', conditions: unclassified })
  expect(shown.audit).toEqual({ hash: run.auditHash, tamperEvident: true })
  expect(Run.parse(shown)).toEqual(shown)
  expect(JSON.stringify(run)).toBe(before)
  // it says nothing of a setting that it was not made under
  expect(shown.blockingMeasures).toBeUndefined()
})

test('such a run that was altered is shown as altered, with its sentences while they can be read', () => {
  const scorecard = run.scorecard?.replace('never loaded', 'loaded today') ?? ''
  const altered = { ...run, scorecard }
  const shown = presentRun(altered, trailFault(altered, trail) === null)
  expect(shown).toMatchObject({
    conditions: [{ code: 'unclassified', text: SENTENCES[0]?.replace('never loaded', 'loaded today') }, {}],
    audit: { tamperEvident: false },
  })
})

test('conditions that are stored as data are shown as they are stored', () => {
  const { sources } = evidence()
  const scorecard = { ...assessDiligence(evidence({ sources: [source('un-sc', 'stale')] })), sources }
  const shown = presentRun({ ...run, scorecard: JSON.stringify(scorecard) }, true)
  expect(shown.conditions).toEqual(scorecard.conditions)
  expect(Run.parse(shown)).toEqual(shown)
})

test('the measures that stop a run are shown as it was made, whatever the server is set to now', () => {
  const { sources } = evidence()
  const made = evidence({ blockingMeasures: ['debarment', 'asset_freeze'] })
  const scorecard = { ...assessDiligence(made), sources }
  const shown = presentRun({ ...run, scorecard: JSON.stringify(scorecard) }, true)
  expect(shown.blockingMeasures).toEqual(['asset_freeze', 'debarment'])
})
