// The strings of a JSON document, each a paragraph; an API of a forum may have HTML in them.
import { htmlText } from './html-text.ts'
import { BoundedText, UnreadablePage } from './page-text.ts'

const MARKUP = /<\/?[a-z][^<>]*>/i

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new UnreadablePage('broken')
  }
}

export function jsonText(json: string, maxChars: number): string {
  const text = new BoundedText(maxChars)
  // why: a stack of our own, because a document may be nested deeper than calls can be
  const open: unknown[] = [parsed(json)]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string') text.add(`${MARKUP.test(value) ? htmlText(value, maxChars) : value}\n\n`)
    else if (typeof value === 'object' && value !== null) {
      const members = Object.values(value)
      for (let at = members.length - 1; at >= 0; at--) open.push(members[at])
    }
  }
  return text.toString()
}
