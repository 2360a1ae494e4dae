// What a case means for the party it names: whose action, which side, open or over, how long ago.
import { describe, expect, test } from 'vitest'
import type { FoundRecords, EvidenceMatch } from './evidence.ts'
import type { CaseParty, CasePart } from '../../sources/model/record.ts'
import { scoreOne } from './scorecard.ts'
import {
  alert,
  evidence,
  holder,
  match,
  record,
  ruledOut,
  screened,
  suit,
  TODAY,
} from './testing/evidence.ts'

const docket = (but: Partial<CasePart>, source = 'courtlistener', today = TODAY) =>
  record(source, '7', [suit(but)], today)
const score = (...records: readonly FoundRecords[]) => scoreOne('litigation', evidence({ records }))
const kindOf = (but: Partial<CasePart>, source?: string, today?: string) =>
  score({ record: docket(but, source, today) }).findings.map(({ kind }) => kind)[0]
const parties = (role: CaseParty['role'], plaintiff = 'Doe'): readonly CaseParty[] => [
  { name: plaintiff, role: 'plaintiff', derivedFrom: 'caption' },
  { name: 'Acme Robotics', role, derivedFrom: 'caption' },
]

test('a suit is told with its court, number, dates and how it was found', () => {
  const [finding] = score({ record: docket({}) }).findings
  expect(finding).toMatchObject({
    kind: 'suit-open',
    points: 8,
    severity: 'low',
    statement:
      '"Acme Robotics" is defendant in civil case "Doe v. Acme Robotics", D. Example, No. 1:26-cv-1, filed 2026-01-05, not known to be over (found by identifier).',
    citations: [{ source: 'courtlistener', id: '7' }],
  })
})

describe('kinds', () => {
  test('of ordinary cases', () => {
    expect(kindOf({ natureOfSuit: '850 Securities/Commodities' })).toBe('grave-suit-open')
    expect(kindOf({ status: 'closed', terminated: '2026-02-01' })).toBe('suit-closed')
    expect(kindOf({ caseKind: 'criminal' })).toBe('criminal-open')
    expect(kindOf({ caseKind: 'criminal', status: 'closed' })).toBe('criminal-closed')
    expect(kindOf({ parties: [{ name: 'ACME ROBOTICS', role: 'plaintiff', derivedFrom: 'field' }] })).toBe(
      'suit-plaintiff',
    )
  })

  test('of bankruptcies: the debtor, not its creditors', () => {
    expect(kindOf({ caseKind: 'bankruptcy', parties: parties('debtor') })).toBe('bankruptcy-open')
    expect(kindOf({ caseKind: 'bankruptcy', parties: [] })).toBe('bankruptcy-open')
    expect(kindOf({ caseKind: 'bankruptcy', parties: parties('debtor'), status: 'closed' })).toBe(
      'bankruptcy-closed',
    )
    expect(kindOf({ caseKind: 'bankruptcy', parties: parties('defendant') })).toBe('suit-open')
    const creditor: readonly CaseParty[] = [
      { name: 'Acme Robotics', role: 'plaintiff', derivedFrom: 'caption' },
      { name: 'Doe', role: 'debtor', derivedFrom: 'caption' },
    ]
    expect(kindOf({ caseKind: 'bankruptcy', parties: creditor })).toBe('suit-plaintiff')
  })

  test('of enforcement: by a securities regulator, or by a government for fraud', () => {
    expect(kindOf({}, 'us-sec-litigation')).toBe('enforcement')
    const by = (plaintiff: string, but: Partial<CasePart> = {}) =>
      kindOf({ parties: parties('defendant', plaintiff), caption: `${plaintiff} v. Acme Robotics`, ...but })
    expect(by('Securities and Exchange Commission')).toBe('enforcement')
    expect(by('SEC')).toBe('enforcement')
    expect(by('SEC Industries LLC')).toBe('suit-open')
    expect(by('United States', { cause: '31:3729 False Claims Act' })).toBe('enforcement')
    expect(by('United States', { cause: '26:7402 Tax' })).toBe('suit-open')
    expect(by('United Statesman LLC', { cause: 'fraud' })).toBe('suit-open')
    expect(by('Doe', { cause: 'fraud' })).toBe('suit-open')
    expect(kindOf({ disposition: 'dismissed' }, 'us-sec-litigation')).toBe('enforcement-dismissed')
  })

  test('by the date of the release where the filing is not told', () => {
    const release = (lastActivity: string) => {
      const part = suit({ status: 'closed', lastActivity })
      const { filed: _filed, ...undated } = part
      return score({ record: record('us-sec-litigation', 'LR-1', [undated]) }).findings[0]?.kind
    }
    expect([release('2016-11-20'), release('2016-11-19')]).toEqual(['enforcement', 'enforcement-old'])
  })
})

test('ten years are counted back from the snapshot, not from today', () => {
  const closed = { status: 'closed', filed: '2010-01-01', terminated: '2014-06-01' } as const
  expect(kindOf(closed)).toBe('case-old')
  expect(kindOf(closed, 'courtlistener', '2024-06-01')).toBe('suit-closed')
  expect(kindOf(closed, 'courtlistener', '2024-06-02')).toBe('case-old')
})

test('a case without a recorded end counts as open for three years after its last trace', () => {
  const status = 'unknown'
  expect(kindOf({ status, filed: '2023-11-20' })).toBe('suit-open')
  expect(kindOf({ status, filed: '2023-11-19' })).toBe('suit-closed')
  expect(kindOf({ status, filed: '2010-01-01', lastActivity: '2025-01-01' })).toBe('suit-open')
  expect(kindOf({ status, filed: '2010-01-01' })).toBe('case-old')
})

test('a match by name weighs by its level and its facts', () => {
  const by = (met: EvidenceMatch) =>
    score({ record: docket({}), match: { ...met, matchedName: 'Acme Robotics' } }).findings.map(
      ({ kind, points }) => [kind, points],
    )
  expect(by(match())).toEqual([['suit-open', 8]])
  expect(by(alert())).toEqual([['case-alert', 4]])
  expect(by(match({ countryAgree: false }))).toEqual([['case-contradicted', 0]])
  expect(by(ruledOut)).toEqual([])
})

test('cases of role holders are told with the record of the role', () => {
  const who = holder('Jane Doe')
  const hit = screened(match({ matchedName: 'Jane Doe' }), docket({}, 'us-sec-litigation'), who)
  const [finding] = scoreOne('litigation', evidence({ screened: [hit] })).findings
  expect(finding?.statement).toContain('"Jane Doe" is a party in civil case')
  expect(finding?.citations.map(({ source }) => source)).toEqual(['us-sec-litigation', 'us-sec-formd'])
})

test('many small suits stop adding up at three', () => {
  const many = Array.from({ length: 9 }, (_, at) => ({
    record: record('courtlistener', String(at), [suit({ docketNumber: String(at) })]),
  }))
  expect(score(...many)).toMatchObject({ value: 24, findings: { length: 9 } })
})

test('a case met by screening and fetched as well is one finding', () => {
  const one = docket({})
  const both = evidence({ records: [{ record: one }], screened: [screened(alert(), one)] })
  expect(scoreOne('litigation', both).findings.map(({ kind }) => kind)).toEqual(['suit-open'])
})
