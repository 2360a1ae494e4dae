// Whether the text around a quote says that no customer speaks: the answer of a search repeats what was asked, and a release
// to the press is written by the founder (rules P-3.5, P-3.6).
import { textAround } from './post-around.ts'
import { ASKED_BEFORE, ASKED_BEHIND, PRESS_RELEASES } from './tables/page-voices.ts'

/** Quotation marks, brackets and stops around what was asked. */
const MARKS_BEFORE = /[\s\p{P}<>|]+$/u
const MARKS_BEHIND = /^[\s\p{P}<>|]+/u

/** `names`: of the founder's product, in lower case. */
export function voiceOf(
  context: string,
  quote: string,
  names: ReadonlySet<string>,
): 'search' | 'release' | undefined {
  const around = textAround(context, quote)
  if (around === undefined) return undefined
  const [before, behind] = [plain(around[0]), plain(around[1])]
  const [last, next] = [before.replace(MARKS_BEFORE, ''), sameLine(behind).replace(MARKS_BEHIND, '')]
  if (ASKED_BEFORE.some((words) => words.test(last)) || ASKED_BEHIND.some((words) => words.test(next)))
    return 'search'
  const all = `${before}\n${behind}`
  const isRelease = PRESS_RELEASES.some((words) => words.test(all))
  return isRelease && [...names].some((name) => all.includes(name)) ? 'release' : undefined
}

/** why: the next post may begin with such words */
const sameLine = (text: string): string => text.split('\n', 1).join('')

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()
