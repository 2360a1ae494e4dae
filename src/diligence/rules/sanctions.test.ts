// What a name on a sanctions list is worth, by what corroborates or contradicts it.
import { expect, test } from 'vitest'
import type { Screened } from './evidence.ts'
import { assessDiligence, scoreOne } from './scorecard.ts'
import {
  alert,
  evidence,
  holder,
  listed,
  listing,
  match,
  party,
  record,
  ruledOut,
  screened,
} from './testing/evidence.ts'

const score = (...hits: readonly Screened[]) => scoreOne('sanctions', evidence({ screened: hits }))
const kinds = (...hits: readonly Screened[]) =>
  score(...hits).findings.map(({ kind, points }) => [kind, points])

test('a confirmed match is one finding in full, citing the list', () => {
  const met = match({ dobAgree: true, countryAgree: true })
  expect(score(screened(met))).toEqual({
    scorer: 'sanctions',
    version: '5',
    value: 100,
    findings: [
      {
        id: expect.stringMatching(/^sanctions:sanctioned:us-ofac-sdn:36$/),
        scorer: 'sanctions',
        kind: 'sanctioned',
        severity: 'critical',
        statement:
          '"Acme Robotics" meets "Akme Robotics", which stands on the sanctions list us-ofac-sdn 36 (Treasury, SDGT): score 0.9500; the birth date agrees, the country agrees. Its assets are frozen: no one bound by the list may make funds or goods available to it.',
        points: 100,
        match: met,
        measures: [
          { measure: 'asset_freeze', source: 'us-ofac-sdn', authority: 'Treasury', programs: ['SDGT'] },
        ],
        listed: {
          kind: 'organization',
          names: ['Acme Robotics Inc'],
          births: [],
          birthPlaces: [],
          nationalities: [],
          addresses: [],
          identifiers: [],
          programs: ['SDGT'],
          listedOn: [],
          remarks: [],
        },
        citations: [
          {
            source: 'us-ofac-sdn',
            id: '36',
            url: 'https://example.org/us-ofac-sdn/36',
            snapshotDate: '2026-11-20',
            snapshotId: 'us-ofac-sdn@1',
            locator: 'file 36',
            recordHash: 'hash us-ofac-sdn 36',
          },
        ],
      },
    ],
    citations: [expect.objectContaining({ source: 'us-ofac-sdn', id: '36' })],
  })
})

test('each standing has its kind', () => {
  expect(kinds(screened(match()))).toEqual([['sanctions-name', 45]])
  expect(kinds(screened(alert()))).toEqual([['sanctions-alert', 30]])
  expect(kinds(screened(match({ dobAgree: false })))).toEqual([['sanctions-contradicted', 10]])
  expect(kinds(screened(ruledOut))).toEqual([['sanctions-ruled-out', 0]])
  expect(kinds(screened(match({ level: 'none' })))).toEqual([])
  expect(kinds(screened(match(), listed({ status: 'delisted' })))).toEqual([['formerly-sanctioned', 10]])
  expect(kinds(screened(alert(), listed({ status: 'delisted' })))).toEqual([])
})

test('a confirmed party under a measure that freezes nothing stops nothing, and the text says what is forbidden', () => {
  const met = match({ dobAgree: true })
  const sectoral = record('us-ofac-cons', '36', [
    party({ identifiers: [] }),
    listing({ programs: ['UKRAINE-EO13662'] }),
  ])
  const card = assessDiligence(evidence({ screened: [screened(met, sectoral)] }))
  expect(card.verdict).toBe('enhanced_diligence')
  expect(card.findings[0]).toMatchObject({
    kind: 'sanctioned-limited',
    measures: [{ measure: 'sectoral', source: 'us-ofac-cons' }],
    statement: expect.stringContaining('its assets are not frozen'),
  })
  expect(card.findings[0]?.statement).not.toContain('offence')
  const both = [screened(met, sectoral), screened(met, listed())]
  expect(assessDiligence(evidence({ screened: both })).verdict).toBe('do_not_proceed')
})

test('an arms embargo stops nothing: it forbids deliveries and freezes no assets', () => {
  const embargo = record('au-dfat', '101', [
    party({ identifiers: [] }),
    listing({ programs: ['Autonomous (Lanternia)'], measures: ['Arms embargo'] }),
  ])
  const card = assessDiligence(evidence({ screened: [screened(match({ dobAgree: true }), embargo)] }))
  expect(card.verdict).toBe('enhanced_diligence')
  expect(card.findings[0]).toMatchObject({
    kind: 'sanctioned-limited',
    measures: [{ measure: 'export_control', source: 'au-dfat' }],
  })
})

test('many near names do not add up: the best one carries the points, the others are told', () => {
  const others = ['1', '2', '3'].map((id, at) => screened(alert({ score: 8000 + at }), listed({}, id)))
  const { value, findings } = score(...others)
  expect(value).toBe(30)
  expect(findings.map(({ points, citations: [{ id }] }) => [points, id])).toEqual([
    [30, '3'],
    [0, '1'],
    [0, '2'],
  ])
})

test('a record met through two aliases counts once, by its best match', () => {
  expect(kinds(screened(alert()), screened(match({ dobAgree: true })), screened(match()))).toEqual([
    ['sanctioned', 100],
  ])
})

test('other lists and role holders are the matter of other scorers', () => {
  expect(kinds(screened(match({ dobAgree: true }), listed({ listKind: 'export-control' })))).toEqual([])
  expect(kinds(screened(match({ dobAgree: true }), listed(), holder('Jane Doe')))).toEqual([])
})

test('an entry of the Treasury that the Consolidated Screening List repeats is one finding, with both cited', () => {
  const repeated = (number: string) =>
    record('us-csl', `${number}-0a1b`, [
      party({ identifiers: [{ scheme: 'ofac', value: number }] }),
      listing(),
    ])
  const met = match({ dobAgree: true })
  const cited = (...hits: readonly Screened[]) =>
    score(...hits).findings.map(({ citations }) => citations.map(({ source, id }) => `${source} ${id}`))
  expect(cited(screened(met, repeated('36')), screened(met))).toEqual([['us-ofac-sdn 36', 'us-csl 36-0a1b']])
  // the match that says more counts, whichever list it was met on
  const surer = score(screened(met, repeated('36')), screened(alert()))
  expect(surer.findings.map(({ kind, citations }) => [kind, citations.length])).toEqual([['sanctioned', 2]])
  // an entry the Treasury's own list does not have is not lost, nor is that of a namesake
  expect(cited(screened(met, repeated('36')))).toEqual([['us-csl 36-0a1b']])
  expect(cited(screened(met, repeated('37')), screened(met))).toHaveLength(2)
})
