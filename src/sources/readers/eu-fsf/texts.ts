// Free text of an EU entry: remarks, and lists that are written into one attribute.
import { distinct, onOneLine } from '../../files/record-parts.ts'
import { childrenOf, type XmlElement } from '../../files/xml-records.ts'

/** `(a) Mullah, (b) Maulavi` is two texts; repetitions are dropped. */
export function euItemised(texts: readonly string[]): readonly string[] {
  const items = texts.flatMap((text) =>
    text.startsWith('(a)') ? text.split(/(?:^|[\s,;]+)\([a-z]\)\s*/) : [text],
  )
  return distinct(items.map((item) => item.replace(/^[\s,;]+|[\s,;]+$/g, '')).filter((item) => item !== ''))
}

/** Remarks of an element, each on one line. */
export function remarksOf(element: XmlElement): readonly string[] {
  return childrenOf(element, 'remark')
    .map(({ text }) => onOneLine(text))
    .filter((text) => text !== '')
}
