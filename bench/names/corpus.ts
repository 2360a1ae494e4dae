// A list of any size for the speed tables: the real records first, then invented ones whose words are words of real
// names of one type and one script, so that a word is as frequent and a name as long as in the real lists.
import type { EntityType, ListedName, NameRecord } from '../../src/names/parse/record.ts'
import { plain } from './plain.ts'
import { createRandom, type Random } from './random.ts'

export const CORPUS_SEED = 20_261_120
export const INVENTED_LIST = 'invented'

const SCRIPTS: readonly (readonly [name: string, letters: RegExp])[] = [
  ['latin', /\p{Script=Latin}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['han', /\p{Script=Han}/u],
  ['kana', /\p{Script=Hiragana}|\p{Script=Katakana}/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['greek', /\p{Script=Greek}/u],
]
const TRIES = 16

/** Where a word stands decides what can stand there: family names lead, legal forms close. */
type Place = 'first' | 'inner' | 'last'

/** How a real name is built, without its words: where commas stand is part of its build, not of a word. */
interface Shape {
  readonly comma: readonly boolean[]
  readonly joint: '' | ' '
}

/** The words of the real names of one type and script, each as often as it occurs. */
interface Pool {
  readonly words: Readonly<Record<Place, string[]>>
  /** For a place at which no real name of the pool has a word: a pool may hold names of one word only. */
  readonly anywhere: string[]
  readonly shapes: Shape[]
}

const scriptOf = (text: string): string => SCRIPTS.find(([, letters]) => letters.test(text))?.[0] ?? 'other'
const poolKey = (type: EntityType, text: string): string => `${type} ${scriptOf(text)}`
const placeOf = (index: number, count: number): Place =>
  index === 0 ? 'first' : index === count - 1 ? 'last' : 'inner'

/** Words in any order: a name that only exchanges the words of a real one would be the real one again. */
const wordsKey = (text: string): string => plain(text).split(' ').toSorted().join(' ')

/** A name without a space in a script that needs none is taken apart into characters. */
function takeApart(text: string): { readonly shape: Shape; readonly words: readonly string[] } {
  const solid = !/\s/u.test(text) && ['han', 'kana', 'hangul'].includes(scriptOf(text))
  const parts = solid ? [...text] : text.split(/\s+/u).filter((part) => part !== '')
  return {
    shape: { comma: parts.map((part) => !solid && part.endsWith(',')), joint: solid ? '' : ' ' },
    words: parts.map((part) => (solid ? part : part.replace(/,+$/u, ''))),
  }
}

function poolsOf(records: readonly NameRecord[]): ReadonlyMap<string, Pool> {
  const pools = new Map<string, Pool>()
  for (const record of records) {
    for (const name of record.names) {
      // A name of signs alone cannot be told from another one, so nothing can be learnt from it.
      if (plain(name.text) === '') continue
      const key = poolKey(record.type, name.text)
      const pool = pools.get(key) ?? { words: { first: [], inner: [], last: [] }, anywhere: [], shapes: [] }
      pools.set(key, pool)
      const { shape, words } = takeApart(name.text)
      pool.shapes.push(shape)
      for (const [index, word] of words.entries()) {
        pool.words[placeOf(index, words.length)].push(word)
        pool.anywhere.push(word)
      }
    }
  }
  return pools
}

const pick = <T>(from: readonly T[], random: Random): T | undefined =>
  from.length === 0 ? undefined : from[random.below(from.length)]

function fill(shape: Shape, pool: Pool, random: Random): string {
  const count = shape.comma.length
  const word = (place: Place): string => pick(pool.words[place], random) ?? pick(pool.anywhere, random) ?? ''
  return shape.comma
    .map((comma, index) => `${word(placeOf(index, count))}${comma ? ',' : ''}`)
    .join(shape.joint)
}

/** A new name from the pool; undefined when its few words make none that is not real. */
function invent(pool: Pool, real: ReadonlySet<string>, random: Random): string | undefined {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const shape = pick(pool.shapes, random)
    if (shape === undefined) return undefined
    const text = fill(shape, pool, random)
    if (!real.has(wordsKey(text))) return text
  }
  return undefined
}

/**
 * `entities` records: the real ones in their order (cut short when they are more), then invented ones of the list
 * `invented`. An invented record takes type, number of names, their kinds, dates and countries from a real record chosen
 * by chance, and has no identifiers. No invented name has the words of a real one; two invented names may be alike, as
 * namesakes are in real lists. Holds the words of the real records and nothing of what it has given out.
 */
export function* growCorpus(
  records: readonly NameRecord[],
  entities: number,
  seed: number = CORPUS_SEED,
): Generator<NameRecord, void, undefined> {
  yield* records.slice(0, entities)
  if (entities <= records.length) return
  const random = createRandom(seed)
  const pools = poolsOf(records)
  const real = new Set(records.flatMap((record) => record.names.map((name) => wordsKey(name.text))))
  const models = records.filter((record) => record.names.length > 0)
  for (let ordinal = records.length; ordinal < entities; ordinal++) {
    const model = pick(models, random)
    if (model === undefined) throw new RangeError('growCorpus: no real name to learn from')
    const names: ListedName[] = []
    for (const { text: listed, kind } of model.names) {
      const pool = pools.get(poolKey(model.type, listed))
      const text = pool === undefined ? undefined : invent(pool, real, random)
      if (text !== undefined) names.push({ text, kind })
    }
    const { type, birthDates, countries } = model
    yield { list: INVENTED_LIST, id: String(ordinal), type, names, birthDates, countries, identifiers: [] }
  }
}
