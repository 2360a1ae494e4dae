// Registers, filings and other lists, and how risk adds up what the other scorers found.
import { describe, expect, test } from 'vitest'
import type { CitedRecord, Evidence, EvidenceMatch } from './evidence.ts'
import type { MetricPart, PartyPart } from '../../sources/model/record.ts'
import { assessDiligence, scoreOne } from './scorecard.ts'
import {
  alert,
  evidence,
  found,
  listed,
  match,
  metric,
  party,
  record,
  role,
  screened,
  suit,
} from './testing/evidence.ts'

const kinds = (but: Partial<Evidence>) =>
  scoreOne('risk', evidence(but)).findings.flatMap(({ kind, points }) => (points > 0 ? [[kind, points]] : []))
const entry = (one: CitedRecord) => kinds({ resolved: [{ record: one, by: 'registration' }] })
const company = (but: Partial<PartyPart>, ...metrics: readonly MetricPart[]) =>
  record('gb-ch-basic', '01234567', [party(but), ...metrics])

test('risk adds up the others: each finding once, under its own name', () => {
  const both = evidence({
    screened: [screened(alert())],
    records: found(record('courtlistener', '7', [suit()]), record('us-sec-formd', 'a', [role('Jane Doe')])),
  })
  const risk = scoreOne('risk', both)
  const parts = (['sanctions', 'litigation', 'officers'] as const).map((name) => scoreOne(name, both))
  expect(risk.value).toBe(parts.reduce((sum, { value }) => sum + value, 0))
  for (const { findings } of parts) expect(risk.findings).toEqual(expect.arrayContaining([...findings]))
  expect(risk.findings.map(({ scorer, kind }) => `${scorer} ${kind}`)).toEqual([
    'sanctions sanctions-alert',
    'litigation suit-open',
    'officers officer',
    'risk resolved-by-identifier',
  ])
})

test.each([
  ['Active', undefined],
  ['ACTIVE', undefined],
  ['Liquidation', 'insolvent'],
  ['In Administration/Administrative Receiver', 'insolvent'],
  ['RECEIVERSHIP', 'insolvent'],
  ['Voluntary Arrangement', 'insolvent'],
  ['Active - Proposal to Strike off', 'strike-off'],
  ['Dissolved', 'dissolved'],
  ['INACTIVE', 'dissolved'],
  ['RETIRED', 'dissolved'],
  ['ANNULLED', 'dissolved'],
  ['LAPSED', 'registration-lapsed'],
  ['MERGED', 'registration-unsettled'],
  ['PENDING_TRANSFER', 'registration-unsettled'],
])('register status %s: %s', (status, kind) => {
  expect(entry(company({ status })).map(([one]) => one)).toEqual(kind === undefined ? [] : [kind])
})

describe('what a register says beside the status', () => {
  const gleif = (note: string, name = 'lei-registration') =>
    entry(company({ status: 'ACTIVE' }, metric(name, { note }))).map(([kind]) => kind)

  test('GLEIF: the registration, and events of insolvency that were not cancelled', () => {
    expect(gleif('ISSUED')).toEqual([])
    expect(gleif('LAPSED')).toEqual(['registration-lapsed'])
    expect(gleif('LIQUIDATION IN_PROGRESS', 'legal-entity-event')).toEqual(['insolvent'])
    expect(gleif('BANKRUPTCY WITHDRAWN_CANCELLED', 'legal-entity-event')).toEqual([])
    expect(gleif('CHANGE_LEGAL_NAME COMPLETED', 'legal-entity-event')).toEqual([])
  })

  test('two registers that agree count once', () => {
    const two = company({ status: 'INACTIVE' }, metric('lei-registration', { note: 'RETIRED' }))
    expect(entry(two)).toEqual([['dissolved', 60]])
  })

  test('a dissolution date up to the snapshot', () => {
    const on = (value: string) => entry(company({ dissolved: { value, raw: value } })).map(([kind]) => kind)
    expect([on('2026-11-20'), on('2026-11-21')]).toEqual([['dissolved'], []])
  })

  test('a deadline before the snapshot is missed, one on its day is not', () => {
    const due = (name: string, end: string) => entry(company({}, metric(name, { period: { end } })))
    expect(due('accounts-next-due', '2026-11-19')).toEqual([['accounts-overdue', 20]])
    expect(due('accounts-next-due', '2026-11-20')).toEqual([])
    expect(due('confirmation-statement-next-due', '2026-11-19')).toEqual([['statement-overdue', 8]])
  })

  test('the status of a corporate owner is not that of the subject', () => {
    const owner = record('gb-ch-psc', 'a', [
      party({ status: 'Liquidation', identifiers: [] }),
      role('Owner Ltd', { person: 'self', role: 'beneficial-owner' }),
    ])
    expect(kinds({ records: found(owner) })).toEqual([])
  })
})

