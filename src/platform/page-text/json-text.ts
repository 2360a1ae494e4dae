// Extracts the strings of a JSON document or of JSON Lines, each string a paragraph.
import { BoundedText, UnreadablePage } from './page-text.ts'
import { valueText } from './value-text.ts'

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Parses JSON Lines, whatever their content type. */
function parsedLines(json: string): unknown[] {
  const lines = json.split('\n').filter((line) => line.trim() !== '')
  const values = lines.map(parsed)
  if (values.includes(undefined)) throw new UnreadablePage('broken')
  return values
}

export function jsonText(json: string, maxChars: number): string {
  const text = new BoundedText(maxChars)
  // why a stack: a document may be nested deeper than the call stack allows
  const open: unknown[] = [parsed(json) ?? parsedLines(json)]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string') text.add(`${valueText(value, maxChars)}\n\n`)
    else if (typeof value === 'object' && value !== null) {
      const members = Object.values(value)
      for (let at = members.length - 1; at >= 0; at--) open.push(members[at])
    }
  }
  return text.toString()
}
