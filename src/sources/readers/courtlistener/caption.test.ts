// Parties of captions: who is on which side, what belongs to a name, and when nobody can tell.
import { describe, expect, test } from 'vitest'
import type { CaseParty, CasePart } from '../../model/record.ts'
import { captionParties } from './caption.ts'

/** `plaintiff: A` for every party, so that a whole caption is one expectation. */
const parties = (caption: string, caseKind: CasePart['caseKind'] = 'civil'): readonly string[] =>
  captionParties(caption, caseKind).map(({ name, role }) => `${role}: ${name}`)

test('a party is derived from the caption and says so', () => {
  expect(captionParties('Alder Works, Inc. v. Brook', 'civil')).toEqual([
    { name: 'Alder Works, Inc.', role: 'plaintiff', derivedFrom: 'caption' },
    { name: 'Brook', role: 'defendant', derivedFrom: 'caption' },
  ] satisfies readonly CaseParty[])
})

describe('the two sides', () => {
  test.each([
    ['Alder v. Brook'],
    ['Alder v Brook'],
    ['Alder vs. Brook'],
    ['Alder vs Brook'],
    ['Alder VS. Brook'],
    ['Alder Vs. Brook'],
    ['Alder versus Brook'],
    ['Alder -v- Brook'],
    ['Alder v.Brook'],
    ['Alder V. Brook'],
    ['  Alder \n v.  Brook '],
  ])('%j', (caption) => {
    expect(parties(caption)).toEqual(['plaintiff: Alder', 'defendant: Brook'])
  })

  test.each([
    ['ALDER V BROOK', ['plaintiff: ALDER', 'defendant: BROOK']],
    ['Ann V. Alder v. Brook', ['plaintiff: Ann V. Alder', 'defendant: Brook']],
    ['Alder v. Ann V. Brook', ['plaintiff: Alder', 'defendant: Ann V. Brook']],
    ['George V Alder v. Brook', ['plaintiff: George V Alder', 'defendant: Brook']],
    ['Alder v. Brook v. Cole', ['plaintiff: Alder', 'defendant: Brook', 'other: Cole']],
    ['Alder v.', ['plaintiff: Alder']],
    ['Alder v. Alder', ['plaintiff: Alder', 'defendant: Alder']],
    ['Alder v. Brook, Respondent', ['plaintiff: Alder', 'respondent: Brook']],
    ['Alder, Petitioner v. Brook, Respondent', ['plaintiff: Alder', 'respondent: Brook']],
    ['Advent Corp. v. Event Vision, LLC', ['plaintiff: Advent Corp.', 'defendant: Event Vision, LLC']],
  ])('%j', (caption, expected) => {
    expect(parties(caption)).toEqual(expected)
  })

  test('several capital V. leave it open which of them is an initial: no parties', () => {
    expect(parties('ANN V. ALDER V. BROOK')).toEqual([])
  })
})

describe('et al. and what the court says about a party', () => {
  test.each([
    ['Alder et al v. Brook, et al.', ['plaintiff: Alder', 'defendant: Brook']],
    [
      'Alder Works, Inc., et al. v. Brook LLC et al',
      ['plaintiff: Alder Works, Inc.', 'defendant: Brook LLC'],
    ],
    ['Alder et ux. v. Brook et. al.', ['plaintiff: Alder', 'defendant: Brook']],
    ['Alder, et al., Plaintiffs, v. Brook, et al., Defendants.', ['plaintiff: Alder', 'defendant: Brook']],
    [
      'Ann ALDER, Plaintiff-Appellant, v. BROOK CORP., Defendant-Appellee',
      ['plaintiff: Ann ALDER', 'defendant: BROOK CORP.'],
    ],
    [
      'Alder, individually and on behalf of all others similarly situated v. Brook, Inc.',
      ['plaintiff: Alder', 'defendant: Brook, Inc.'],
    ],
    ['Alder on behalf of himself v. Brook', ['plaintiff: Alder', 'defendant: Brook']],
    ['Alder and others v. Brook', ['plaintiff: Alder', 'defendant: Brook']],
    ['Alder, as Trustee of the Brook Trust v. Cole', ['plaintiff: Alder', 'defendant: Cole']],
    ['Alder Bank, N.A., as Indenture Trustee v. Cole', ['plaintiff: Alder Bank, N.A.', 'defendant: Cole']],
    ['Alder v. Brook, a Delaware corporation', ['plaintiff: Alder', 'defendant: Brook']],
    ['Alder v. Brook, Inc., a Delaware corporation', ['plaintiff: Alder', 'defendant: Brook, Inc.']],
    ['Alder v. Brook, Acting Commissioner of Social Security', ['plaintiff: Alder', 'defendant: Brook']],
    [
      'Alder v. Commissioner of Social Security',
      ['plaintiff: Alder', 'defendant: Commissioner of Social Security'],
    ],
    ['Alder v. Warden, FCI Brook', ['plaintiff: Alder', 'defendant: Warden, FCI Brook']],
    [
      'A.B., a minor, by and through her mother C.B. v. Brook School',
      ['plaintiff: A.B.', 'defendant: Brook School'],
    ],
    [
      'Securities and Exchange Commission v. Brook',
      ['plaintiff: Securities and Exchange Commission', 'defendant: Brook'],
    ],
    [
      'Petitioner Systems, Inc. v. Debtor Finance Corp.',
      ['plaintiff: Petitioner Systems, Inc.', 'defendant: Debtor Finance Corp.'],
    ],
  ])('%j', (caption, expected) => {
    expect(parties(caption)).toEqual(expected)
  })
})

