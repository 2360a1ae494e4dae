// The verdict table, row by row and at its boundaries; conditions and confidence.
import { describe, expect, test } from 'vitest'
import type { Condition } from '../../contract/vocabulary/condition.ts'
import { conditionOf } from './conditions.ts'
import type { Evidence, EvidenceMatch, EvidenceSource } from './evidence.ts'
import type { RolePart } from '../../sources/model/record.ts'
import { SCORER_RULES, type Rules } from './rules.ts'
import { assessDiligence } from './scorecard.ts'
import {
  alert,
  evidence,
  found,
  holder,
  listed,
  match,
  record,
  registered,
  REQUIRED,
  ruledOut,
  screened,
  source,
  suit,
} from './testing/evidence.ts'

const verdictOf = (but: Partial<Evidence>): string => assessDiligence(evidence(but)).verdict
const textsOf = (conditions: readonly Condition[]): readonly string[] => conditions.map(({ text }) => text)
const against = (met: EvidenceMatch): Partial<Evidence> => ({ screened: [screened(met)] })

test('proceed: every list current, resolved, nothing found', () => {
  const card = assessDiligence(evidence())
  expect(card).toMatchObject({ verdict: 'proceed', conditions: [], confidence: 'high' })
  expect([card.risk, card.upside.value]).toEqual([{ value: 0, citations: card.risk.citations }, 0])
})

describe('do_not_proceed: a strong sanctions match that something corroborates and nothing contradicts', () => {
  test.each([
    ['the identifier', { identifierAgree: true }],
    ['the birth date', { dobAgree: true }],
  ])('corroborated by %s', (_by, but) => {
    expect(verdictOf(against(match(but)))).toBe('do_not_proceed')
    expect(verdictOf(against(alert(but)))).toBe('enhanced_diligence')
  })

  test.each([
    ['the country', { countryAgree: true }],
    ['the exact name of a company with its legal form', { exactWithLegalForm: true }],
  ])('%s never confirms, whatever the name is', (_by, but) => {
    expect(verdictOf(against(match(but)))).toBe('enhanced_diligence')
  })

  test.each([
    ['the birth date', { identifierAgree: true, dobAgree: false }],
    ['the country', { dobAgree: true, countryAgree: false }],
    ['the identifier', { exactWithLegalForm: true, identifierAgree: false }],
  ])('but not when %s contradicts', (_by, but) => {
    expect(verdictOf(against(match(but)))).toBe('proceed_with_conditions')
  })

  test('on an officer or a controlling owner as on the subject', () => {
    const met = match({ dobAgree: true })
    const on = (but: Partial<RolePart>): string =>
      verdictOf({ screened: [screened(met, listed(), holder('Jane Doe', but))] })
    for (const role of [
      'director',
      'officer',
      'promoter',
      'secretary',
      'beneficial-owner',
      'llp-member',
    ] as const)
      expect(on({ role })).toBe('do_not_proceed')
    expect(on({ role: 'shareholder', percentage: { min: 25 } })).toBe('do_not_proceed')
    expect(on({ role: 'shareholder', percentage: { min: 24 } })).toBe('enhanced_diligence')
    expect(on({ role: 'principal-investigator' })).toBe('enhanced_diligence')
    expect(on({ to: { value: '2026-11-20', raw: '' } })).toBe('enhanced_diligence')
    expect(on({ to: { value: '2026-11-21', raw: '' } })).toBe('do_not_proceed')
  })

  test('on a parent company while it is one', () => {
    const parent = (status: string): string => {
      const part = {
        kind: 'relation',
        from: 'lei:A',
        to: 'lei:B',
        relationKind: 'direct-parent',
        status,
      } as const
      const who = { kind: 'parent', part, record: record('gleif-rr', 'A.B', [part]) } as const
      return verdictOf({ screened: [screened(match({ identifierAgree: true }), listed(), who)] })
    }
    expect([parent('ACTIVE'), parent('INACTIVE')]).toEqual(['do_not_proceed', 'enhanced_diligence'])
  })

  test('stands before insufficient data', () => {
    const stale = evidence().sources.map((one) => ({ ...one, status: 'stale' as const }))
    expect(verdictOf({ ...against(match({ dobAgree: true })), sources: stale })).toBe('do_not_proceed')
  })

  test('a listing that is over forces nothing', () => {
    const over = [
      listed({ status: 'delisted' }),
      listed({ status: 'expired' }),
      listed({ ends: { value: '2026-11-19', raw: '' } }),
    ]
    for (const one of over)
      expect(verdictOf({ screened: [screened(match({ dobAgree: true }), one)] })).toBe('proceed')
    const today = listed({ ends: { value: '2026-11-20', raw: '' } })
    expect(verdictOf({ screened: [screened(match({ dobAgree: true }), today)] })).toBe('do_not_proceed')
  })
})

