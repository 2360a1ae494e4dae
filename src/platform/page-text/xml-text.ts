// The text of an XML document, such as a feed: what stands between two tags is a paragraph.
import { Parser } from 'htmlparser2'
import { BoundedText } from './page-text.ts'
import { valueText } from './value-text.ts'

export function xmlText(xml: string, maxChars: number): string {
  const text = new BoundedText(maxChars)
  let value = ''
  const part = (): void => {
    if (value.trim() !== '') text.add(`${valueText(value.trim(), maxChars)}\n\n`)
    value = ''
  }
  const parser = new Parser(
    {
      onopentag: part,
      onclosetag: part,
      ontext(piece) {
        value += piece
      },
    },
    { xmlMode: true },
  )
  parser.write(xml)
  parser.end()
  part()
  return text.toString()
}