describe('commas and "and" of firms', () => {
  test.each([
    ['Alder, Inc., Brook, LLC and Cole Corp.', ['Alder, Inc.', 'Brook, LLC', 'Cole Corp.']],
    ['Alder, Inc. and Ann Brook', ['Alder, Inc.', 'Ann Brook']],
    ['Alder Co., Ltd.', ['Alder Co., Ltd.']],
    ['Alder & Brook, Inc.', ['Alder & Brook, Inc.']],
    ['Alder and Brook, Inc.', ['Alder and Brook, Inc.']],
    ['Alder, Brook and Cole LLP', ['Alder, Brook and Cole LLP']],
    ['Alder Motor Sales, U.S.A., Inc.', ['Alder Motor Sales, U.S.A., Inc.']],
    ['Alder Bank AG, New York Branch', ['Alder Bank AG']],
    ['Alder Inc. and its Affiliates', ['Alder Inc.']],
    ['Alder Inc. and its subsidiaries', ['Alder Inc.']],
    ['Alder, Inc. et al (INMATE 2)', ['Alder, Inc.']],
    ['Alder (PS) [CONSOLIDATED]', ['Alder']],
    ['Alder (Hong Kong) Ltd.', ['Alder (Hong Kong) Ltd.']],
    ['Alder Ltd. & Co. KG', ['Alder Ltd. & Co. KG']],
    ['Alder LLC; Brook; Cole Corp.', ['Alder LLC', 'Brook', 'Cole Corp.']],
    ['Alder Foods, Inc. d/b/a Brook Kitchen', ['Alder Foods, Inc.', 'Brook Kitchen']],
    ['Alder Foods, Inc., doing business as Brook Kitchen', ['Alder Foods, Inc.', 'Brook Kitchen']],
    ['Brook Labs, Inc. (f/k/a Alder Labs, Inc.)', ['Brook Labs, Inc.', 'Alder Labs, Inc.']],
    ['Alder.com, Inc.', ['Alder.com, Inc.']],
    ['Alder Creditor Services, Inc.', ['Alder Creditor Services, Inc.']],
    ['Alder and Other Stories, Inc.', ['Alder and Other Stories, Inc.']],
    ['3A', ['3A']],
  ])('%j', (side, names) => {
    expect(parties(`Cole v. ${side}`)).toEqual([
      'plaintiff: Cole',
      ...names.map((name) => `defendant: ${name}`),
    ])
  })
})