describe('insufficient_data', () => {
  const withStatus = (id: string, status: EvidenceSource['status']): readonly EvidenceSource[] =>
    evidence().sources.map((one) => (one.id === id ? { ...one, status } : one))

  test.each(REQUIRED)('%s stale, never synced or failed; never clean', (id) => {
    for (const status of ['stale', 'never_synced', 'failed'] as const) {
      const card = assessDiligence(evidence({ sources: withStatus(id, status) }))
      expect(card.verdict).toBe('insufficient_data')
      expect(card.conditions).toContainEqual(
        expect.objectContaining({
          severity: 'blocking',
          source: id,
          parameters: expect.objectContaining({ required: true }),
        }),
      )
    }
  })

  test('a required list nobody told about was never loaded', () => {
    const card = assessDiligence(evidence({ sources: [source('us-sec-tickers')] }))
    expect(card.verdict).toBe('insufficient_data')
    expect(card.conditions).toHaveLength(REQUIRED.length)
    expect(card.conditions[0]).toEqual({
      code: 'source_never_loaded',
      severity: 'blocking',
      source: 'eu-fsf',
      parameters: { required: true, importFailed: false },
      text: 'Required list eu-fsf was never loaded: what it would say is not known.',
    })
    expect(card.confidence).toBe('medium')
  })

  test('a name of punctuation alone cannot be screened, one of any script can', () => {
    expect(verdictOf({ subject: { name: ' ...!? ' } })).toBe('insufficient_data')
    expect(verdictOf({ subject: { name: '...', aliases: ['Acme'] } })).toBe('proceed')
    for (const name of ['株式会社', 'Ёж', '7']) expect(verdictOf({ subject: { name } })).toBe('proceed')
  })

  test('comes after what was found: a hit on a stale list is a hit', () => {
    for (const met of [alert(), match()])
      expect(verdictOf({ ...against(met), sources: withStatus('us-ofac-sdn', 'stale') })).toBe(
        'enhanced_diligence',
      )
  })

  test('coverage tells each list by its state and day, beside the verdict', () => {
    const { coverage } = assessDiligence(evidence({ sources: withStatus('un-sc', 'stale') }))
    expect(coverage.required.stale).toEqual([{ source: 'un-sc', snapshotDate: '2026-11-20' }])
    expect(coverage.required.current.map((one) => one.source)).toEqual(['eu-fsf', 'uk-fcdo', 'us-ofac-sdn'])
    expect(coverage.other.current.map((one) => one.source)).toEqual(['us-sec-tickers'])
    const none = assessDiligence(evidence({ sources: [] })).coverage
    expect(none.required.missing).toHaveLength(REQUIRED.length)
    const warned = evidence().sources.map((one) => ({ ...one, warnings: ['One.'] }))
    expect(assessDiligence(evidence({ sources: warned })).coverage.required.partial).toHaveLength(4)
  })
})

describe('enhanced_diligence', () => {
  test('a sanctions match at level alert, or strong on the name alone', () => {
    expect(verdictOf(against(alert()))).toBe('enhanced_diligence')
    expect(verdictOf(against(match()))).toBe('enhanced_diligence')
    expect(verdictOf({ screened: [screened(alert(), listed(), holder('Jane Doe'))] })).toBe(
      'enhanced_diligence',
    )
  })

  test('a match below every level forces nothing; one a fact ruled out is told', () => {
    expect(verdictOf(against(match({ level: 'none', score: 7000 })))).toBe('proceed')
    const card = assessDiligence(evidence(against(ruledOut)))
    expect([card.verdict, card.risk.value]).toEqual(['proceed', 0])
    expect(card.findings.map(({ kind }) => kind)).toContain('sanctions-ruled-out')
  })

  test('a disqualified officer', () => {
    const barred = listed({ listKind: 'disqualification' })
    const on = (met: EvidenceMatch): string =>
      verdictOf({ screened: [screened(met, barred, holder('Jane Doe'))] })
    expect(on(match({ dobAgree: true }))).toBe('enhanced_diligence')
    expect(on(match())).toBe('enhanced_diligence')
    expect(on(match({ dobAgree: false }))).toBe('proceed_with_conditions')
  })

  test('a securities enforcement action within 10 years of the snapshot, to the day', () => {
    const filed = (day: string | undefined): string =>
      verdictOf({
        screened: [
          screened(
            match({ matchedName: 'Acme Robotics' }),
            record('us-sec-litigation', 'LR-1', [
              {
                ...suit({ status: 'closed', caption: 'Acme Robotics' }),
                ...(day === undefined ? {} : { filed: day }),
              },
            ]),
          ),
        ],
      })
    expect([filed('2016-11-20'), filed('2016-11'), filed('2016')]).toEqual(
      Array(3).fill('enhanced_diligence'),
    )
    expect([filed('2016-11-19'), filed('2015')]).toEqual(Array(2).fill('proceed'))
  })

  test('risk 60, while 59 and 30 are conditions and 29 is none', () => {
    const weighing = (points: number): Rules => ({
      ...SCORER_RULES,
      risk: { ...SCORER_RULES.risk, insolvent: { ...SCORER_RULES.risk.insolvent, points } },
    })
    const insolvent = record('gb-ch-basic', '01234567', [
      { kind: 'party', ref: 'self', partyKind: 'organization', names: [], status: 'Liquidation' },
    ])
    const at = (points: number): readonly unknown[] => {
      const { verdict, conditions, risk } = assessDiligence(
        evidence({ resolved: [{ record: insolvent, by: 'registration' }] }),
        weighing(points),
      )
      return [risk.value, verdict, textsOf(conditions)]
    }
    expect(at(60)).toEqual([60, 'enhanced_diligence', []])
    expect(at(59)).toEqual([59, 'proceed_with_conditions', ['The risk value is 59, between 30 and 59.']])
    expect(at(30)).toEqual([30, 'proceed_with_conditions', ['The risk value is 30, between 30 and 59.']])
    expect(at(29)).toEqual([29, 'proceed', []])
  })
})

