// The lookup keys of a register record: its identifiers, its names, and the organisations it refers to.
import type { SourceManifest } from './source.ts'
import type { CaseParty, PartyPart, RecordPart, SourceRecord } from './record.ts'

/** A key for a scheme whose values identify one party and differ only in blanks between publishers. */
export const identifierKey = (scheme: string, value: string, country?: string): string => {
  const plain = value.toUpperCase().replace(/[\s.-]/g, '')
  // why with the country: a register number is unique only within its register
  return scheme === 'registration' && country !== undefined
    ? `${scheme}:${country}:${plain}`
    : `${scheme}:${plain}`
}

/** The host of a website without `www.`; undefined if the text is not a web address. */
export function hostKey(website: string): string | undefined {
  const host = /^(?:https?:\/\/)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:[/:?#]|$)/i.exec(
    website.trim(),
  )?.[1]
  return host === undefined ? undefined : `host:${host.toLowerCase()}`
}

/** A key without a value would match every other record without one. */
const isWhole = (key: string | undefined): key is string => key !== undefined && !key.endsWith(':')

/**
 * The keys, each once. `nameKey` is the matcher's. Names without a key and identifiers without a letter or digit are
 * left out.
 */
export function keysOf(record: Pick<SourceRecord, 'parts'>, nameKey: (name: string) => string): string[] {
  const named = (name: string): string | undefined => {
    const key = nameKey(name)
    return key === '' ? undefined : `name:${key}`
  }
  return [...new Set(record.parts.flatMap((part) => keysOfPart(part, named)).filter(isWhole))]
}

/** The keys that are stored. Names of watch lists are none of them: they are searched in memory, including misspellings. */
export function filedKeys(
  record: Pick<SourceRecord, 'parts'>,
  kind: SourceManifest['kind'],
  nameKey: (name: string) => string,
): string[] {
  const keys = keysOf(record, nameKey)
  return kind === 'registry' ? keys : keys.filter((key) => !key.startsWith('name:'))
}

function keysOfPart(
  part: RecordPart,
  named: (name: string) => string | undefined,
): readonly (string | undefined)[] {
  switch (part.kind) {
    case 'party':
      return partyKeys(part, named)
    case 'role':
      return [referenceKey(part.org), named(part.personName.full)]
    case 'relation':
      return [referenceKey(part.from), referenceKey(part.to)]
    case 'case':
      return part.parties.map(({ name }: CaseParty) => named(name))
    case 'funding':
    case 'metric':
      return [referenceKey(part.org)]
    case 'listing':
      return []
  }
}

const partyKeys = (part: PartyPart, named: (name: string) => string | undefined): (string | undefined)[] => [
  ...part.names.map(({ full }) => named(full)),
  ...(part.identifiers ?? []).map(({ scheme, value, country }) => identifierKey(scheme, value, country)),
  ...(part.websites ?? []).map(hostKey),
]

/** The key of a reference `scheme:value`. */
export function referenceKey(reference: string): string {
  const at = reference.indexOf(':')
  return identifierKey(reference.slice(0, at), reference.slice(at + 1))
}
