// Looks up hosts where strangers speak or records are kept: a farm of new domains cannot be one of them (rule P-7).
import { remember } from '../../base/remember.ts'
import { isFreeHost } from './free-hosts.ts'
import { classifiedHost } from './registrable-domain.ts'
import { hostAndParents, wordsBySection } from './table-rows.ts'
import { ESTABLISHED_HOSTS } from './tables/established-hosts.ts'

/** The categories of the table. */
export const HOST_CATEGORIES = [
  'forum',
  'review_site',
  'app_store',
  'qa_site',
  'social',
  'register',
  'statistics_office',
  'government',
  'newspaper',
  'trade_press',
  'standards',
  'research',
  'marketplace',
] as const

/** What an established host is; `operator` if only ASSAY_ESTABLISHED_HOSTS names it. */
export type EstablishedCategory = (typeof HOST_CATEGORIES)[number] | 'operator'

export interface EstablishedHost {
  readonly host: string
  readonly category: EstablishedCategory
  /** ISO 639-1 codes; `mul` for many languages. */
  readonly languages: readonly string[]
}

const WORDS = wordsBySection(ESTABLISHED_HOSTS)

/** The rows of the table, in its order. */
export const establishedHosts: readonly EstablishedHost[] = HOST_CATEGORIES.flatMap((category) =>
  rowsOf(category, WORDS.get(category) ?? []),
)

const CATEGORY_OF_HOST: ReadonlyMap<string, EstablishedCategory> = new Map(
  establishedHosts.map(({ host, category }) => [host, category]),
)

/**
 * Category of a host by the longest row that is the host or a domain above it; `added` holds the operator's rows. Undefined
 * for an unknown host, and for a free publishing host even where a row covers it.
 */
export function establishedCategory(
  host: string,
  added: ReadonlySet<string>,
): EstablishedCategory | undefined {
  if (added.size === 0) return categoryInTable(host)
  for (const domain of domainsOf(host)) {
    const category = CATEGORY_OF_HOST.get(domain) ?? (added.has(domain) ? 'operator' : undefined)
    if (category !== undefined) return category
  }
  return undefined
}

/** The rows that may name a host, the longest first; none for a free publishing host. */
const domainsOf: (host: string) => readonly string[] = remember((host) => {
  const counted = classifiedHost(host)
  // why both spellings: an operator of a demonstration may name `forum.example.com.localhost` as it is reached
  return isFreeHost(counted) ? [] : [...hostAndParents(counted), ...hostAndParents(host.toLowerCase())]
})

const categoryInTable: (host: string) => EstablishedCategory | undefined = remember((host) => {
  const row = domainsOf(host).find((domain) => CATEGORY_OF_HOST.has(domain))
  return row === undefined ? undefined : CATEGORY_OF_HOST.get(row)
})

/** Rows of a section. A word with a final colon names the languages of the hosts behind it. */
function rowsOf(category: EstablishedCategory, words: readonly string[]): readonly EstablishedHost[] {
  let languages: readonly string[] = []
  return words.flatMap((word) => {
    if (!word.endsWith(':')) return [{ host: word, category, languages }]
    languages = word.slice(0, -1).split('+')
    return []
  })
}
