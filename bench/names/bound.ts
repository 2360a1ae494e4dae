// The work of one comparison has an upper bound: hostile names, each against each, must stay under ten milliseconds.
import { Matcher } from '../../src/names/matcher/matcher.ts'
import type { EntityType } from '../../src/names/parse/record.ts'
import { createRandom } from './random.ts'
import { type Outcome, progress } from './report.ts'
import { tableLines } from './statistics.ts'

const LENGTH = 10_000
const TOKENS = 5_000
const ROUNDS = 5
const WARM_UP = 3
const LIMIT_MS = 10
const SHOWN = 10

const random = createRandom(10_000)
const letters = (from: string, length: number): string =>
  Array.from({ length }, () => [...from][random.below([...from].length)]).join('')
const words = (from: string, length: number): string =>
  Array.from({ length: TOKENS }, () => letters(from, length)).join(' ')

const LATIN = 'abcdefghijklmnopqrstuvwxyz'
const HOSTILE: readonly (readonly [name: string, text: string])[] = [
  ['empty', ''],
  ['spaces', ' '.repeat(LENGTH)],
  ['one letter again and again', 'a'.repeat(LENGTH)],
  ['one word of random letters', letters(LATIN, LENGTH)],
  ['one word of two letters in turn', 'ab'.repeat(LENGTH / 2)],
  ['5,000 random words', words(LATIN, 6)],
  ['5,000 times the same word', Array.from({ length: TOKENS }, () => 'mohammed').join(' ')],
  ['5,000 initials', words(LATIN, 1)],
  ['5,000 numbers', words('0123456789', 4)],
  [
    '5,000 legal forms',
    Array.from({ length: TOKENS }, (_, k) => ['Ltd', 'GmbH', 'S.A.', 'LLC'][k % 4]).join(' '),
  ],
  ['5,000 particles', Array.from({ length: TOKENS }, (_, k) => ['al', 'bin', 'de', 'van'][k % 4]).join(' ')],
  ['hyphens', 'ab-'.repeat(LENGTH / 3)],
  ['commas', 'abcd, '.repeat(LENGTH / 6)],
  ['brackets never closed', '(abc '.repeat(LENGTH / 5)],
  ['a letter with 10,000 marks', `a${'\u0301'.repeat(LENGTH)}`],
  ['marks of many kinds', letters('\u0300\u0301\u0323\u0327\u064B\u05B0\u0E31a', LENGTH)],
  ['Arabic', letters('ابتثجحخدذرزسشصضطظعغفقكلمنهوي ', LENGTH)],
  ['Hebrew with marks of direction', letters('\u202Eאבגדהוזחטיכלמנסעפצקרשת\u202C ', LENGTH)],
  ['emoji', '👨‍👩‍👧‍👦'.repeat(LENGTH / 11)],
  ['half surrogates', '\uD83D'.repeat(LENGTH)],
  ['Chinese', letters('王小明李伟张芳第八星风丸公司', LENGTH)],
  ['Korean', letters('김이박최정강조윤장임 ', LENGTH)],
  ['kana', letters('アイウエオカキクケコー・', LENGTH)],
  ['Thai', letters('กขคงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวะาิีเแโ', LENGTH)],
  ['Burmese', letters('ကခဂဃငစဆဇဈညဋဌဍဎဏတထဒဓနပဖဗဘမယရလဝသဟာိီုူေဲ', LENGTH)],
  ['Khmer', letters('កខគឃងចឆជឈញដឋឌឍណតថទធនបផពភមយរលវសហាិីឹឺុូួើឿៀេែៃោៅ្', LENGTH)],
  ['many scripts', letters('aбγאبกकក가ア王 ', LENGTH)],
  ['expands when composed', '\uFDFA'.repeat(LENGTH)],
]
const TYPES: readonly EntityType[] = ['person', 'organisation', 'vessel']

interface Timed {
  readonly what: string
  readonly type: EntityType
  /** Reading of both names and their comparison. */
  readonly ms: number
  readonly compareMs: number
}

function time(matcher: Matcher, a: string, b: string, type: EntityType): { ms: number; compareMs: number } {
  const side = (text: string) =>
    matcher.read({
      type,
      names: [{ text, kind: 'primary' }],
      birthDates: [],
      countries: [],
      identifiers: [],
    })
  const from = performance.now()
  const [left, right] = [side(a), side(b)]
  const read = performance.now()
  matcher.compare(left, right)
  const done = performance.now()
  return { ms: done - from, compareMs: done - read }
}

export function bound(): Outcome {
  const matcher = new Matcher()
  const timed: Timed[] = []
  for (const [at, [nameA, a]] of HOSTILE.entries()) {
    for (const [nameB, b] of HOSTILE.slice(at))
      for (const type of TYPES) {
        for (let round = 0; round < WARM_UP; round++) time(matcher, a, b, type)
        const rounds = Array.from({ length: ROUNDS }, () => time(matcher, a, b, type))
        timed.push({
          what: `${nameA} / ${nameB}`,
          type,
          ms: Math.min(...rounds.map(({ ms }) => ms)),
          compareMs: Math.min(...rounds.map(({ compareMs }) => compareMs)),
        })
      }
    progress(`bound: ${nameA}`)
  }
  const slowest = timed.toSorted((x, y) => y.ms - x.ms).slice(0, SHOWN)
  const over = timed.filter(({ ms }) => ms >= LIMIT_MS).length
  return {
    lines: [
      `${timed.length} comparisons of ${HOSTILE.length} hostile names, each the best of ${ROUNDS} after ${WARM_UP} to warm up;`,
      `${over === 0 ? 'all' : `NOT all (${over} are over)`} under ${LIMIT_MS} ms. The slowest:`,
      ...tableLines(
        ['names', 'type', 'read and compare ms', 'compare ms'],
        slowest.map(({ what, type, ms, compareMs }) => [what, type, ms.toFixed(3), compareMs.toFixed(3)]),
      ),
    ],
  }
}
