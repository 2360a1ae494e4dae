// Which language of the Latin script a stretch of text is in, by its short words.
import type { FoldedText } from '../fold/folded-text.ts'
import type { Span } from '../model/span.ts'
import { foldedWord } from './words.ts'

// Short words by which a language of the Latin script is known. Needed only for words that deny in one language and mean
// something else in another one; texts in other scripts are told apart by their letters.
const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  en: 'the of and to is was are that with for this we have has it by from at be will',
  de: 'der die das und ist wir mit von den des dem ein eine auf für im sich auch dass werden hat',
  fr: "le la les des et est une du que dans pour nous sur avec au par qui sont cette l'an d'un",
  es: 'el la los las y es una del que en para con por se su nuestro más como está han',
  pt: 'o a os as e é uma do da que em para com por dos das não ao mais foi são na',
  it: 'il lo la gli di è una del della che per con sono nel si da dei alla più ha nostro',
  nl: 'de het een en van is dat met voor op te zijn we aan ook er door naar bij wordt',
  pl: 'i w z na do się jest że to o od za dla przez oraz jak ale po tym są',
  tr: 've bir bu için ile de da olarak daha en çok gibi kadar olan var biz ki sonra göre',
}

const speakers = new Map<string, string[]>()
for (const [language, words] of Object.entries(FUNCTION_WORDS))
  for (const word of words.split(' ').map(foldedWord))
    speakers.set(word, [...(speakers.get(word) ?? []), language])

/** Fewer votes say nothing. */
const MIN_VOTES = 2

/** Tokens on either side that are read as well: a short stretch tells little. */
const REACH = 60

/** Of the text around a span; undefined when its words do not tell. */
export function languageAround(text: FoldedText, { first, end }: Span): string | undefined {
  const votes = new Map<string, number>()
  for (let token = Math.max(0, first - REACH); token < Math.min(text.tokenCount, end + REACH); token++)
    for (const language of speakers.get(text.text(token)) ?? [])
      votes.set(language, (votes.get(language) ?? 0) + 1)
  const [best, second] = [...votes].toSorted(([, a], [, b]) => b - a)
  if (best === undefined || best[1] < MIN_VOTES || best[1] === second?.[1]) return undefined
  return best[0]
}
