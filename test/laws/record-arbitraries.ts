// For laws: records whose names are made of real-looking words of many scripts, or of any text at all.
import fc from 'fast-check'
import type { RecordToRead } from '../../src/names/parse/read-record.ts'
import type {
  EntityType,
  Identifier,
  ListedName,
  NameKind,
  NameRecord,
} from '../../src/names/parse/record.ts'

/** Few and alike, so that two names often share words, spell them otherwise or hold one of them twice. */
const WORDS: Readonly<Record<'person' | 'organisation' | 'vessel', readonly string[]>> = {
  person: (
    'Mohammed Muhammad Ahmed Ahmad Saleh Salih bin ibn Abd al-Rahman Abdurrahman Saif al-Din Saifuddin Abdullah Abu ' +
    'Vladimir Wladimir Putin Poutine Pudin Petrovich Kim Gim Il Sung Il-sung Jong Un Wang Wong Wei Li Lee Xiaoming ' +
    'Tse-tung Zedong Mao Jose José Ramirez Ramírez Duque de la van der Merwe Vandermerwe Bill William Bob Dr Jr J. K ' +
    'Владимир Путин Петрович Хусейн محمد أحمد بن صالح عبد الرحمن الأسد שמעון כהן Γιώργος 王伟 汪伟 毛泽东 金正恩 ' +
    '김정은 철수 김 カール マルクス 山田 太郎 นาย สมชาย សុខ ဦး အောင် सिंह राम தமிழ் অমিত Գևորգ გიორგი'
  ).split(' '),
  organisation: (
    'Acme Beta Gazprom Газпром Trading Торговый General Company Co. Co & and + Ltd Limited LLC GmbH AG S.A. SA ООО ПАО ' +
    'Bank Банк Banque of Iran Tehran Shanghai 上海 有限公司 株式会社 トヨタ 第一 银行 شركة التجارة بنك إيران N.K. Bansal NK ' +
    'Holiday Inn 4 IV Four fourth No. First 1st Sky One Skyone International Brothers Bros Sons Group Holding PLA ' +
    "People's Liberation Army Mining Dining (formerly Beta) (Sucursal Panama) , aka Kanpur 삼성 전자 บริษัท จำกัด"
  ).split(' '),
  vessel: (
    'MV M/V M/T MT Star Stars Ocean Queen Kaptan Kaptanlar Victory 5 V II 2 Petrel Amber Pacific Tanker Yacht Звезда ' +
    'Океан نجمة 星 Ltd Panama Bahia'
  ).split(' '),
}

const joint = fc.constantFrom(' ', ' ', ' ', ' ', '-', ', ', '  ', '·', '')
const ofWords = (type: 'person' | 'organisation' | 'vessel'): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom(...WORDS[type]), joint), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.map(([word, after]) => word + after).join(''))

/** Two names with many words in common, in any order: what makes ties between ways to align them. */
export const relatedNames = (type: 'person' | 'organisation' | 'vessel'): fc.Arbitrary<[string, string]> => {
  const words = fc.array(fc.constantFrom(...WORDS[type]), { minLength: 2, maxLength: 6 })
  return fc.tuple(words, fc.array(fc.constantFrom(...WORDS[type]), { maxLength: 2 })).chain(([first, more]) =>
    fc.tuple(
      fc.constant(first.join(' ')),
      fc.shuffledSubarray([...first, ...more], { minLength: 1 }).map((second) => second.join(' ')),
    ),
  )
}

