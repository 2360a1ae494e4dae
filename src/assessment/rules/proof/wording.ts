// What the text of a signed message says of who pays, orders or signs (rule P-8). Strict on purpose: a message whose wording
// is not known proves nothing, and its sender can be asked for a plainer one.
import { createFinder } from '../../../citations/claims/claim-finder.ts'
import { countNegations } from '../../../citations/find/meaning/negations.ts'
import { fold } from '../../../citations/find/fold/fold.ts'
import { AGREES, COMPLETED, NOT_COMPLETED, QUOTED } from './tables/agreement-words.ts'
import {
  AFTER_PAYER,
  BEFORE_PAYER,
  NOT_PAID,
  READER_PAYS,
  WRITTEN_BY_OTHERS,
} from './tables/payment-words.ts'

const AMOUNT = String.raw`(?:[\p{L}\p{Sc}]{1,4} ?)?\d[\d.,'’ ]{0,18}(?: ?[\p{L}\p{Sc}]{1,4}){0,2}?`

const patternOf = (table: string): RegExp =>
  new RegExp(
    table
      .trim()
      .split('\n')
      .map((row) => `(?:${row.replaceAll('{amount}', `(?:${AMOUNT})`)})`)
      .join('|'),
    'gu',
  )

const beforePayer = patternOf(BEFORE_PAYER)
const afterPayer = patternOf(AFTER_PAYER)
const readerPays = patternOf(READER_PAYS)
const notPaid = patternOf(NOT_PAID)
const writtenByOthers = patternOf(WRITTEN_BY_OTHERS)
const agrees = patternOf(AGREES)
const quoted = patternOf(QUOTED)
const completed = patternOf(COMPLETED)
const notCompleted = patternOf(NOT_COMPLETED)

const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0

/** The text in the form that the tables are written in: lower case, ` | ` between paragraphs, else single spaces. */
export function plainWording(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('|', ' ')
    .split('\n')
    .map((line) => line.trim() || '|')
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/(?:\| )+/g, '| ')
    .trim()
}

/** A message of a payment processor up to where another person's words begin. */
export const processorsOwn = (text: string): string => upTo(writtenByOthers, text)

/** A message up to the one that it answers or forwards. Lines that begin with `>` are quoted too. */
export function sendersOwn(text: string): string {
  const own = text
    .split('\n')
    .filter((line) => !/^\s*>/.test(line))
    .join('\n')
  return upTo(quoted, own)
}

/** The text before the first match; the match is looked for in the plain wording, paragraph by paragraph. */
function upTo(pattern: RegExp, text: string): string {
  const plain = plainWording(text)
  const at = plain.search(pattern)
  return at < 0 ? plain : plain.slice(0, at)
}

/** Whether the reader of the message pays, has paid, or is asked to. */
export const saysReaderPays = (plain: string): boolean => has(readerPays, plain)

/** Whether the payment failed or was returned. */
export const saysNotPaid = (plain: string): boolean => has(notPaid, plain)

/** Characters that may stand beside a name in its place: a legal form, an article. */
const BESIDE_NAME = 8

/** Whether the text names a party as the one who paid its reader. */
export function namesAsPayer(name: string, plain: string): boolean {
  const length = name.length + BESIDE_NAME
  const isFirst = (place: string): boolean =>
    holdsName(name, place) && !holdsName(name, place.replace(/^\S+\s*/, ''))
  const isLast = (place: string): boolean =>
    holdsName(name, place) && !holdsName(name, place.replace(/\s*\S+$/, ''))
  return (
    [...plain.matchAll(beforePayer)].some((match) =>
      isFirst(
        plain
          .slice(match.index + match[0].length)
          .replace(/^[\s:：|]+/, '')
          .slice(0, length),
      ),
    ) ||
    [...plain.matchAll(afterPayer)].some((match) =>
      isLast(plain.slice(Math.max(0, match.index - length), match.index).trimEnd()),
    )
  )
}

const holdsName = (name: string, place: string): boolean =>
  createFinder(place)({ kind: 'name', text: name }).found

/** Whether a sentence without a denial orders, accepts, signs or pays. */
export function saysSenderAgrees(plain: string): boolean {
  return (
    plain
      // why: "purchase order no. 17" neither denies nor ends a sentence
      .replace(/\b(?:no|nr)\.? ?(?=[\w-]*\d)/gu, '')
      .split(/(?<=[.!?])\s|[。！？|]/)
      .some((sentence) => has(agrees, sentence) && !isDenied(sentence))
  )
}

function isDenied(sentence: string): boolean {
  const text = fold(sentence)
  return sentence.includes('?') || countNegations(text, { first: 0, end: text.tokenCount }, undefined) > 0
}

/** Whether a signature service reports that every party has signed. */
export const saysAllSigned = (plain: string): boolean => has(completed, plain) && !has(notCompleted, plain)

/** The hosts of the e-mail addresses in a text. */
export function hostsOfAddresses(text: string): readonly string[] {
  return [...text.matchAll(/[\w.+-]{1,64}@([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8})/giu)].map(([, host]) =>
    String(host).toLowerCase(),
  )
}
