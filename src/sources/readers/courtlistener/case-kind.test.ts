// Kinds of cases: by court, by the letters of the docket number, by nature of suit.
import { describe, expect, test } from 'vitest'
import { caseKindOf } from './case-kind.ts'

describe('the kind of a case', () => {
  const kind = (
    jurisdiction: string,
    docketNumber: string,
    more: { name?: string; nos?: string; caption?: string } = {},
  ) =>
    caseKindOf({
      court: jurisdiction === '' ? undefined : { id: 'x', name: more.name ?? '', jurisdiction },
      docketNumber,
      natureOfSuit: more.nos ?? '',
      caption: more.caption ?? 'A v. B',
    })

  test.each([
    ['FD', '1:20-cv-00001-JCR', 'civil'],
    ['FD', '1:20-cr-00001-CV', 'criminal'],
    ['FD', '20-mj-5', 'criminal'],
    ['FD', 'CR-20-12', 'criminal'],
    ['FD', '1:20-mc-00001', 'civil'],
    ['FD', '4:20-bk-00001', 'bankruptcy'],
    ['FD', 'Civil No. 20-1', 'civil'],
    ['FB', '20-10001', 'bankruptcy'],
    ['FBP', '20-1', 'appeal'],
    ['F', '20-1234', 'appeal'],
    ['SA', 'CR-20-12', 'appeal'],
    ['SAG', '', 'administrative'],
    ['MT', '', 'criminal'],
    ['', '1:20-cr-00001', 'criminal'],
    ['', '', 'civil'],
  ])('court %s, number %s: %s', (jurisdiction, docketNumber, expected) => {
    expect(kind(jurisdiction, docketNumber)).toBe(expected)
  })

  test.each([
    ['422 Appeal 28 USC 158', 'appeal'],
    ['Bankruptcy Appeal (801)', 'appeal'],
    ['423 Withdrawal 28 USC 157', 'bankruptcy'],
    ['850 Securities/Commodities', 'civil'],
  ])('nature of suit %s: %s', (nos, expected) => {
    expect(kind('FD', '1:20-cv-00001', { nos })).toBe(expected)
  })

  test.each([
    ["Board of Veterans' Appeals", 'administrative'],
    ['Merit Systems Protection Board', 'administrative'],
    ['Court of Appeals for the Armed Forces', 'appeal'],
    ['United States Court of Military Commission Review', 'appeal'],
    ['Foreign Intelligence Surveillance Court of Review', 'appeal'],
    ['United States Tax Court', 'civil'],
    ['United States Court of Federal Claims', 'civil'],
    ['Criminal Court of the City of New York', 'criminal'],
  ])('special court %s: %s', (name, expected) => {
    expect(kind('FS', '20-1', { name })).toBe(expected)
  })

  test('a prosecution in a state trial court is criminal, a suit against a state is not', () => {
    expect(kind('ST', '77/2018', { caption: 'People v. Cole' })).toBe('criminal')
    expect(kind('ST', '77/2018', { caption: 'Cole v. State' })).toBe('civil')
  })
})
