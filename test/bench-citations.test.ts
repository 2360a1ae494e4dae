// What is found of the labelled quotes is frozen row by row, and the goals hold: no quote that the page does not have is
// valid without a model, none that it may have is refuted without one, and copies are found.
import { expect, test } from 'vitest'
import { missedGoals } from '../bench/citations/figures.ts'
import { FREEZE, frozenText, readFrozen } from '../bench/citations/frozen.ts'
import { judgeRows, KINDS } from '../bench/citations/labelled.ts'

const rows = await judgeRows()

test('the set is large enough, in every language and of every kind', () => {
  expect(rows.length).toBeGreaterThanOrEqual(200)
  const languages = [...new Set(rows.map(({ language }) => language))]
  expect(languages.length).toBeGreaterThanOrEqual(13)
  for (const language of languages)
    expect(new Set(rows.filter((row) => row.language === language).map(({ kind }) => kind))).toEqual(
      new Set(KINDS),
    )
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

test('the goals are met without a model', () => {
  expect(missedGoals(rows)).toEqual([])
})

test('the goals can be missed', () => {
  const falsely = rows.map((row) => ({ ...row, valid: true }))
  const invented = rows.filter(({ expected }) => expected !== 'valid').length
  expect(missedGoals(falsely)).toHaveLength(invented)
  const refuted = rows.map((row) => ({ ...row, refuted: true }))
  expect(missedGoals(refuted)).toHaveLength(rows.filter(({ expected }) => expected !== 'invalid').length)
  const blind = rows.map((row) => ({ ...row, finding: { ...row.finding, kind: 'absent' as const } }))
  expect(missedGoals(blind)).toHaveLength(1)
})

test('every quote is found as it is frozen', () => {
  const message = `If a change is meant, freeze it anew and look at the difference: ${FREEZE}`
  expect(frozenText(rows).split('\n'), message).toEqual(readFrozen().split('\n'))
})
