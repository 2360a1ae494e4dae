// The names of an identity on the Swiss list. A name is given in parts with an order, and a part may have other spellings,
// each with its language and script.
import type { PartyName } from '../../model/record.ts'
import { joined, onOneLine } from '../../files/record-parts.ts'
import { attributeOf, childrenOf, textOfElement, type XmlElement } from '../../files/xml-records.ts'

type Part = 'first' | 'middle' | 'last'

const PARTS: ReadonlyMap<string, Part> = new Map([
  ['given-name', 'first'],
  ['further-given-name', 'middle'],
  ['father-name', 'middle'],
  ['grand-father-name', 'middle'],
  ['family-name', 'last'],
])
/** Parts that a person is not called by. */
const UNSPOKEN: ReadonlySet<string> = new Set(['title', 'maiden-name'])
const KINDS: ReadonlyMap<string, PartyName['kind']> = new Map([
  ['primary-name', 'primary'],
  ['formerly-known-as', 'previous'],
])
const QUALITY: ReadonlyMap<string, PartyName['quality']> = new Map([
  ['good', 'strong'],
  ['low', 'weak'],
])
/** Spellings of several parts of one name combine; more than this many are no names any more. */
const MAX_SPELLINGS = 24

interface NamePart {
  readonly type: string
  readonly value: string
  readonly variants: readonly { readonly text: string; readonly lang: string; readonly script: string }[]
}

/** Every name of an identity. Only the main identity has the primary name. */
export function secoNames(identity: XmlElement): readonly PartyName[] {
  const isMain = attributeOf(identity, 'main') !== 'false'
  return childrenOf(identity, 'name').flatMap((name) => {
    const written = KINDS.get(attributeOf(name, 'name-type')) ?? 'alias'
    const kind = written === 'primary' && !isMain ? 'alias' : written
    const quality = QUALITY.get(attributeOf(name, 'quality')) ?? 'unknown'
    return namesOfParts(partsOf(name), kind, quality)
  })
}

/** The titles in the names of an identity. */
export const secoTitles = (identity: XmlElement): readonly string[] =>
  childrenOf(identity, 'name').flatMap((name) =>
    partsOf(name).flatMap(({ type, value }) => (type === 'title' ? [value] : [])),
  )

function partsOf(name: XmlElement): readonly NamePart[] {
  const order = (part: XmlElement): number => Number(attributeOf(part, 'order')) || 0
  return childrenOf(name, 'name-part')
    .toSorted((a, b) => order(a) - order(b))
    .map((part) => ({
      type: attributeOf(part, 'name-part-type'),
      value: textOfElement(part, 'value'),
      variants: childrenOf(part, 'spelling-variant').map((variant) => ({
        text: onOneLine(variant.text),
        lang: attributeOf(variant, 'lang'),
        script: attributeOf(variant, 'script'),
      })),
    }))
}

function namesOfParts(
  parts: readonly NamePart[],
  kind: PartyName['kind'],
  quality: PartyName['quality'],
): readonly PartyName[] {
  const spoken = parts.filter(({ type, value }) => !UNSPOKEN.has(type) && value !== '')
  const full = joined(
    spoken.map(({ value }) => value),
    ' ',
  )
  const other = kind === 'primary' ? 'alias' : kind
  const maiden = parts.find(({ type, value }) => type === 'maiden-name' && value !== '')?.value
  return [
    { full, kind, quality, ...personalParts(spoken) },
    ...(maiden === undefined
      ? []
      : [{ full: withFamilyName(spoken, maiden), kind: 'previous', quality } as const]),
    ...spellingsOf(spoken).map(({ text, lang, script }): PartyName => ({
      full: text,
      kind: kind === 'primary' && script !== '' && !/^lat/i.test(script) ? 'original-script' : other,
      quality: quality === 'weak' ? 'weak' : 'unknown',
      ...(lang !== '' && { lang }),
      ...(script !== '' && { script }),
    })),
  ]
}

function personalParts(parts: readonly NamePart[]): Partial<Pick<PartyName, Part>> {
  const texts: Partial<Record<Part, string>> = {}
  for (const { type, value } of parts) {
    const part = PARTS.get(type)
    // A name with parts of other kinds cannot be put together from these three.
    if (part === undefined) return {}
    texts[part] = joined([texts[part] ?? '', value], ' ')
  }
  return texts.first !== undefined && texts.last !== undefined ? texts : {}
}

const withFamilyName = (parts: readonly NamePart[], family: string): string =>
  joined([...parts.filter(({ type }) => type !== 'family-name').map(({ value }) => value), family], ' ')

/** The name once for each spelling of its parts, in one language and script; other parts keep their main spelling. */
function spellingsOf(parts: readonly NamePart[]): readonly NamePart['variants'][number][] {
  const variants = parts.flatMap((part) => part.variants).filter(({ text }) => text !== '')
  const groups = Map.groupBy(variants, ({ lang, script }) => `${lang} ${script}`)
  return [...groups.values()].flatMap(([{ lang, script } = { lang: '', script: '' }]) => {
    let texts: readonly string[] = ['']
    for (const part of parts) {
      const own = part.variants.filter((one) => one.lang === lang && one.script === script && one.text !== '')
      const spellings = own.length > 0 ? own.map(({ text }) => text) : [part.value]
      texts = texts
        .flatMap((text) => spellings.map((spelling) => joined([text, spelling], ' ')))
        .slice(0, MAX_SPELLINGS)
    }
    return texts.map((text) => ({ text, lang, script }))
  })
}
