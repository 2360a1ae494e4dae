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

/** The place of a word in a name. It limits which words fit: family names come first, legal forms last. */
type Place = 'first' | 'inner' | 'last'

/** The structure of a real name without its words. Commas belong to the structure, not to a word. */
interface Shape {
  readonly comma: readonly boolean[]
  readonly joint: '' | ' '
}

/** The words of the real names of one type and script, each as often as it occurs. */
interface Pool {
  readonly words: Readonly<Record<Place, string[]>>
  /** For a place where no real name of the pool has a word: a pool may hold names of one word only. */
  readonly anywhere: string[]
  readonly shapes: Shape[]
}

const scriptOf = (text: string): string => SCRIPTS.find(([, letters]) => letters.test(text))?.[0] ?? 'other'
const poolKey = (type: EntityType, text: string): string => `${type} ${scriptOf(text)}`
const placeOf = (index: number, count: number): Place =>
  index === 0 ? 'first' : index === count - 1 ? 'last' : 'inner'

/** The words in any order: a name that only reorders the words of a real one is that name again. */
const wordsKey = (text: string): string => plain(text).split(' ').toSorted().join(' ')

/** Splits a name into words. In a script that needs no spaces, it splits a name without one into characters. */
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
      // A name of signs only does not differ from another such name, so nothing can be learnt from it.
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

/** A new name from the pool; undefined when its few words give only real names. */
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
 * `entities` records: the real ones in their order (only the first ones if there are more), then invented ones of the list
 * `invented`. An invented record takes its type, the number and kinds of its names, its dates and its countries from a random
 * real record, and has no identifiers. No invented name has the words of a real one. Two invented names may be alike, like
 * namesakes in real lists. The generator keeps the words of the real records, not the records it has yielded.
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
