// Who is found to run or own the subject, and what screening them adds.
import { expect, test } from 'vitest'
import type { Evidence } from './evidence.ts'
import { assessDiligence, scoreOne } from './scorecard.ts'
import {
  alert,
  evidence,
  found,
  holder,
  listed,
  match,
  metric,
  record,
  registered,
  role,
  ruledOut,
  screened,
} from './testing/evidence.ts'

const told = (but: Partial<Evidence>) =>
  scoreOne('officers', evidence(but)).findings.map(({ kind, points, statement }) => [kind, points, statement])
const kinds = (but: Partial<Evidence>) => told(but).map(([kind, points]) => [kind, points])

test('one person in several registers, in any order of the words, is one finding that cites them all', () => {
  const records = found(
    record('us-sec-formd', 'a', [role('Jane Doé'), role('Jane Doé', { role: 'promoter' })]),
    record('gb-ch-psc', 'b', [role('DOE, Jane', { role: 'beneficial-owner' })]),
    record('us-sbir', 'c', [role('John Roe', { role: 'principal-investigator' })]),
  )
  const { findings, value } = scoreOne('officers', evidence({ records }))
  expect(value).toBe(0)
  expect(findings.map(({ statement }) => statement).toSorted()).toEqual([
    '"DOE, Jane" is beneficial owner, director and promoter by 2 records.',
    '"John Roe" is principal investigator by one record.',
  ])
  expect(findings.find(({ statement }) => statement.includes('Jane'))?.citations.map(({ id }) => id)).toEqual(
    ['b', 'a'],
  )
})

test('a role that ended is told as one; a role on either side of its end counts as held', () => {
  const of = (name: string, to: string) => role(name, { to: { value: to, raw: to } })
  expect(
    told({
      records: found(
        record('gb-ch-psc', 'a', [of('Ann Gone', '2026-11-20'), role('No Day', { to: { raw: 'unknown' } })]),
        record('gb-ch-psc', 'b', [of('Bo Staying', '2026-11-21'), of('Cy Back', '2020'), role('Cy Back')]),
      ),
    }).map(([kind, , statement]) => [kind, statement]),
  ).toEqual(
    expect.arrayContaining([
      ['former-officer', '"Ann Gone" was director by one record and gave it up.'],
      ['former-officer', '"No Day" was director by one record and gave it up.'],
      ['officer', '"Bo Staying" is director by one record.'],
      ['officer', '"Cy Back" is director by one record.'],
    ]),
  )
})

test('the role of a person who is asked about is theirs', () => {
  const subject = { name: 'Jane Doe', type: 'person' } as const
  const records = [{ record: record('us-sec-formd', 'a', [role('DOE, Jane')]), match: match() }]
  expect(told({ subject, records })).toEqual([
    ['role-of-subject', 0, '"DOE, Jane" is on record as director of cik:0000000042.'],
  ])
})

test('findings name the party and its roles as values, and a parent is a finding of its own', () => {
  const part = (relationKind: 'direct-parent' | 'ultimate-parent', status = 'ACTIVE') =>
    ({ kind: 'relation', from: 'lei:A', to: 'lei:B', relationKind, status }) as const
  const parent = (id: string, one: ReturnType<typeof part>) => ({
    name: 'Acme Holdings SA',
    part: one,
    record: record('gleif-rr', id, [one]),
  })
  const { findings } = scoreOne(
    'officers',
    evidence({
      records: found(record('us-sec-formd', 'a', [role('Jane Doe'), role('Jane Doe', { role: 'promoter' })])),
      parents: [
        parent('1', part('ultimate-parent')),
        parent('2', part('direct-parent')),
        parent('3', part('direct-parent', 'INACTIVE')),
      ],
      screened: [screened(match(), listed(), holder('Jane Doe'))],
    }),
  )
  expect(findings.map(({ kind, parameters }) => [kind, parameters])).toEqual([
    ['officer-sanctions-name', { party: 'Jane Doe', roles: ['director'] }],
    ['officer', { party: 'Jane Doe', roles: ['director', 'promoter'] }],
    ['parent-company', { party: 'Acme Holdings SA', roles: ['direct-parent', 'ultimate-parent'] }],
  ])
  expect(findings[2]?.statement).toBe(
    '"Acme Holdings SA" is the direct parent and ultimate parent of the subject.',
  )
  expect(findings[2]?.citations.map(({ id }) => id).toSorted()).toEqual(['1', '2'])
})