describe('proceed_with_conditions', () => {
  const conditions = (but: Partial<Evidence>): readonly unknown[] => {
    const card = assessDiligence(evidence(but))
    return [card.verdict, ...textsOf(card.conditions)]
  }

  /** What a reader should know and cannot act on. */
  const notes = (but: Partial<Evidence>): readonly unknown[] => {
    const card = assessDiligence(evidence(but))
    return [card.verdict, ...textsOf(card.notes)]
  }

  test.each([
    ['stale', 'is stale: its snapshot of 2026-11-20 was used, what came since is not known.'],
    ['failed', 'could not be renewed: its snapshot of 2026-11-20 was used, what came since is not known.'],
  ] as const)('another source is %s: a note says that its snapshot was used', (status, words) => {
    expect(notes({ sources: [...evidence().sources, source('us-sbir', status)] })).toEqual([
      'proceed',
      `Source us-sbir ${words}`,
    ])
  })

  test('a list that was set back says so in every verdict, current or stale', () => {
    for (const status of ['current', 'stale'] as const) {
      const sources = evidence().sources.map((one) =>
        one.id === 'un-sc' ? { ...one, status, rolledBackFrom: '2026-12-01' } : one,
      )
      expect(conditions({ sources })).toContain(
        'Required list un-sc was set back: files of 2026-11-20 took the place of those of 2026-12-01.',
      )
    }
  })

  test('a required list below its floors is partial: no clean verdict, and no missing data either', () => {
    const warnings = ['The files hold 4 of kind person where at least 580 are due.']
    const sources = evidence().sources.map((one) =>
      one.id === 'un-sc' ? { ...one, status: 'partial' as const, warnings } : one,
    )
    expect(conditions({ sources })).toEqual([
      'proceed_with_conditions',
      `Required list un-sc may not be whole. ${warnings.join(' ')}`,
    ])
    expect(assessDiligence(evidence({ sources })).coverage.required.partial).toEqual([
      { source: 'un-sc', snapshotDate: '2026-11-20' },
    ])
  })

  test.each([
    ['never_synced', 'was never loaded: what it would say is not known.'],
    ['failed', 'was never loaded, its first import failed: what it would say is not known.'],
  ] as const)('another source is %s and has no snapshot: a note', (status, words) => {
    const empty = { id: 'us-sbir', title: 'us-sbir', status, scorers: [] }
    expect(notes({ sources: [...evidence().sources, empty] })).toEqual(['proceed', `Source us-sbir ${words}`])
  })

  test('there was more than could be read or told: each cut is a condition, once', () => {
    const cases = conditionOf('cases_not_listed', { parameters: { cases: 601, listed: 200 } })
    const names = conditionOf('names_not_screened', { parameters: { names: 2101, screened: 2000 } })
    expect(conditions({ cuts: [cases, names, cases] })).toEqual([
      'proceed_with_conditions',
      names.text,
      cases.text,
    ])
  })

  test('an identifier leads to another name, in however many registers', () => {
    const nameMatch = match({ level: 'none', score: 0 })
    const other = { ...registered, sourceId: 'us-sec-submissions' }
    const resolved = [registered, other].map((one) => ({ record: one, by: 'cik' as const, nameMatch }))
    expect(conditions({ resolved })).toEqual([
      'proceed_with_conditions',
      'The CIK belongs to "Acme Robotics Inc", not to a name like "Acme Robotics".',
    ])
    const card = assessDiligence(evidence({ resolved }))
    expect(card.confidence).toBe('medium')
    expect(card.conditions).toMatchObject([
      { code: 'identifier_of_another', parameters: { identifier: 'cik', belongsTo: 'Acme Robotics Inc' } },
    ])
    const told = card.findings.filter(({ kind }) => kind === 'identifier-of-another').map(({ id }) => id)
    expect(card.conditions.map(({ finding }) => finding)).toEqual([told.toSorted()[0]])
    expect(assessDiligence(evidence({ resolved: resolved.toReversed() })).conditions).toEqual(card.conditions)
    expect(conditions({ resolved: [{ record: registered, by: 'cik', nameMatch: alert() }] })).toEqual([
      'proceed',
    ])
    expect(conditions({ subject: { name: 'Acme Robotics Inc', type: 'person' }, resolved })).toContain(
      'The CIK belongs to "Acme Robotics Inc", not to a person.',
    )
  })

  test('the files of a source had something wrong: a list of one record clears nobody in silence', () => {
    const warnings = [
      'The files hold 1 of kind person where at least 3400 are due.',
      'Two.',
      'Three.',
      'Four.',
    ]
    const sources = evidence().sources.map((one) => (one.id === 'eu-fsf' ? { ...one, warnings } : one))
    expect(conditions({ sources })).toEqual([
      'proceed_with_conditions',
      'Required list eu-fsf may not be whole. The files hold 1 of kind person where at least 3400 are due. Two. Three.',
    ])
    const samples = sources.map((one) => ({ ...one, status: 'sample' as const }))
    expect(conditions({ sources: samples }).join()).not.toContain('may not be whole')
  })

  test('the subject is in no registry, or only near a name there', () => {
    const expected = ['proceed', 'The subject was found in no registry.']
    expect(notes({ resolved: [] })).toEqual(expected)
    expect(notes({ resolved: [{ record: registered, by: 'name', match: alert() }] })).toEqual(expected)
    expect(notes({ resolved: [{ record: registered, by: 'name', match: match() }] })).toEqual(['proceed'])
  })

  test('a register that was read does not have the number of the subject', () => {
    const subject = { name: 'Acme Robotics', lei: '984500ACMEROBOTICS38' }
    const sources = [...evidence().sources, source('gleif-lei')]
    expect(conditions({ subject, sources, resolved: [] })).toEqual([
      'proceed_with_conditions',
      'The subject was found in no registry.',
    ])
    expect(conditions({ subject, resolved: [] })).toEqual(['proceed'])
  })

  test('open litigation, not litigation that is over', () => {
    const named = 'Open litigation: one case names the subject or a name near it.'
    const docket = (status: 'open' | 'closed') => found(record('courtlistener', '7', [suit({ status })]))
    expect(conditions({ records: docket('open') })).toEqual(['proceed_with_conditions', named])
    expect(conditions({ records: docket('closed') })).toEqual(['proceed'])
    const near = [{ record: record('courtlistener', '7', [suit()]), match: alert() }]
    expect(conditions({ records: near })).toEqual(['proceed_with_conditions', named])
  })

  test('sample data satisfies what is required and is named, one by one unless it is all there is', () => {
    const sources = REQUIRED.map((id) => source(id, 'sample'))
    const said = (of: string) => ['proceed_with_conditions', `Sample data in use, not the real lists: ${of}.`]
    expect(conditions({ sources })).toEqual(said('all 4 sources'))
    expect(conditions({ sources: [...sources, source('us-sbir', 'current')] })).toEqual(
      said('eu-fsf, uk-fcdo, un-sc, us-ofac-sdn'),
    )
  })
})

test('confidence: high by identifier with all sources current, medium by name or with a gap, else low', () => {
  const confidence = (but: Partial<Evidence>): string => assessDiligence(evidence(but)).confidence
  const gap = [...evidence().sources, source('us-sbir', 'stale')]
  for (const by of ['lei', 'cik', 'registration', 'domain'] as const)
    expect(confidence({ resolved: [{ record: registered, by }] })).toBe('high')
  const named = [{ record: registered, by: 'name', match: match() } as const]
  expect(confidence({ resolved: named })).toBe('medium')
  expect(confidence({ sources: gap })).toBe('medium')
  expect(confidence({ sources: [source('un-sc', 'sample')] })).toBe('medium')
  expect(confidence({ resolved: [] })).toBe('low')
})
