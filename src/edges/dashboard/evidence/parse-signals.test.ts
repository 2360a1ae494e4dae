// Evidence from a file or pasted: nothing is dropped in silence, and a fault names its line and what to do.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wholeProtocol } from '../../../assessment/rules/index.ts'
import { jsonFault, parseSignals } from './parse-signals.ts'
import { readSignal } from './read-signal.ts'
import { kindsOfAxes } from './use-kinds.ts'

const kinds = kindsOfAxes(wholeProtocol()).flatMap((axis) => axis.kinds)

const quote = { axis: 'problem', kind: 'user_quote', value: { verbatim: 'We ring thirty people.' } }
const cac = { axis: 'economics', kind: 'cac', value: { amount: 300 } }
const lines = `${JSON.stringify(quote)}\n\n${JSON.stringify(cac)}\n`

const textsOf = (pasted: string) => {
  const read = parseSignals(pasted)
  if (read.kind === 'fault') throw new Error(read.message)
  return read.signals.map(({ at, text }) => [at, JSON.parse(text) as unknown])
}

describe('a text of signals', () => {
  test('may be an assessment file, a list, one signal, or a signal per line, also copied out of a list', () => {
    const file = { pitch: 'Reminders for practices.', category: 'fintech', signals: [quote, cac] }
    expect(parseSignals(JSON.stringify(file))).toMatchObject({ pitch: file.pitch, category: 'fintech' })
    for (const text of [JSON.stringify(file), JSON.stringify([quote, cac])])
      expect(textsOf(text)).toEqual([
        [1, quote],
        [1, cac],
      ])
    expect(textsOf(JSON.stringify(quote))).toEqual([[1, quote]])
    for (const text of [lines, `\uFEFF${lines}`, lines.replaceAll('\n', '\r\n'), lines.replace('\n', ',\n')])
      expect(textsOf(text)).toEqual([
        [1, quote],
        [3, cac],
      ])
  })

  test('of a file of many lines says on which line each signal begins', () => {
    const text = readFileSync(new URL('../../../../examples/dental-reminders.json', import.meta.url), 'utf8')
    const read = parseSignals(text)
    if (read.kind === 'fault') throw new Error(read.message)
    expect(read.signals.length).toBe((JSON.parse(text) as { signals: unknown[] }).signals.length)
    const begins = text.split('\n')
    for (const { at } of read.signals) expect(begins[at - 1]).toBe('    {')
  })

  test('gives back every signal of any document, in its order', () => {
    const signal = fc.record({
      axis: fc.string(),
      kind: fc.string(),
      value: fc.dictionary(fc.string(), fc.jsonValue()),
    })
    fc.assert(
      fc.property(fc.array(signal, { minLength: 1 }), fc.nat(4), (signals, indent) => {
        const expected = JSON.parse(JSON.stringify(signals)) as unknown[]
        for (const text of [
          JSON.stringify({ pitch: 'p', signals }, null, indent),
          JSON.stringify(signals, null, indent),
          signals.map((each) => JSON.stringify(each)).join('\n'),
        ])
          expect(textsOf(text).map(([, value]) => value)).toEqual(expected)
      }),
    )
  })

  test('keeps a line that is not JSON as it is, beside those that are', () => {
    const broken = '{"axis": "problem", "kind": “user_quote”}'
    expect(parseSignals(`${JSON.stringify(quote)}\n${broken}\nhello`)).toEqual({
      kind: 'signals',
      signals: [
        { at: 1, text: JSON.stringify(quote) },
        { at: 2, text: broken },
        { at: 3, text: 'hello' },
      ],
    })
  })

  test.each([
    ['  \n ', 1, /^There is nothing here/],
    ['{\n  "pitch": "a"\n  "signals": []\n}', 3, /^A comma is missing here/],
    ['{\n  "pitch": "a",\n  "signals": [\n', 4, /^A closing bracket/],
    ['{\n  "pitch": “a”\n}', 2, /^Curly quotation marks/],
    ['{\n  // ours\n  "pitch": "a"\n}', 2, /^JSON has no comments/],
    ['{"pitch": "a",\n "signals": {}}', 2, /must be a list/],
    ['{"pitch": "a"}', 1, /no evidence/],
    ['42', 1, /no evidence/],
    ['{\n "pitch": "a\nb"}', 2, /no closing quotation mark/],
    ['{\n "pitch": "a",\n}', 3, /is missing here/],
  ])('%j names line %i and says what to do', (text, at, message) => {
    const read = parseSignals(text)
    expect(read).toMatchObject({ kind: 'fault', at })
    expect(read.kind === 'fault' && read.message).toMatch(message)
  })

  test('any text at all is taken, or gets a fault on one of its lines', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '\n', 'a', '1', '\\', '/', ' ') }),
    )
    fc.assert(
      fc.property(text, (pasted) => {
        const read = parseSignals(pasted)
        const last = pasted.split('\n').length
        const places = read.kind === 'fault' ? [read.at] : read.signals.map(({ at }) => at)
        for (const at of places) expect(at >= 1 && at <= last).toBe(true)
        expect(jsonFault(pasted).message).toMatch(/\.$/)
      }),
    )
  })
})

describe('one signal', () => {
  test('is read with what the form knows of its kind', () => {
    expect(readSignal(JSON.stringify(quote), kinds)).toMatchObject({
      kind: 'signal',
      signal: quote,
      about: { axis: 'problem', kind: 'user_quote', optional: false },
    })
  })

  test.each([
    ['hello', /double quotation marks/],
    ['[]', /A signal is an object/],
    ['{"axis": "problem", "kind": "user_quote"}', /has no “value”/],
    [{ ...quote, session: 'x' }, /Remove “session”/],
    [{ ...quote, axis: 'Problem' }, /There is no axis “Problem”\. The axes are “problem”, “market”/],
    [{ ...quote, axis: 7 }, /There is no axis “7”/],
    [{ ...quote, kind: 'cac' }, /no kind “cac”\. Its kinds are “user_quote”/],
    [{ ...quote, value: [] }, /must be an object/],
  ])('%j is no signal, and the reason says what to do', (said, message) => {
    const read = readSignal(typeof said === 'string' ? said : JSON.stringify(said), kinds)
    expect(read.kind === 'fault' && read.message).toMatch(message)
  })
})
