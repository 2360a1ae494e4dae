// Two spellings of one figure are never told apart, and two figures are, whatever their spelling.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areOtherFigures } from './figures.ts'

const bothWays = (one: string, other: string): boolean[] => [
  areOtherFigures(one, other),
  areOtherFigures(other, one),
]

test.each([
  ['$1,000,000', '$1000000'],
  ['1 000 €', '1000€'],
  ['€1,500', '€1.500'],
  ["1'500", '1,500'],
  ['1,00,000', '100000'],
  ['1.234,56', '1,234.56'],
  ['10k', '10,000'],
  ['2.5 million', '2,500,000'],
  ['2,5 Mio', '2.5 million'],
  ['5 billion', '5.000 Milliarden'],
  ['2.50', '2.5'],
  ['3,5', '3.5'],
  ['007', '7'],
  ['٨٣', '83'],
  ['50 %', '50 percent'],
  ['50 bps', '0.5 %'],
  ['50 %', '0.5'],
  ['1/2', '0.5'],
  ['fifty', '50'],
  ['two hundred', '200'],
  ['deux mille', '2 000'],
  ['3 March 2025', '03 March 2025'],
  ['3 March 2025', '2025-03-03'],
  ['March 3rd, 2025', '3. März 2025'],
  ['3/4/2025', '4.3.25'],
  ['3 March', 'March 2025'],
  ['9', '9:00'],
  ['9:30', '9.30'],
  ['1990s', '90s'],
  ['18:30', '6:30'],
  ['9', '21:00'],
  ['10⁶', '1,000,000'],
  ['100³', '100'],
  ['5', '$5'],
  ['<5', '5'],
  ['–5', '5'],
])('%s and %s may be the same', (one, other) => {
  expect(bothWays(one, other)).toEqual([false, false])
})

test.each([
  ['21:00', '9 pm'],
  ['2 weeks', '14 days'],
  ['two weeks', 'a fortnight'],
  ['minus 5', '-5'],
  ['fell 5', '-5'],
  ['1 in 4', '25 %'],
  ['quatre-vingt dix', '90'],
  ['twenty five', '25'],
  ['3–5 March', '4 March'],
  ['10–20', '15'],
  ['US$5', '$5'],
  ['Model 8', 'Model 9'],
  ['五十', '60'],
  ['5 per cent', '6 %'],
  ['5', ''],
  ['', ''],
  ['%', '$'],
  ['5/0', '6/0/0/0'],
])('%s and %s cannot be told apart without understanding them', (one, other) => {
  expect(bothWays(one, other)).toEqual([false, false])
})

test.each([
  ['8', '9'],
  ['2024', '2025'],
  ['1924', '2024'],
  ['$46.1', '$41.6'],
  ['٨٣', '38'],
  ['1,500', '1,600'],
  ['2.5', '25'],
  ['5 million', '5 thousand'],
  ['million', 'thousand'],
  ['5m', '5k'],
  ['fifty', '500'],
  ['fifty', 'sixty'],
  ['two hundred fifty', 'two hundred sixty'],
  ['March 2025', 'April 2025'],
  ['3 March', '3 May'],
  ['14 March 2025', '14 March 2024'],
  ['2nd', '3rd'],
  ['2025-03-03', '2025-03-04'],
  ['3 March 2025', '2025-04-03'],
  ['$5', '€5'],
  ['5 €', '5 $'],
  ['50 %', '50 bps'],
  ['5 %', '5 €'],
  ['-5', '5'],
  ['−5 %', '5 %'],
  ['<5', '>5'],
  ['10-20', '10-25'],
  ['1/2', '1/3'],
])('%s and %s are not the same', (one, other) => {
  expect(bothWays(one, other)).toEqual([true, true])
})

test('whatever is read, the answer comes at once and is the same both ways', () => {
  const parts = [
    'm',
    'billion',
    '5',
    '1,500',
    '⁶',
    '%',
    '$',
    '-',
    'März',
    '兆',
    '1/0',
    '9:00',
    'fifty',
    '∕',
    'x',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...parts), { maxLength: 60 }),
      fc.array(fc.constantFrom(...parts), { maxLength: 60 }),
      fc.constantFrom('', ' '),
      (one, other, blank) => {
        const [forth, back] = bothWays(one.join(blank), other.join(blank))
        expect(forth).toBe(back)
        expect(areOtherFigures(one.join(blank), one.join(blank))).toBe(false)
      },
    ),
  )
  expect(bothWays('5 m m m m m m m m m m m m m m m m m m m m m m m', '6')).toEqual([false, false])
})
