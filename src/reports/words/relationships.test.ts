// The relationships of a run: who is related to whom, by which records; and where the picture has each.
import { expect, test } from 'vitest'
import { Finding } from '../../contract/vocabulary/finding.ts'
import { BOX, layOut } from './relationship-layout.ts'
import { relationshipsOf } from './relationships.ts'

const [example] = Object.values(Finding.meta()?.examples ?? []).map((one) => Finding.parse(one)) as [Finding]
const { match } = example
const cited = (source: string, id: string) => [
  { ...(example.citations[0] as Finding['citations'][number]), source, id },
]

const finding = (kind: string, party: string, roles: string[], but: Partial<Finding> = {}): Finding => {
  const { match: _, ...plain } = example
  return { ...plain, id: `${kind} ${party}`, kind, scorer: 'officers', parameters: { party, roles }, ...but }
}
const listedAs = (name: string, but: Partial<Finding> = {}): Partial<Finding> => ({
  match: { ...match, matchedName: name } as Finding['match'] & object,
  listed: { kind: 'person', names: [name] } as unknown as Finding['listed'] & object,
  ...but,
})

const FINDINGS = [
  finding('officer', 'Jane Doé', ['director', 'promoter'], { citations: cited('gb-ch-psc', 'b') }),
  finding('former-officer', 'عبد الرحمن الراوي', ['beneficial-owner']),
  finding('parent-company', 'Acme Holdings SA', ['ultimate-parent'], { citations: cited('gleif-rr', 'p') }),
  finding(
    'officer-sanctions-name',
    'DOE, Jane',
    ['director'],
    listedAs('DOE, Jayne', { citations: cited('un-sc', '1') }),
  ),
  finding('officer-ruled-out', 'Jane Doé', ['director'], listedAs('DOE, June')),
  finding('sanctions-alert', 'x', [], {
    scorer: 'sanctions',
    parameters: {},
    ...listedAs('ACME ROBOTIX LLC'),
  }),
]

test('holders, parents and listed parties are related as the findings say, each with its records', () => {
  const { parties, links } = relationshipsOf('Acme Robotics', FINDINGS)
  const nameOf = new Map(parties.map(({ key, name }) => [key, name]))
  expect(
    links.map(({ from, says, to, ended, citations: [first] }) => [
      nameOf.get(from),
      ended ? `${says}, over` : says,
      nameOf.get(to),
      `${first?.source} ${first?.id}`,
    ]),
  ).toEqual([
    ['Jane Doé', 'director and promoter', 'Acme Robotics', 'gb-ch-psc b'],
    ['عبد الرحمن الراوي', 'beneficial owner, over', 'Acme Robotics', 'us-ofac-sdn 36216'],
    ['Acme Holdings SA', 'ultimate parent', 'Acme Robotics', 'gleif-rr p'],
    ['Jane Doé', 'may be the listed party', 'DOE, Jayne', 'un-sc 1'],
    ['Acme Robotics', 'may be the listed party', 'ACME ROBOTIX LLC', 'us-ofac-sdn 36216'],
  ])
})

test('a match that people set aside is no relationship', () => {
  const decided = FINDINGS.slice(3, 4).map((each) => ({
    ...each,
    decision: { setAside: true } as unknown as Finding['decision'] & object,
  }))
  expect(relationshipsOf('Acme Robotics', decided).links).toEqual([])
})

test('parties of a run that says no more than sentences are left out, and its listed parties stay', () => {
  const older = FINDINGS.map((each) => ({ ...each, parameters: {} }))
  expect(relationshipsOf('Acme Robotics', older).links.map(({ says }) => says)).toEqual([
    'may be the listed party',
  ])
})

test('no two boxes of the picture overlap, all are inside it, and it says what it leaves out', () => {
  const many = [
    ...FINDINGS,
    ...Array.from({ length: 15 }, (_, at) =>
      finding('officer', `Person ${at} of a very long family name indeed`, ['director']),
    ),
  ]
  const related = relationshipsOf('Acme Robotics', many)
  const picture = layOut(related)
  for (const [at, { x, y, lines }] of picture.parties.entries()) {
    expect(lines.length).toBeLessThanOrEqual(2)
    expect(x >= 0 && y >= 0 && x + BOX.width <= picture.width && y + BOX.height <= picture.height).toBe(true)
    for (const other of picture.parties.slice(at + 1))
      expect(Math.abs(x - other.x) >= BOX.width || Math.abs(y - other.y) >= BOX.height).toBe(true)
  }
  expect(picture.leftOut).toBe(6)
  expect(picture.parties.length + picture.leftOut).toBe(related.parties.length)
  expect(layOut(relationshipsOf('Acme Robotics', many))).toEqual(picture)
})
