// Text of the UK list as a reader would see it: statements of reasons hold HTML entities and line breaks.
import { onOneLine } from '../../files/record-parts.ts'

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['ndash', '–'],
  ['mdash', '—'],
])
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi
const LAST_CODE_POINT = 0x10ffff

/** The text on one line with its entities resolved once; an entity that is not known stays as it is. */
export function ukPlainText(text: string): string {
  if (text === '') return text
  return onOneLine(
    text.replace(ENTITY, (whole: string, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole
    }),
  )
}

/** `(1) Iran (2) Iraq` is two values, `Iran` is one, blank is none. */
export function ukItemised(text: string): readonly string[] {
  const items = text.startsWith('(1)') ? text.split(/\(\d{1,2}\)/) : [text]
  return items.map((item) => item.replace(/[\s,;]+$/, '').trim()).filter((item) => item !== '')
}