test('filings with the SEC, while they are recent', () => {
  const filed = (name: string, day: string) => entry(company({}, metric(name, { filed: day })))
  expect(filed('late-filing-notice', '2024-11-20')).toEqual([['late-filing', 15]])
  expect(filed('late-filing-notice', '2024-11-19')).toEqual([])
  expect(filed('non-reliance-on-accounts', '2022-01-01')).toEqual([['accounts-withdrawn', 35]])
  expect(filed('bankruptcy', '2025-01-01')).toEqual([['bankruptcy-notice', 60]])
  expect(filed('delisting-notice', '2025-01-01')).toEqual([['delisting-notice', 25]])
  expect(filed('auditor-change', '2025-01-01')).toEqual([['auditor-changed', 8]])
  expect(filed('name-change', '2025-01-01')).toEqual([['name-changed', 3]])
  expect(filed('mortgages-outstanding', '2025-01-01')).toEqual([['charges-outstanding', 3]])
  expect(filed('officer-change', '2025-01-01')).toEqual([])
})

test('other lists, by what corroborates the match', () => {
  const on = (
    listKind: 'export-control' | 'debarment' | 'exclusion' | 'warning' | 'disqualification' | 'pep',
  ) =>
    [match({ dobAgree: true }), match(), alert()].map(
      (met) => kinds({ screened: [screened(met, listed({ listKind }))] })[0]?.[0],
    )
  expect(on('export-control')).toEqual(['export-control', 'export-control-name', 'export-control-name'])
  expect(on('debarment')).toEqual(['debarment', 'debarment-name', 'debarment-name'])
  expect(on('exclusion')).toEqual(['debarment', 'debarment-name', 'debarment-name'])
  expect(on('warning')).toEqual(['warning', 'warning-name', 'warning-name'])
  expect(on('disqualification')).toEqual(['disqualified', 'disqualified-name', 'disqualified-name'])
  expect(on('pep')).toEqual(['political-office', 'political-office-name', undefined])
  const over = listed({ listKind: 'debarment', status: 'expired' })
  expect(kinds({ screened: [screened(match(), over)] })).toEqual([['formerly-listed', 5]])
})

test('a confirmed holder of an office calls for enhanced diligence, the name of one alone does not', () => {
  const verdict = (met: ReturnType<typeof match>) =>
    assessDiligence(evidence({ screened: [screened(met, listed({ listKind: 'pep' }))] })).verdict
  expect(verdict(match({ dobAgree: true }))).toBe('enhanced_diligence')
  expect(verdict(match())).not.toBe('enhanced_diligence')
})

test('how the subject was resolved is always told, with the score; a doubtful entry is not charged to it', () => {
  const sick = company({ status: 'Liquidation' })
  const by = (met?: ReturnType<typeof match>) =>
    scoreOne(
      'risk',
      evidence({
        resolved: [{ record: sick, by: met === undefined ? 'lei' : 'name', ...(met && { match: met }) }],
      }),
    ).findings.map(({ kind, match: told }) => [kind, told?.score])
  expect(by()).toEqual([
    ['insolvent', undefined],
    ['resolved-by-identifier', undefined],
  ])
  expect(by(match())).toEqual([
    ['insolvent', 9500],
    ['resolved-by-name', 9500],
  ])
  expect(by(alert())).toEqual([['entity-doubtful', 8000]])
})

test('the id of a record says nothing about a record of another source', () => {
  const near = { record: company({ identifiers: [] }), by: 'name' as const, match: alert() }
  const docket = (from: string) => found(record(from, '01234567', [suit()]))
  const told = (from: string) => kinds({ resolved: [near], records: docket(from) }).map(([kind]) => kind)
  expect([told('courtlistener'), told('gb-ch-basic')]).toEqual([['suit-open'], ['case-alert']])
})

test('an entry found by an identifier is told with the score of its name, and one of another name as such', () => {
  const told = (nameMatch: EvidenceMatch) =>
    scoreOne(
      'risk',
      evidence({ resolved: [{ record: company({}), by: 'registration', nameMatch }] }),
    ).findings.map(({ kind, severity, statement, parameters, points, match: shown }) => [
      kind,
      severity,
      statement,
      parameters,
      points,
      shown,
    ])
  const like = match({ countryAgree: true })
  expect(told(like)).toEqual([
    [
      'resolved-by-identifier',
      'info',
      'The subject is "Acme Robotics Inc" (gb-ch-basic 01234567) by its register number: score 0.9500; the country agrees.',
      { identifier: 'registration' },
      0,
      like,
    ],
  ])
  const unlike = match({ level: 'none', score: 1200 })
  expect(told(unlike)).toEqual([
    [
      'identifier-of-another',
      'medium',
      'The register number of the subject leads to "Acme Robotics Inc" (gb-ch-basic 01234567), somebody else by name or kind: score 0.1200; nothing but the name agrees or differs.',
      { identifier: 'registration' },
      0,
      unlike,
    ],
  ])
})
