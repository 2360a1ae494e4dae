// Names of an EU entry: none is marked as the main one, each has a language, and weak ones say so in one of two ways.
import type { PartyName } from '../../model/record.ts'
import { distinct, present } from '../../files/record-parts.ts'
import { attributeOf, childrenOf, type XmlElement } from '../../files/xml-records.ts'

/** Names in other languages are those of the translated regulations: `Abou Ali` beside `Abu Ali`. */
const OWN_LANGUAGES: ReadonlySet<string> = new Set(['', 'en', 'ru', 'zh', 'ar', 'fa'])
const LOW_QUALITY = /\blow?[\s-]+quality\b/i
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u
const RANKS: ReadonlyMap<PartyName['quality'], number> = new Map([
  ['strong', 1],
  ['unknown', 2],
  ['weak', 3],
])

/**
 * Every spelling once, by quality. The first that is not weak and in a language of its own stands for the party, else
 * the best there is.
 */
export function euNames(entry: XmlElement, isPerson: boolean): readonly PartyName[] {
  const all = childrenOf(entry, 'nameAlias')
    .map((element) => nameOf(element, isPerson))
    .filter(({ full }) => full !== '')
    .sort((a, b) => (RANKS.get(a.quality) ?? 0) - (RANKS.get(b.quality) ?? 0))
  const names = distinct(all, ({ full }) => full)
  const main =
    names.find(({ quality, lang }) => quality !== 'weak' && OWN_LANGUAGES.has(lang ?? '')) ?? names[0]
  if (main === undefined) return []
  return [{ ...main, kind: 'primary' }, ...names.filter((name) => name !== main)]
}

function nameOf(element: XmlElement, isPerson: boolean): PartyName {
  const [first, middle, last] = ['firstName', 'middleName', 'lastName'].map((part) =>
    attributeOf(element, part),
  )
  const parts = [first, middle, last].filter((part) => part !== undefined && part !== '')
  const full = attributeOf(element, 'wholeName') || parts.join(' ')
  const lang = attributeOf(element, 'nameLanguage').toLowerCase()
  return {
    full,
    kind: OTHER_SCRIPT.test(full) ? 'original-script' : 'alias',
    quality: qualityOf(element),
    ...present<Partial<PartyName>>({ ...(isPerson && { first, middle, last }), lang }),
  }
}

function qualityOf(element: XmlElement): PartyName['quality'] {
  const strong = attributeOf(element, 'strong').toLowerCase()
  const remarked = childrenOf(element, 'remark').some(({ text }) => LOW_QUALITY.test(text))
  if (strong === 'false' || remarked) return 'weak'
  return strong === 'true' ? 'strong' : 'unknown'
}
