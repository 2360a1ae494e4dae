// Finds words that speak against a person: fraud, convictions, insolvency, dismissal (O-3). They are looked for in every
// language, because a text names its language rarely.
import { remember } from '../../../base/remember.ts'
import { clausesOf } from './clauses.ts'
import { detectLanguage } from './detect-language.ts'
import { foldQuote } from './fold-quote.ts'
import { type Finder, phraseFinder, type TextSpan } from './phrases.ts'
import { findersOf, type TableFinders } from './table-finders.ts'
import { CRIME_WORDS } from './tables/crime-words.ts'
import { DISOWNING_WORDS, PRAISE_BY_DENIAL } from './tables/disowning-words.ts'

/** A word that denies reaches this far within its clause. */
const REACH = 30
/** Trades that have to do with what they prevent, judge or settle. */
const TRADE =
  /^[^.!?]{0,24}?(?<![\p{L}])(?:detection|prevention|analy|investigat|examiner|team|department|risk|rules|engine|software|tool|platform|product|start-?up|startup|saas|lawyer|attorney|law|court|consult|expert|specialist|research|paper|publication|article|book|thesis|journal|prävention|erkennung|abwehr|anwalt|recht|software|prevención|detección|abogad|prévention|détection|avocat|prevenção|detecção|prevenzione|rilevamento|avvocat|preventie|opsporing|wykrywan|zapobieg|предотвращ|выявлен|адвокат|юрист|önleme|tespit|avukat|مكافحة|كشف|रोकथाम|检测|防范|反欺诈|防止|対策|検知|방지|탐지)/iu
const TRADE_BEFORE =
  /(?:anti|against|prevent\w*|detect\w*|fight\w*|combat\w*|investigat\w*|prosecut\w*|study|studied|research\w*|on|about|gegen|bekämpf\w*|contra|contre|lutte|przeciw|против|karşı|مكافحة|反|防)[\s-]+(?:\p{L}+\s)?$/iu
const CLEARED =
  /(?<![\p{L}])(?:acquitted|cleared|dismissed the (?:case|claim|lawsuit)|exonerated|freigesprochen|absuelt\w*|acquitté\w*|absolvid\w*|assolt\w*|vrijgesproken|uniewinnion\w*|оправдан\w*|beraat|برئ|बरी|无罪|無罪|무죄)/iu

/** Offsets in the text of the first adverse words; undefined where there are none or the text denies them. */
export function readAdverse(text: string): TextSpan | undefined {
  return found(text)
}

const found = remember((text): TextSpan | undefined => saidOf(text, (finders) => finders.find.adverse))

/** Whether a text tells of a crime of the person (G-20): fraud, theft, a conviction. */
export const tellsOfCrime: (text: string) => boolean = remember(
  (text) => saidOf(text, ({ table }) => finderIn(CRIME_WORDS, table)) !== undefined,
)

/** The first words of a kind that the text says of the person. */
function saidOf(text: string, finderOf: (finders: TableFinders) => Finder): TextSpan | undefined {
  if (CLEARED.test(text)) return undefined
  const folded = foldQuote(text)
  const clauses = clausesOf(folded.text)
  const finders = findersOf(detectLanguage(text))
  const denials = finders.find.not(folded.text)
  const hit = finderOf(finders)(folded.text).find(({ start, end }) => {
    const clause = clauses.find((each) => start >= each.start && start < each.end)
    const isDenied = denials.some(
      (not) =>
        clause !== undefined &&
        not.start >= clause.start &&
        not.end <= clause.end &&
        ((not.end <= start && start - not.end <= REACH) ||
          (finders.table.notAfter === true && not.start >= end && not.start - end <= REACH)),
    )
    return (
      !isDenied &&
      !TRADE.test(folded.text.slice(end)) &&
      !TRADE_BEFORE.test(folded.text.slice(Math.max(0, start - 40), start))
    )
  })
  return hit === undefined ? undefined : { start: folded.originOf(hit.start), end: folded.originOf(hit.end) }
}

/** Whether a statement of a reference speaks against the person: adverse words, or a refusal to support them (O-3). */
export const disowns: (statement: string) => boolean = remember((statement): boolean => {
  const { table } = findersOf(detectLanguage(statement))
  const folded = foldQuote(statement)
  const spansOf = (words: typeof DISOWNING_WORDS): readonly TextSpan[] => {
    const hits = finderIn(words, table)(folded.text)
    return hits.map(({ start, end }) => ({ start: folded.originOf(start), end: folded.originOf(end) }))
  }
  const praise = spansOf(PRAISE_BY_DENIAL)
  // why: "I cannot recommend her highly enough" and "I would not hesitate to hire her" deny nothing
  const isPraise = ({ start, end }: TextSpan): boolean =>
    praise.some((each) => each.start <= end && start <= each.end + REACH)
  return [readAdverse(statement) ?? [], spansOf(DISOWNING_WORDS)].flat().some((each) => !isPraise(each))
})

const finderByTable = new Map<object, Map<string, Finder>>()

function finderIn(
  words: Readonly<Record<string, string>>,
  { code, boundary }: TableFinders['table'],
): Finder {
  const finders = finderByTable.get(words) ?? new Map<string, Finder>()
  const known = finders.get(code) ?? phraseFinder(words[code] ?? '', boundary)
  finderByTable.set(words, finders.set(code, known))
  return known
}
