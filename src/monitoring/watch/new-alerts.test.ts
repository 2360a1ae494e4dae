// What is new about a subject, and what is not.
import { describe, expect, test } from 'vitest'
import type { BatchMatch } from '../../contract/vocabulary/batch.ts'
import { newAlerts } from './new-alerts.ts'

const measure = (source: string, code: 'asset_freeze' | 'travel_ban' = 'asset_freeze') => ({
  measure: code,
  source,
  authority: `Authority of ${source}`,
  programs: ['P1'],
})
const citation = (source: string, id: string) => ({
  source,
  id,
  url: `https://example.org/${id}`,
  snapshotDate: '2026-11-01',
})

const match = (records: readonly string[], change: Partial<BatchMatch> = {}): BatchMatch => ({
  outcome: 'possible',
  name: 'Harun Taleb',
  matchedName: 'HARUN TALEB',
  score: 0.9,
  probability: 0.8,
  says: '',
  active: true,
  measures: [measure('un-sc')],
  citations: records.map((record) => citation('un-sc', record)),
  ...change,
})

const kinds = (
  before: readonly BatchMatch[],
  now: readonly BatchMatch[],
  isListed: (key: string) => boolean = () => false,
  isLoaded: (source: string) => boolean = () => true,
) => newAlerts(before, now, { isListed, isLoaded }).map(({ kind }) => kind)

describe('an alert', () => {
  test('of a new match, confirmed or possible, and of none that a fact excludes or that is listed no more', () => {
    expect(kinds([], [match(['1']), match(['2'], { outcome: 'confirmed' })])).toEqual([
      'new_match',
      'new_match',
    ])
    expect(kinds([], [match(['1'], { outcome: 'dismissed' }), match(['2'], { active: false })])).toEqual([])
  })

  test('of a match that grew stronger, and of none that grew weaker', () => {
    const levels = ['dismissed', 'possible', 'confirmed'] as const
    for (const [low, was] of levels.entries())
      for (const [high, is] of levels.entries()) {
        const found = kinds([match(['1'], { outcome: was })], [match(['1'], { outcome: is })])
        expect(found, `${was} to ${is}`).toEqual(high > low ? ['stronger'] : [])
      }
  })

  test('of a further measure, authority or list, and of no other programme or order', () => {
    const two = [measure('un-sc'), measure('eu-fsf')]
    expect(kinds([match(['1'])], [match(['1'], { measures: two })])).toEqual(['new_measure'])
    expect(kinds([match(['1'])], [match(['1'], { measures: [measure('un-sc', 'travel_ban')] })])).toEqual([
      'new_measure',
    ])
    const same = [{ ...measure('un-sc'), programs: ['P2'] }]
    expect(
      kinds([match(['1'], { measures: two })], [match(['1'], { measures: [...two].toReversed() })]),
    ).toEqual([])
    expect(kinds([match(['1'], { measures: two })], [match(['1'], { measures: same })])).toEqual([])
  })

  test('of a delisting: no record is left, or none of its listings is in force', () => {
    expect(kinds([match(['1'])], [])).toEqual(['delisted'])
    expect(kinds([match(['1'])], [match(['1'], { active: false })])).toEqual(['delisted'])
    expect(kinds([match(['1'], { active: false })], [match(['1'], { active: false })])).toEqual([])
    expect(kinds([match(['1'], { outcome: 'dismissed' })], [])).toEqual([])
  })

  test('of no match that ended because its record is about another party by now', () => {
    expect(kinds([match(['1'])], [], (key) => key === 'un-sc 1')).toEqual([])
  })

  test('of no delisting where a list of the match is not loaded any more', () => {
    const isLoaded = (source: string): boolean => source !== 'eu-fsf'
    const eu = match([], { citations: [citation('eu-fsf', '7')] })
    const both = match([], { citations: [citation('un-sc', '1'), citation('eu-fsf', '7')] })
    const never = (): boolean => false
    expect(kinds([eu], [], never, isLoaded)).toEqual([])
    expect(kinds([both], [], never, isLoaded)).toEqual([])
    expect(kinds([both], [match(['1'], { active: false })], never, isLoaded)).toEqual([])
    expect(kinds([match(['1'])], [], never, isLoaded)).toEqual(['delisted'])
  })

  test('of a party that is listed again', () => {
    expect(kinds([match(['1'], { active: false })], [match(['1'])])).toEqual(['new_match'])
  })

  test('of none where two matches become one party, or one becomes two', () => {
    const [one, other] = [match(['1']), match(['2'], { measures: [measure('eu-fsf')] })]
    const both = match(['1', '2'], { measures: [...one.measures, ...other.measures] })
    expect(kinds([one, other], [both])).toEqual([])
    expect(kinds([both], [one, other])).toEqual([])
    expect(kinds([one], [both])).toEqual(['new_measure'])
  })

  test('of none where spelling, score, probability and words change', () => {
    const now = match(['1'], { matchedName: 'Haroun Taleb', score: 0.95, probability: 0.9, says: 'other' })
    expect(kinds([match(['1'])], [now])).toEqual([])
  })
})