describe('criminal cases and qui tam', () => {
  test.each([
    ['United States v. Brook', ['plaintiff: United States', 'defendant: Brook']],
    ['USA v. Brook (1)', ['plaintiff: USA', 'defendant: Brook']],
    [
      'United States of America v. Brook, et al.',
      ['plaintiff: United States of America', 'defendant: Brook'],
    ],
    ['U.S. v. John Doe 1-10', ['plaintiff: U.S.']],
    ['United States v. Sealed', ['plaintiff: United States']],
    ['United States v. $12,300 in U.S. Currency', ['plaintiff: United States']],
    ['United States v. Approximately $5,000', ['plaintiff: United States']],
    [
      'People of the State of New York v. Brook',
      ['plaintiff: People of the State of New York', 'defendant: Brook'],
    ],
    [
      'United States v. Brook a/k/a Red Brook',
      ['plaintiff: United States', 'defendant: Brook', 'defendant: Red Brook'],
    ],
    [
      'United States ex rel. Alder v. Brook, Inc.',
      ['plaintiff: United States', 'plaintiff: Alder', 'defendant: Brook, Inc.'],
    ],
    ['Sealed v. Sealed', []],
    ['SEALED CASE', []],
    ['Unknown Case Title', []],
  ])('%j', (caption, expected) => {
    expect(parties(caption, 'criminal')).toEqual(expected)
  })
})

describe('bankruptcies', () => {
  test.each([
    ['In re Alder Works, Inc.', ['debtor: Alder Works, Inc.']],
    ['In re: Alder Works, Inc., et al., Debtors.', ['debtor: Alder Works, Inc.']],
    ['Alder Works, LLC', ['debtor: Alder Works, LLC']],
    ['Alder (Debtor)', ['debtor: Alder']],
    ['Ann V. Alder', ['debtor: Ann V. Alder']],
    ['ANN V. ALDER', ['debtor: ANN V. ALDER']],
    ['Ann B. Alder and Max Alder', ['debtor: Ann B. Alder', 'debtor: Max Alder']],
    ['Max Alder, Jr. and Ann Alder', ['debtor: Max Alder, Jr.', 'debtor: Ann Alder']],
    ['Alder and Brook', ['debtor: Alder and Brook']],
    [
      'Brook v. Alder Works, Inc. (In re Cole Mills, Inc.)',
      ['plaintiff: Brook', 'defendant: Alder Works, Inc.', 'debtor: Cole Mills, Inc.'],
    ],
    [
      'In re Cole Mills, Inc., Brook, Trustee v. Alder',
      ['plaintiff: Brook', 'defendant: Alder', 'debtor: Cole Mills, Inc.'],
    ],
    ['Brook, Chapter 7 Trustee v. Alder', ['plaintiff: Brook', 'defendant: Alder']],
    ['In re Cole, Inc. v. Alder', ['plaintiff: Cole, Inc.', 'defendant: Alder']],
  ])('%j', (caption, expected) => {
    expect(parties(caption, 'bankruptcy')).toEqual(expected)
  })
})

describe('proceedings about somebody', () => {
  test.each([
    ['In re Alder Labs, Inc. Securities Litigation', ['other: Alder Labs, Inc.']],
    ['In re: Alder Marketing, Sales Practices and Products Liability Litigation', ['other: Alder']],
    ['In re Alder Customer Data Security Breach Litigation (MDL No. 1234)', ['other: Alder']],
    ['In re Alder Litigation', ['other: Alder']],
    ['In the Matter of Alder', ['other: Alder']],
    ['Matter of Alder v. Brook', ['plaintiff: Alder', 'defendant: Brook']],
    ['Ex parte Alder', ['other: Alder']],
    ['In re Application of Alder Holdings for an Order to Take Discovery', ['other: Alder Holdings']],
    ['In re Estate of Alder', ['other: Estate of Alder']],
    ['In re the Estate of Alder', ['other: Estate of Alder']],
    ['In re Marriage of Ann Alder and Max Alder', ['other: Ann Alder', 'other: Max Alder']],
    ['In re Subpoena to Alder Corp.', ['other: Alder Corp.']],
    ['In re Alder, Debtor', ['debtor: Alder']],
    ['In re Grand Jury Subpoena', []],
    ['In the Matter of the Search of 1 Mill Road', []],
    ['In re Sealed Case', []],
    ['Alder Works', ['other: Alder Works']],
    ['', []],
    ['---', []],
    ['v.', []],
  ])('%j', (caption, expected) => {
    expect(parties(caption)).toEqual(expected)
  })
})

test.each([', ', 'a ', 'and ', 'Securities ', 'Inc., ', '(', 'v. ', 'in re ', 'the ', 'd/b/a ', 'et al '])(
  'a caption of thousands of %j holds nothing up',
  (filler) => {
    const started = performance.now()
    parties(`In re ${filler.repeat(3_000)}x`)
    parties(`${filler.repeat(3_000)}v. x`)
    expect(performance.now() - started).toBeLessThan(30_000)
  },
)