/** Any UTF-16 units: halves of pairs, controls and characters nobody assigned among them. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units))
const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), anyUnits)

const ODD = [
  '\uD800', '\uDC00\uD800 Putin', '\u202E\u202Dمحمد', '\u200F\u200E', '\uFEFF', '\u0000', '()', '((((', '))))', '[', '"', ',', ', ,', '&', '+ &',
  '😀', '👩‍👩‍👧‍👦 Ltd', 'e\u0301\u0301\u0301', '\u0301', 'ß', 'İstanbul', 'ǅ', '\uFDFA', '㍿', '..', '-', "'", "''d'l'", 'al', 'bin', 'Ltd', 'and', 'Jr', 'MV', 'fka', '1', '٣', '〇',
] // prettier-ignore

/** Texts longer than any name, one kind of hostility each. */
export const HOSTILE: readonly (readonly [string, string])[] = [
  ['one word', 'a'.repeat(10_000)],
  ['many words', 'Ivan Petrov '.repeat(3_000)],
  ['all different words', Array.from({ length: 3_000 }, (_, k) => `w${k.toString(36)}x`).join(' ')],
  ['spaces', `a${' '.repeat(10_000)}b`],
  ['tabs and line breaks', '\t\r\n'.repeat(3_000)],
  ['opening brackets', '('.repeat(10_000)],
  ['closing brackets', ')'.repeat(10_000)],
  ['pairs of brackets', '()'.repeat(5_000)],
  ['commas', 'a,'.repeat(5_000)],
  ['legal forms and numbers', 'Ltd 1 '.repeat(1_700)],
  ['former names', 'Acme (formerly Beta Ltd) '.repeat(500)],
  ['branches', 'branch '.repeat(1_500)],
  ['hyphens', 'tse-tung '.repeat(1_200)],
  ['dots', 'a.'.repeat(5_000)],
  ['digits', '1 '.repeat(5_000)],
  ['combining marks', `e${'\u0301'.repeat(10_000)}`],
  ['right to left overrides', '\u202E\u05D0'.repeat(5_000)],
  ['ligatures that grow', '\uFDFA'.repeat(10_000)],
  ['emoji', '😀'.repeat(5_000)],
  ['lone surrogates', '\uD800'.repeat(10_000)],
  ['Han', '王'.repeat(10_000)],
  ['Han words', '王伟 '.repeat(3_500)],
  ['Hangul', '김철수 '.repeat(2_500)],
  ['kana', 'カール・'.repeat(2_500)],
  ['Thai', 'ก'.repeat(10_000)],
  ['Arabic articles', 'ال'.repeat(5_000)],
]

export const entityType: fc.Arbitrary<EntityType> = fc.constantFrom(
  'person',
  'organisation',
  'vessel',
  'unknown',
)
export const nameOf = (type: EntityType): fc.Arbitrary<string> => {
  const worded = type === 'unknown' ? fc.oneof(ofWords('person'), ofWords('organisation')) : ofWords(type)
  return fc.oneof(
    { weight: 8, arbitrary: worded },
    { weight: 1, arbitrary: anyText },
    { weight: 1, arbitrary: fc.constantFrom(...ODD) },
  )
}

const kind: fc.Arbitrary<NameKind> = fc.constantFrom('primary', 'primary', 'alias', 'weak', 'former')
const namesOf = (type: EntityType, most = 3): fc.Arbitrary<ListedName[]> =>
  fc.array(fc.record({ text: nameOf(type), kind }), { minLength: 1, maxLength: most })
const identifier: fc.Arbitrary<Identifier> = fc.record({
  kind: fc.constantFrom('lei', 'imo', 'registration', 'tax', 'passport'),
  value: fc.constantFrom('5493001KJTIIGC8Y1R12', 'IMO 9187629', '9187629', 'R-123456', '123456', '12', 'x'),
})
const factsOf = {
  birthDates: fc.array(
    fc.constantFrom('1951', '1951-02', '1951-02-03', '1951-03-02', '1952-02-03', '1980-01-01'),
    { maxLength: 2 },
  ),
  countries: fc.array(fc.constantFrom('ru', 'ir', 'kp', 'cn'), { maxLength: 2 }),
  identifiers: fc.array(identifier, { maxLength: 3 }),
}

export const nameOnly = (type: EntityType, text: string, of: NameKind = 'primary'): RecordToRead => ({
  type,
  names: [{ text, kind: of }],
  birthDates: [],
  countries: [],
  identifiers: [],
})

/** A record as a query may be: with everything that is compared. */
export const recordOf = (type: EntityType): fc.Arbitrary<RecordToRead> =>
  fc.record({
    type: fc.constant(type),
    names: namesOf(type),
    ...factsOf,
    gender: fc.constantFrom('', 'male', 'female'),
    given: fc.constantFrom([], ['Ahmed'], ['Saleh']),
    family: fc.constantFrom([], ['Ahmed'], ['Saleh']),
  })
export const anyRecord = entityType.chain(recordOf)
/** Two records of types that are compared at all. */
export const comparedRecords = fc.oneof(
  entityType.chain((type) => fc.tuple(recordOf(type), recordOf(type))),
  fc.tuple(anyRecord, recordOf('unknown')),
)

const listed = entityType.chain((type) =>
  fc.record({ type: fc.constant(type), names: namesOf(type, 2), ...factsOf }),
)
/** A list whose records have ids of their own, as a reader gives them. */
export const listOf = (most: number): fc.Arbitrary<NameRecord[]> =>
  fc
    .array(listed, { minLength: 1, maxLength: most })
    .map((records) =>
      records.map((record, k) => ({ list: k % 3 === 0 ? 'un-sc' : 'us-csl', id: `r${k}`, ...record })),
    )

/** The same in another order. */
export const shuffled = <T>(items: readonly T[]): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...items], { minLength: items.length })
