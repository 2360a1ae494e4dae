// Takes a text that a person pasted or a file that they chose apart into signals: an assessment file, a list of signals, or one
// signal per line. A text that is not JSON gets the line of its first fault, and what to do about it.
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

/** One signal of a text, not judged yet. */
export interface SignalText {
  /** The line of the text on which it begins, from 1. */
  readonly at: number
  /** JSON of the signal, or the line as it is where it is not JSON. */
  readonly text: string
}

export type ParsedSignals =
  | {
      readonly kind: 'signals'
      readonly signals: readonly SignalText[]
      /** Of an assessment file. */
      readonly pitch?: string
      readonly category?: string
    }
  | { readonly kind: 'fault'; readonly at: number; readonly message: string }

export function parseSignals(pasted: string): ParsedSignals {
  const text = pasted.replace(/^\uFEFF/, '')
  if (text.trim() === '') return fault(1, 'There is nothing here. Choose a file, or paste signals.')
  const whole = parsed(text)
  if (whole !== undefined) return ofDocument(whole.value, text)
  return isOneSignalPerLine(text)
    ? { kind: 'signals', signals: ofLines(text) }
    : { kind: 'fault', ...jsonFault(text) }
}

/** Where a text stops being JSON, and what to do. */
export function jsonFault(text: string): { readonly at: number; readonly message: string } {
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true })
  const [{ error, offset, length } = { error: 0, offset: text.length, length: 0 }] = errors
  const at = lineOf(text, offset)
  if (/[“”„‟«»]/.test(text.slice(offset, offset + Math.max(length, 1))))
    return { at, message: 'Curly quotation marks are no JSON. Replace each with a straight one (").' }
  return { at, message: ADVICE[printParseErrorCode(error)] ?? 'It is no JSON. Correct it.' }
}

const ADVICE: Readonly<Record<string, string>> = {
  InvalidSymbol:
    'A word or sign here is no JSON. Put texts and names in double quotation marks; write true, false and null in small letters.',
  InvalidNumberFormat: 'A number here is no JSON. Write it as 1200 or 0.5.',
  PropertyNameExpected:
    'The name of a member is missing here. Write it in double quotation marks, or remove the comma before it.',
  ValueExpected: 'A value is missing here. Write it, or remove the comma before it.',
  ColonExpected: 'A colon is missing here, between the name of a member and its value.',
  CommaExpected: 'A comma is missing here, between two members or two signals.',
  CloseBraceExpected: 'A closing brace } is missing. Add it, or copy the text again: its end may be cut off.',
  CloseBracketExpected:
    'A closing bracket ] is missing. Add it, or copy the text again: its end may be cut off.',
  EndOfFileExpected:
    'There is more text after the end of the JSON. Remove it, or put one signal on each line.',
  InvalidCommentToken: 'JSON has no comments. Remove this one.',
  UnexpectedEndOfComment: 'JSON has no comments. Remove this one.',
  UnexpectedEndOfString:
    'A text has no closing quotation mark on its line. Add it; write a line break inside of a text as \\n.',
  UnexpectedEndOfNumber: 'A number here is not complete. Write it as 1200 or 0.5.',
  InvalidUnicode: 'A \\u escape needs four hexadecimal digits. Correct it.',
  InvalidEscapeCharacter: 'A backslash begins no such escape. Write the backslash itself as \\\\.',
  InvalidCharacter: 'A text holds a control character. Remove it, or write a tab as \\t.',
}

/** Whether a text that is not JSON as a whole has a signal on each line: its first line is a whole object, or means to be. */
const isOneSignalPerLine = (text: string): boolean => /^\s*\{[^\n]*\}[ \t]*,?[ \t]*\r?(?:\n|$)/.test(text)

function ofLines(text: string): SignalText[] {
  return text.split('\n').flatMap((line, i) => {
    // why without the comma: lines are copied out of a list
    const own = line.trim().replace(/\}\s*,$/, '}')
    return own === '' ? [] : [{ at: i + 1, text: own }]
  })
}

function ofDocument(value: unknown, text: string): ParsedSignals {
  const root = parseTree(text)
  const listed = (signals: readonly unknown[], path: readonly string[]): SignalText[] =>
    signals.map((signal, i) => ({
      at: lineOf(text, beginningOf(root, [...path, i])),
      text: JSON.stringify(signal),
    }))
  if (Array.isArray(value)) return { kind: 'signals', signals: listed(value, []) }
  if (!isObject(value) || !('signals' in value || 'axis' in value))
    return fault(
      1,
      'This is JSON, but no evidence. An assessment file has {"pitch", "signals"}; a line has {"axis", "kind", "value"}.',
    )
  const { signals = [value], pitch, category } = value
  if (!Array.isArray(signals))
    return fault(
      lineOf(text, beginningOf(root, ['signals'])),
      '“signals” must be a list: [{"axis", "kind", "value"}, ...].',
    )
  return {
    kind: 'signals',
    signals: 'signals' in value ? listed(signals, ['signals']) : [{ at: 1, text: JSON.stringify(value) }],
    ...(typeof pitch === 'string' && { pitch }),
    ...(typeof category === 'string' && { category }),
  }
}

const fault = (at: number, message: string): ParsedSignals => ({ kind: 'fault', at, message })

const beginningOf = (root: Node | undefined, path: (string | number)[]): number =>
  (root && findNodeAtLocation(root, path)?.offset) ?? 0

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of a JSON text; undefined if it is not JSON. */
export function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}
