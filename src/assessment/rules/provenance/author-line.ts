// Whether the post that holds a quote is signed with a name of the founder's (rule P-3.4): in a forum anyone may speak as a
// customer.
import { normalise } from '../reading/normalise.ts'
import { headOfPost } from './post-around.ts'
import { TEAM_WORDS, TITLE_WORDS } from './tables/team-words.ts'

const teamWords: ReadonlySet<string> = new Set(TEAM_WORDS.trim().split(/\s+/))
const titleWords: ReadonlySet<string> = new Set(TITLE_WORDS.trim().split(/\s+/))

const MAX_HEAD_WORDS = 6

/**
 * `context` is the text of the page around the quote, `names` are those of the founder's product in lower case. A line above
 * the quote signs it where it has such a name beside a word for a team ("Team Acequia", "acequia_official"), or is the name
 * alone with nothing but figures below.
 */
export function isSignedBy(names: ReadonlySet<string>, context: string, quote: string): boolean {
  const head = names.size === 0 ? undefined : headOfPost(context, quote, MAX_HEAD_WORDS)
  const below: string[] = []
  for (const line of head ?? []) {
    const words = normalise(line).split(' ')
    if (words.some((word) => isTeamName(word, words, names))) return true
    const isAlone = words.length === 1 && names.has(words[0] ?? '')
    if (isAlone && below.every((each) => /\p{N}/u.test(each))) return true
    below.push(line)
  }
  return false
}

/** "Team Acequia", "acequia_official", "TeamAcequia". */
function isTeamName(word: string, words: readonly string[], names: ReadonlySet<string>): boolean {
  if (names.has(word)) return words.some((other) => teamWords.has(other)) && isNoTitle(words, names)
  return [...names].some(
    (name) =>
      (word.startsWith(name) && teamWords.has(word.slice(name.length))) ||
      (word.endsWith(name) && teamWords.has(word.slice(0, -name.length))),
  )
}

/** Words of a line beside the names of product and team: "Maria Paz, founder of Acequia" has two. */
const MAX_OTHER_WORDS = 2
const MIN_OTHER_WORD = 4

/** Whether a line names an author: "Thanks Acequia team" and "Acequia support is great" are titles of reviews. */
function isNoTitle(words: readonly string[], names: ReadonlySet<string>): boolean {
  if (words.some((word) => titleWords.has(word))) return false
  const others = words.filter(
    (word) =>
      !names.has(word) && !teamWords.has(word) && [...word].length >= MIN_OTHER_WORD && !/\p{N}/u.test(word),
  )
  return others.length <= MAX_OTHER_WORDS
}
