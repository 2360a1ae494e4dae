// The charts: inside their box, true to their figures, the same bytes for the same figures, and nothing that a strict
// Content-Security-Policy would block or a caller could slip in.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PRINTED, THEMED } from './chart-colours.ts'
import { type DensityPoint, posteriorCurve } from './posterior-curve.ts'
import { radar, type ScoredAxis } from './radar.ts'
import { scoreBar } from './score-bar.ts'
import type { Room } from './svg.ts'

const LABELS = [
  'Problem',
  'Beachhead market',
  'Existing solutions',
  'Wedge',
  'Distribution',
  'Unit economics',
  'Founder fit',
]
const axesOf = (scores: readonly number[]): ScoredAxis[] =>
  LABELS.map((label, i) => ({ label, score: scores[i] ?? 0, max: 10 }))
const anyScores = fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 7, maxLength: 7 })

/** A density whose mass is 1: a triangle on an interval. */
const triangle = (rate: number, from: number, to: number): number => {
  const middle = (from + to) / 2
  return Math.max(0, 1 - Math.abs(rate - middle) / (middle - from)) / (middle - from)
}
const densities: DensityPoint[] = Array.from({ length: 401 }, (_, i) => ({
  rate: i / 400,
  prior: triangle(i / 400, 0, 0.2),
  posterior: triangle(i / 400, 0.05, 0.45),
}))
const curveOf = (room: Room = 'wide', upper = 0.4): string =>
  posteriorCurve({ densities, interval: [0.1, upper], baseRate: 0.1, estimate: 0.25 }, PRINTED, room)

const boxOf = (svg: string): number[] => /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
const pointsOf = (d: string): (readonly [x: number, y: number])[] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
const pathsOf = (svg: string): (readonly [x: number, y: number])[][] =>
  [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, d = '']) => pointsOf(d))
/** Where each text stands and how far it reaches, by a width no letter of the font passes on average. */
function textsOf(svg: string): { says: string; left: number; right: number; y: number }[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', says = '']) => {
    const value = (name: string): string | undefined =>
      new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1]
    const x = Number(value('x'))
    const width = says.length * Number(value('font-size') ?? 12) * 0.58
    const anchor = value('text-anchor') ?? 'start'
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
    return { says, left, right: left + width, y: Number(value('y')) }
  })
}

const charts = {
  radar: radar(axesOf([8, 9, 9, 8, 9, 7, 7]), PRINTED),
  curve: curveOf(),
  'radar of a phone': radar(axesOf([8, 9, 10, 8, 9, 7, 7]), PRINTED, 'narrow'),
  'curve of a phone': curveOf('narrow'),
  'curve of a phone, up to 100%': curveOf('narrow', 0.99),
  'curve of a phone, up to 90%': curveOf('narrow', 0.89),
  bar: scoreBar({ label: 'Risk', value: 40, max: 100, speaks: 'against' }, PRINTED),
}

describe.each(Object.entries(charts))('%s', (_name, svg) => {
  test('all of it is inside its box', () => {
    const [, , width = 0, height = 0] = boxOf(svg)
    for (const [x, y] of pathsOf(svg).flat()) {
      expect(x >= 0 && x <= width, `${x}`).toBe(true)
      expect(y >= 0 && y <= height, `${y}`).toBe(true)
    }
    for (const { says, left, right, y } of textsOf(svg)) {
      expect(left >= 0 && right <= width, says).toBe(true)
      expect(y >= 8 && y <= height, says).toBe(true)
    }
  })

  test('no two texts of a line meet', () => {
    const texts = textsOf(svg)
    for (const one of texts)
      for (const other of texts)
        if (one !== other && Math.abs(one.y - other.y) < 8)
          expect(one.right <= other.left || other.right <= one.left, `${one.says} | ${other.says}`).toBe(true)
  })

  test('it can be told to who cannot see it, and nothing in it needs a style or a script', () => {
    expect(svg).toMatch(/^<svg [^>]*role="img"[^>]*><title>[^<]+<\/title><desc>[^<]+<\/desc>/)
    expect(svg).not.toMatch(/style=|<style|<script|\son\w+=|href/)
  })

  test('nothing in it is transparent, which would print in one order today and in another tomorrow', () => {
    expect(svg).not.toMatch(/opacity|rgba|transparent/)
  })
})

test('the radar grows with every score, and never beyond its rim', () => {
  const marksOf = (scores: readonly number[]) => pathsOf(radar(axesOf(scores), PRINTED)).at(-1) ?? []
  const [centreX, centreY] = [250, 158]
  const reach = ([x, y]: readonly [number, number]): number => Math.hypot(x - centreX, y - centreY)
  fc.assert(
    fc.property(anyScores, fc.nat({ max: 6 }), (scores, raised) => {
      const before = marksOf(scores).map(reach)
      const after = marksOf(scores.map((score, i) => (i === raised ? score + 1 : score))).map(reach)
      before.forEach((distance, i) => {
        expect(distance).toBeLessThanOrEqual(112.01)
        if (i !== raised) expect(after[i]).toBe(distance)
        else if (scores[i] === 10) expect(after[i]).toBe(distance)
        else expect(after[i]).toBeGreaterThan(distance)
      })
    }),
  )
})

test('the radar names every axis with its score, and its rings', () => {
  const said = textsOf(charts.radar).map(({ says }) => says)
  expect(said).toEqual(expect.arrayContaining([...LABELS, '8 / 10', '2', '4', '6', '8', '10']))
  expect(charts.radar).toContain('Beachhead market 9 of 10')
})

