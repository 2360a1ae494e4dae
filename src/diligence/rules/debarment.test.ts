// Debarment stops a run only where the operator says so, and the run says under which setting it was made.
import { describe, expect, test } from 'vitest'
import type { Evidence, EvidenceMatch, Who } from './evidence.ts'
import type { ListingPart } from '../../sources/model/record.ts'
import { assessDiligence } from './scorecard.ts'
import { alert, evidence, holder, listed, match, screened } from './testing/evidence.ts'

const confirmed = match({ dobAgree: true })
const DEBARRED = { listKind: 'debarment' } as const
const SETTINGS = {
  review: ['asset_freeze'],
  blocking: ['asset_freeze', 'debarment'],
} as const satisfies Record<string, Evidence['blockingMeasures']>

const run = (
  setting: keyof typeof SETTINGS,
  listing: Partial<ListingPart>,
  met: EvidenceMatch = confirmed,
  who?: Who,
) =>
  assessDiligence(
    evidence({ screened: [screened(met, listed(listing), who)], blockingMeasures: SETTINGS[setting] }),
  )
const verdicts = (...of: [Partial<ListingPart>, EvidenceMatch?, Who?]) =>
  (['review', 'blocking'] as const).map((setting) => run(setting, ...of).verdict)

const denied = {
  listKind: 'export-control',
  programs: ['Denied Persons List (DPL) - Bureau of Industry and Security'],
} as const

describe('a run stops', () => {
  test.each<[string, Partial<ListingPart>]>([
    ['a debarred party', DEBARRED],
    ['an excluded party', { listKind: 'exclusion' }],
    ['a person whom a list of export control bars from the trade', denied],
  ])('for %s with the setting, and without it asks for more diligence', (_, listing) => {
    expect(verdicts(listing)).toEqual(['enhanced_diligence', 'do_not_proceed'])
  })

  test('for a debarred person who runs the company, and for no other role', () => {
    const as = (role: 'director' | 'signer') =>
      run('blocking', DEBARRED, confirmed, holder('Jane Doe', { role })).findings.map(({ kind }) => kind)
    expect(as('director')).toContain('officer-debarred')
    expect(as('signer')).toContain('officer-listed')
  })

  test('for nothing else that the setting does not name', () => {
    for (const listing of [
      { listKind: 'export-control', programs: ['Entity List (EL)'] },
      { listKind: 'warning' },
      { listKind: 'disqualification' },
      { ...DEBARRED, status: 'expired' },
    ] satisfies Partial<ListingPart>[])
      expect(verdicts(listing)).not.toContain('do_not_proceed')
    expect(verdicts(DEBARRED, match())).not.toContain('do_not_proceed')
    expect(verdicts(DEBARRED, alert())).not.toContain('do_not_proceed')
    expect(verdicts({})).toEqual(['do_not_proceed', 'do_not_proceed'])
  })
})

test('the finding says that the setting stops the run, and the run keeps the setting', () => {
  const stopped = run('blocking', DEBARRED)
  const finding = stopped.findings.find(({ kind }) => kind === 'debarment-blocking')
  expect(finding).toMatchObject({ severity: 'critical', points: 100 })
  expect(finding?.statement).toMatch(
    /its assets are not frozen by this\. The operator of this server has debarment stop a run \(ASSAY_DEBARMENT\)\.$/,
  )
  expect(stopped.blockingMeasures).toEqual(['asset_freeze', 'debarment'])
  const reviewed = run('review', DEBARRED)
  expect(reviewed.blockingMeasures).toEqual(['asset_freeze'])
  expect(reviewed.findings.map(({ statement }) => statement).join()).not.toContain('ASSAY_DEBARMENT')
})
