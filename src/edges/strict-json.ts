// Parses a body as JSON more strictly than JSON.parse: it refuses text that two parsers could read differently.
import { isUtf8 } from 'node:buffer'
import { type JSONVisitor, visit } from 'jsonc-parser'

export const MAX_DEPTH = 32

/** Why a text is not acceptable, as a clause that follows the name of the text, such as "The body". */
export class UnacceptableJson extends Error {}

/**
 * The value of a JSON text in UTF-8. Throws UnacceptableJson for invalid UTF-8, and for the faults in parseStrictText.
 */
export function parseStrictJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new UnacceptableJson('is not valid UTF-8')
  return parseStrictText(bytes.toString('utf8'))
}

/**
 * The value of a JSON text. Throws UnacceptableJson for malformed JSON, duplicate keys, nesting over 32, `__proto__`
 * keys, numbers beyond double precision's range, lone surrogates and U+0000.
 */
export function parseStrictText(text: string): unknown {
  let value: unknown
  // why before parsing: depth is cheap to check on the text, and a parser need not follow 100,000 brackets
  checkDepth(text)
  try {
    value = JSON.parse(text)
  } catch {
    throw new UnacceptableJson(text.trim() === '' ? 'is empty' : 'is not well-formed JSON')
  }
  if (typeof value === 'object' && value !== null) checkTokens(text)
  return value
}

function checkDepth(text: string): void {
  let depth = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (inString) {
      if (code === 0x5c) i++
      else if (code === 0x22) inString = false
    } else if (code === 0x22) inString = true
    else if (code === 0x7b || code === 0x5b) {
      if (++depth > MAX_DEPTH) throw new UnacceptableJson(`is nested over ${MAX_DEPTH} deep`)
    } else if (code === 0x7d || code === 0x5d) depth--
  }
}

/** Checks every key and literal of a well-formed text. */
function checkTokens(text: string): void {
  const objects: Set<string>[] = []
  const visitor: JSONVisitor = {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty(key) {
      checkText(key)
      if (key === '__proto__') throw new UnacceptableJson('has the key "__proto__"')
      const keys = objects.at(-1)
      if (keys?.has(key))
        throw new UnacceptableJson(`has the key ${JSON.stringify(key.slice(0, 64))} twice in one object`)
      keys?.add(key)
    },
    onLiteralValue(literal) {
      if (typeof literal === 'string') checkText(literal)
      if (typeof literal === 'number' && !Number.isFinite(literal))
        throw new UnacceptableJson('has a number out of range')
    },
  }
  visit(text, visitor)
}

function checkText(text: string): void {
  if (!text.isWellFormed()) throw new UnacceptableJson('has a lone surrogate in a string')
  if (text.includes('\0')) throw new UnacceptableJson('has the character U+0000 in a string')
}
