// The quality of the matcher is frozen row by row: a change of any score, rule or figure is to be seen and meant.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { figuresOfSets } from '../bench/names/figures.ts'
import { differences, FREEZE, type Frozen, readFrozen } from '../bench/names/frozen.ts'
import { dataFolder, labelledRows } from '../bench/names/inputs.ts'
import { PAIR_SETS, scorePairSets } from '../bench/names/score-pairs.ts'
import { Matcher } from '../src/names/matcher/matcher.ts'

const SHOWN = 20
const path = join(import.meta.dirname, '../bench/names/frozen.json')
const labelled = labelledRows(dataFolder())

function foundNow(only: (set: string) => boolean): Pick<Frozen, 'quality' | 'rows'> {
  const rows = new Map([...labelled].filter(([set]) => only(set)))
  const sets = scorePairSets(new Matcher(), rows)
  return {
    quality: Object.fromEntries(Object.entries(figuresOfSets(sets)).map(([key, each]) => [key, { ...each }])),
    rows: Object.fromEntries(
      [...sets].map(([set, scored]) => [set, scored.map(({ row, score, why }) => [row.id, score, why])]),
    ),
  }
}

function expectFrozen(only: (set: string) => boolean): void {
  const frozen = readFrozen(path)
  if (frozen === undefined) throw new Error(`Nothing is frozen yet: ${FREEZE}`)
  const found = differences(frozen, foundNow(only))
  const more = found.length > SHOWN ? [`... and ${found.length - SHOWN} more`] : []
  const message = [
    'The matcher no longer gives the frozen result. If that is meant, freeze it anew and look at the difference:',
    `  ${FREEZE}`,
    ...found.slice(0, SHOWN),
    ...more,
  ]
  expect(found, message.join('\n')).toEqual([])
}

test("the project's own pairs score as they are frozen", () => {
  expectFrozen((set) => set === 'own')
})

test('the shared pairs score as they are frozen', ({ skip }) => {
  const shared = PAIR_SETS.filter((set) => set !== 'own' && labelled.has(set))
  skip(shared.length === 0, 'the shared data folder is not beside the checkout')
  expectFrozen((set) => set !== 'own')
})
