// Whether the sentences that a quote leaves out, marked, change nothing of what it says: "We lose six hours … I hired a clerk".
import type { FoldedText } from '../../find/fold/folded-text.ts'
import type { QuoteFinding } from '../../find/model/finding.ts'
import { entriesOf, foldedWord, wordList } from '../../find/words/words.ts'
import { CONTRASTS, UNSPACED_CONTRASTS } from '../tables/contrasts.ts'
import { firstPerson } from './turned.ts'

const contrasts = wordList(entriesOf(CONTRASTS))
const unspacedContrasts = UNSPACED_CONTRASTS.split(' ').map(foldedWord)

/** The end of a sentence, or of a line, behind which another begins. */
const ENDS = /(?:[.!?。！？؟।][\s"'”’»)\]]*|\n\s*)$/u
/** A line with fewer words names another author or is a heading: "Anna K." ends with a mark. */
const MIN_LINE_WORDS = { marked: 4, unmarked: 8 }
const LINE_ENDS = /[.!?。！？؟।…]["'”’»)]*$/u
/** Words of a piece among which the speaker must be. */
const SPEAKER_WORDS = 2

/**
 * Each piece behind an omission begins a sentence in which the speaker tells of themselves, since "they" and "it" may mean
 * something in what is left out; and that neither contrasts nor names another author. Denials and conditions in it count
 * already in the finding.
 */
export const isHarmlessOmission = (page: FoldedText, { gaps, negated, qualified }: QuoteFinding): boolean =>
  gaps !== undefined && !negated && !qualified && gaps.every((gap) => isHarmless(page, gap))

function isHarmless(
  page: FoldedText,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const omitted = page.original.slice(start, end)
  if (!ENDS.test(omitted)) return false
  const [, ...lines] = omitted.split('\n').map((line) => line.trim())
  if (lines.some((line) => line !== '' && isOfNoSentence(line))) return false
  const [first, behind] = [page.tokensBefore(start), page.tokensBefore(end)]
  for (let token = first; token < behind; token++) if (contrasts.has(page.text(token))) return false
  const text = first < behind ? page.text(first, behind) : ''
  if (unspacedContrasts.some((word) => text.includes(word))) return false
  for (let token = behind; token < Math.min(page.tokenCount, behind + SPEAKER_WORDS); token++)
    if (firstPerson.has(page.text(token))) return true
  return false
}

const isOfNoSentence = (line: string): boolean =>
  line.split(/\s+/).length < (LINE_ENDS.test(line) ? MIN_LINE_WORDS.marked : MIN_LINE_WORDS.unmarked)
