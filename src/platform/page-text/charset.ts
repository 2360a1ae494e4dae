// Decodes bytes to characters. A byte order mark decides first. Next come bytes that are UTF-8 with few exceptions,
// whatever the server declares, because text in another encoding is hardly ever UTF-8 by chance. Then the declaration
// of server or page decides, if the bytes agree; then a detector's guess. Node.js decodes all encodings of the WHATWG
// standard.
import { isAscii } from 'node:buffer'
import { detect } from 'chardet'

export interface Decoded {
  readonly text: string
  /** The name in the standard, in lower case. */
  readonly charset: string
}

/** The encoding of a Western page without a declaration; every byte is a character in it. */
const FALLBACK = 'windows-1252'
const HEAD_BYTES = 4_096
/** A larger sample takes longer and guesses no better. */
const SAMPLE_BYTES = 65_536
/**
 * Characters beyond ASCII per broken byte above which bytes are UTF-8, with and without a declaration. The author of a
 * comment can put a broken byte into a page. Text in East Asian encodings reads as one such character per two to four
 * broken bytes, text in other encodings as hardly any.
 */
const VALID_PER_BROKEN = { declared: 1, undeclared: 10 }
const META =
  /<meta[^>]{1,300}?charset\s*=\s*["']?\s*([\w:.-]{2,40})|<\?xml[^>]{1,100}?encoding\s*=\s*["']([\w:.-]{2,40})["']/i

/** `label`: the charset that came with the page. `isMarkup`: whether the page may declare one. */
export function decode(
  bytes: Uint8Array,
  { label, isMarkup }: { readonly label: string | undefined; readonly isMarkup: boolean },
): Decoded {
  const marked = byteOrderMark(bytes)
  if (marked !== undefined) return decoded(bytes, marked, false) ?? fallback(bytes)
  const declared = [label, isMarkup ? declaredInside(bytes) : undefined]
  const isPlain = isAscii(bytes)
  const utf8 = isPlain ? undefined : utf8But(bytes, declared.some(isUtf8) ? 'declared' : 'undeclared')
  if (utf8 !== undefined) return utf8
  for (const candidate of isPlain ? [...declared, 'utf-8'] : declared) {
    const found = candidate === undefined ? undefined : decoded(bytes, candidate, true)
    if (found !== undefined) return found
  }
  const guess = detect(bytes.subarray(0, SAMPLE_BYTES))
  return (guess === null ? undefined : decoded(bytes, guess, false)) ?? fallback(bytes)
}

const isUtf8 = (label: string | undefined): boolean => /^utf-?8$/i.test(label ?? '')

/** The text if the bytes are UTF-8 with few exceptions, which become U+FFFD. */
function utf8But(bytes: Uint8Array, says: keyof typeof VALID_PER_BROKEN): Decoded | undefined {
  const text = new TextDecoder().decode(bytes)
  let [valid, broken] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === 0xfffd) broken++
    else if (unit > 0x7f && (unit & 0xfc00) !== 0xdc00) valid++
  }
  return valid >= broken * VALID_PER_BROKEN[says] ? { text, charset: 'utf-8' } : undefined
}

const fallback = (bytes: Uint8Array): Decoded => ({
  text: new TextDecoder(FALLBACK).decode(bytes),
  charset: FALLBACK,
})

function byteOrderMark([a, b, c]: Uint8Array): string | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  return a === 0xfe && b === 0xff ? 'utf-16be' : undefined
}

function declaredInside(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES))
  const found = META.exec(head)
  const label = found?.[1] ?? found?.[2]
  // why: a declaration that is readable byte by byte is not in UTF-16
  return label !== undefined && /^utf-?16/i.test(label) ? 'utf-8' : label
}

/** Undefined for an unknown label and, if `fatal`, for bytes that the encoding does not have. */
function decoded(bytes: Uint8Array, label: string, fatal: boolean): Decoded | undefined {
  try {
    const decoder = new TextDecoder(label, { fatal })
    return { text: decoder.decode(bytes), charset: decoder.encoding }
  } catch {
    return undefined
  }
}