test('a chart of a phone says the same, in letters that can be read in 288 px', () => {
  for (const [wide, narrow] of [
    [charts.radar, radar(axesOf([8, 9, 9, 8, 9, 7, 7]), PRINTED, 'narrow')],
    [charts.curve, charts['curve of a phone']],
  ] as const) {
    const [, , width = 0] = boxOf(narrow)
    const sizes = [...narrow.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
    expect(Math.min(...sizes) * (288 / width)).toBeGreaterThan(11)
    expect(/<title>.*<\/desc>/.exec(narrow)?.[0]).toBe(/<title>.*<\/desc>/.exec(wide)?.[0])
    const words = (svg: string) =>
      textsOf(svg)
        .flatMap(({ says }) => says.split(' '))
        .sort()
    expect(words(narrow)).toEqual(words(wide))
  }
})

test('the curve shades the interval, marks base rate and estimate, and counts in percent', () => {
  const said = textsOf(charts.curve).map(({ says }) => says)
  expect(said).toEqual(expect.arrayContaining(['base rate 10%', 'estimate 25%', '0%', '10%', '50%']))
  const [shade = []] = pathsOf(charts.curve)
  const x = (rate: number): number => 10 + (rate / 0.5) * 440
  expect(Math.min(...shade.map(([at]) => at))).toBeCloseTo(x(0.1), 1)
  expect(Math.max(...shade.map(([at]) => at))).toBeCloseTo(x(0.4), 1)
})

test('both curves stand on the same scale: as much of the picture is under the one as under the other', () => {
  const [, prior = [], posterior = []] = pathsOf(charts.curve)
  const area = (line: readonly (readonly [number, number])[]): number =>
    line.slice(1).reduce((sum, [x, y], i) => {
      const [beforeX, beforeY] = line[i] ?? [0, 0]
      return sum + (x - beforeX) * (240 - (y + beforeY) / 2)
    }, 0)
  expect(area(prior) / area(posterior)).toBeCloseTo(1, 2)
})

test('names of base rate and estimate keep clear of each other, whichever is greater', () => {
  const room = fc.constantFrom<Room>('wide', 'narrow')
  const rate = fc.integer({ min: 1, max: 999 }).map((thousandths) => thousandths / 1000)
  fc.assert(
    fc.property(rate, rate, room, (baseRate, estimate, drawnFor) => {
      const svg = posteriorCurve({ densities, interval: [0.01, 0.99], baseRate, estimate }, PRINTED, drawnFor)
      const [, , width = 0] = boxOf(svg)
      const [base, after] = [/^base rate/, /^estimate/].map((says) =>
        textsOf(svg).find((text) => says.test(text.says)),
      )
      expect(base?.y).not.toBe(after?.y)
      for (const name of [base, after]) {
        expect(name?.left).toBeGreaterThanOrEqual(0)
        expect(name?.right).toBeLessThanOrEqual(width)
      }
    }),
  )
})

test('a bar is as long as its value, and colours say which way it speaks', () => {
  const widths = (value: number) =>
    [
      ...scoreBar({ label: 'Upside', value, max: 100, speaks: 'for' }, PRINTED).matchAll(
        /<rect [^>]*width="([\d.]+)"/g,
      ),
    ].map(([, width]) => Number(width))
  expect(widths(0)).toEqual([330])
  expect(widths(50)).toEqual([330, 165])
  expect(widths(100)).toEqual([330, 330])
  expect(charts.bar).toContain(PRINTED.warning)
})

test('what a caller writes is text in a chart, and nothing else', () => {
  const hostile = '</text><script>alert(1)</script>" onload="x" \u0000\ud800&'
  fc.assert(
    fc.property(fc.oneof(fc.constant(hostile), fc.string({ unit: 'binary' })), (label) => {
      const svg = scoreBar({ label, value: 1, max: 2, speaks: 'for' }, PRINTED)
      expect(svg.match(/<[a-z]+/g)).toEqual(['<svg', '<title', '<desc', '<text', '<text', '<rect', '<rect'])
      // eslint-disable-next-line no-control-regex -- these are what XML cannot hold
      expect(svg.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(svg)).toBe(true)
    }),
  )
})

test('a page may theme every colour, and shows the printed ones where it does not', () => {
  const themed = radar(axesOf([1, 2, 3, 4, 5, 6, 7]), THEMED)
  expect(themed).toContain('fill="var(--chart-ink, #1b2430)"')
  expect(themed.replaceAll(/var\(--chart-\w+, (#\w+)\)/g, '$1')).toBe(
    radar(axesOf([1, 2, 3, 4, 5, 6, 7]), PRINTED),
  )
})

test('a bar is these bytes', () => {
  expect(charts.bar).toMatchInlineSnapshot(
    `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 330 44" role="img" font-family="Noto Sans, system-ui, sans-serif" font-size="12"><title>Risk</title><desc>40 of 100.</desc><text x="0" y="14" fill="#1b2430">Risk</text><text x="330" y="14" text-anchor="end" fill="#5c6775">40 / 100</text><rect x="0" y="24" height="10" rx="5" width="330" fill="#d5dae1"/><rect x="0" y="24" height="10" rx="5" width="132" fill="#b4540a"/></svg>"`,
  )
})