test('roles of an entity that is only near the name of the subject are not taken', () => {
  const records = found(record('us-sec-formd', 'a', [role('Jane Doe')]))
  const resolved = (level: ReturnType<typeof match>) => [
    { record: registered, by: 'name' as const, match: level },
  ]
  expect(kinds({ records, resolved: resolved(alert()) })).toEqual([])
  expect(kinds({ records, resolved: resolved(match({ countryAgree: false })) })).toEqual([])
  expect(kinds({ records, resolved: resolved(match()) })).toEqual([['officer', 0]])
  expect(kinds({ records, resolved: [...resolved(alert()), { record: registered, by: 'cik' }] })).toEqual([
    ['officer', 0],
  ])
})

test('every standing of a role holder on a sanctions list has its kind and cites list and role', () => {
  const on = (met: ReturnType<typeof match>, onto = listed()) =>
    kinds({ screened: [screened(met, onto, holder('Jane Doe'))] })
  expect(on(match({ dobAgree: true }))).toEqual([['officer-sanctioned', 100]])
  expect(on(match())).toEqual([['officer-sanctions-name', 40]])
  expect(on(alert())).toEqual([['officer-sanctions-alert', 25]])
  expect(on(match({ dobAgree: false }))).toEqual([['officer-sanctions-contradicted', 5]])
  expect(on(ruledOut)).toEqual([['officer-ruled-out', 0]])
  expect(on(match(), listed({ status: 'expired' }))).toEqual([['officer-formerly-listed', 5]])
  const [finding] = scoreOne(
    'officers',
    evidence({ screened: [screened(match(), listed(), holder('Jane Doe'))] }),
  ).findings
  expect(finding?.citations.map(({ source }) => source)).toEqual(['us-ofac-sdn', 'us-sec-formd'])
  expect(finding?.statement).toBe(
    '"Jane Doe", director, meets "Akme Robotics", which stands on the sanction list us-ofac-sdn 36 (Treasury, SDGT): score 0.9500; nothing but the name agrees or differs. Its assets are frozen: no one bound by the list may make funds or goods available to it.',
  )
})

test('other lists weigh less, and political office least', () => {
  const on = (listKind: 'disqualification' | 'debarment' | 'pep', met = match({ dobAgree: true })) =>
    kinds({ screened: [screened(met, listed({ listKind }), holder('Jane Doe'))] })
  expect(on('disqualification')).toEqual([['officer-disqualified', 50]])
  expect(on('disqualification', match())).toEqual([['officer-disqualified-name', 25]])
  expect(on('debarment')).toEqual([['officer-listed', 30]])
  expect(on('debarment', alert())).toEqual([['officer-listed-name', 10]])
  expect(on('pep')).toEqual([['officer-political-office', 10]])
  expect(on('pep', match())).toEqual([['officer-political-office-name', 5]])
  expect(on('pep', alert())).toEqual([])
})

test('a role holder who is confirmed to hold an office calls for enhanced diligence, the name of one does not', () => {
  const verdict = (met: ReturnType<typeof match>) =>
    assessDiligence(evidence({ screened: [screened(met, listed({ listKind: 'pep' }), holder('Jane Doe'))] }))
      .verdict
  expect(verdict(match({ dobAgree: true }))).toBe('enhanced_diligence')
  expect(verdict(match())).not.toBe('enhanced_diligence')
})

test('one person in two roles on one list is one finding; two people are two', () => {
  const met = match({ dobAgree: true })
  const roles = ['director', 'beneficial-owner'] as const
  const one = roles.map((as) => screened(met, listed(), holder('Jane Doe', { role: as })))
  expect(kinds({ screened: one })).toEqual([['officer-sanctioned', 100]])
  expect(kinds({ screened: [...one, screened(met, listed(), holder('John Roe'))] })).toHaveLength(2)
})

test('what the register says of owners it does not name', () => {
  const statement = (note: string, end?: string) =>
    metric('psc-statement', { note, ...(end === undefined ? {} : { period: { end } }) })
  const of = (part: ReturnType<typeof metric>) => kinds({ records: found(record('gb-ch-psc', 'a', [part])) })
  expect(of(metric('beneficial-owner-sanctioned'))).toEqual([['owner-marked-sanctioned', 80]])
  expect(of(statement('psc-exists-but-not-identified'))).toEqual([['owner-not-named', 10]])
  expect(of(statement('steps-to-find-psc-not-yet-completed'))).toEqual([['owner-not-named', 10]])
  expect(of(statement('psc-exists-but-not-identified', '2025-01-01'))).toEqual([])
  expect(of(statement('no-individual-or-entity-with-signficant-control'))).toEqual([])
})
