// The id of an entity: the list, the record, and the party in it. It needs no escape in an address, because clients add none,
// and FollowTheMoney takes it as the value of a property.

export interface EntityKey {
  /** Id of the list. */
  readonly source: string
  readonly record: string
  /** `self` for the main party of a record. */
  readonly ref: string
}

const MAIN = 'self'

/** `un-sc.6908555`; a further party of a record has its own name behind it. */
export const entityId = ({ source, record, ref }: EntityKey): string =>
  [source, escaped(record), ...(ref === MAIN ? [] : [escaped(ref)])].join('.')

/** Undefined for what is no id of an entity of these lists. */
export function readEntityId(id: string, sources: readonly string[]): EntityKey | undefined {
  const [source = '', ...rest] = id.split('.')
  const [record, ref = MAIN] = rest.map(unescaped)
  if (!sources.includes(source) || record === undefined || ref === undefined) return undefined
  const key = { source, record, ref }
  // why: each entity has one id, so that two clients never hold two names of it
  return entityId(key) === id ? key : undefined
}

/**
 * FollowTheMoney takes letters, digits, dots and hyphens, and a letter or digit at the end. The bytes of any other character in
 * UTF-8 are `-x` and two digits; so is a hyphen that would look like one of these, or is the last character.
 */
function escaped(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  return bytes
    .map((byte, at) => {
      const sign = String.fromCharCode(byte)
      const isPlainHyphen = sign === '-' && at < bytes.length - 1 && bytes[at + 1] !== X
      if (/[A-Za-z0-9]/.test(sign) || isPlainHyphen) return sign
      return `-x${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')
}

const X = 'x'.charCodeAt(0)

function unescaped(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll(/-x([0-9A-F]{2})/g, '%$1'))
  } catch {
    return undefined
  }
}
