import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { THEMED } from '../../../reports/charts/chart-colours.ts'

test('every colour of a chart is set for both themes, so that none falls back to that of paper', () => {
  const tokens = readFileSync(new URL('../style/tokens.css', import.meta.url), 'utf8')
  const asked = Object.values(THEMED).map((colour) => /--[\w-]+/.exec(colour)?.[0] ?? colour)
  expect(
    asked.filter((name) => !tokens.includes(`${name}: var(--`) && !tokens.includes(`${name}: light-dark(`)),
  ).toEqual([])
})
