// The programmes of the Swiss list: an ordinance each, with sets of sanctions that targets name by id.
import { onOneLine } from '../../files/record-parts.ts'
import { attributeOf, childrenOf, type XmlElement } from '../../files/xml-records.ts'

export interface SanctionsSet {
  /** The English name of the ordinance. */
  readonly program: string
  /** Empty when the words of the set say none that is known: the list as such freezes assets. */
  readonly measures: readonly string[]
}

const MEASURES: readonly (readonly [RegExp, string])[] = [
  [/financial sanctions|assets?\b|economic resources/i, 'Asset freeze'],
  [/travel|entry|transit/i, 'Travel ban'],
  [/securities|money market|capital market/i, 'Dealings in securities'],
  [/vessel/i, 'Shipping restrictions'],
]

/** The sets of a programme by their ids. */
export function setsOfProgram(element: XmlElement): readonly (readonly [id: string, set: SanctionsSet])[] {
  const program =
    inEnglish(childrenOf(element, 'program-name')) || inEnglish(childrenOf(element, 'program-key'))
  const sets = Map.groupBy(childrenOf(element, 'sanctions-set'), (set) => attributeOf(set, 'ssid'))
  return [...sets].map(([id, texts]) => {
    const said = inEnglish(texts)
    const measures = MEASURES.flatMap(([pattern, measure]) => (pattern.test(said) ? [measure] : []))
    return [id, { program, measures }]
  })
}

function inEnglish(texts: readonly XmlElement[]): string {
  const english = texts.find((text) => attributeOf(text, 'lang') === 'eng') ?? texts[0]
  return onOneLine(english?.text ?? '')
}
