// Recognises hosts where anybody publishes for nothing: what stands there is worth its author's word (rule P-3).
import { getDomainWithoutSuffix, parse } from 'tldts'
import { remember } from '../../base/remember.ts'
import { classifiedHost } from './registrable-domain.ts'
import { hostAndParents, tableWords } from './table-rows.ts'
import { CLOSED_SUFFIXES, FREE_HOSTS } from './tables/free-hosts.ts'

const ROWS = tableWords(FREE_HOSTS)
const WITH_ALL_BELOW: ReadonlySet<string> = new Set(ROWS.filter((row) => !row.includes('*')))
const BELOW_ONLY: ReadonlySet<string> = new Set(
  ROWS.filter((row) => row.startsWith('*.')).map((row) => row.slice(2)),
)
const UNDER_ANY_SUFFIX: ReadonlySet<string> = new Set(
  ROWS.filter((row) => row.endsWith('.*')).map((row) => row.slice(0, -2)),
)
const CLOSED: ReadonlySet<string> = new Set(tableWords(CLOSED_SUFFIXES))

/** Whether anybody can publish a page on the host for nothing. */
export const isFreeHost: (host: string) => boolean = remember((host) => {
  const counted = classifiedHost(host)
  return isUnderOpenSuffix(counted) || isListed(counted)
})

/** Under a suffix of the private section of the public suffix list that gives names to anybody. */
function isUnderOpenSuffix(host: string): boolean {
  const { isPrivate, publicSuffix } = parse(host, { allowPrivateDomains: true })
  return isPrivate === true && publicSuffix !== null && !CLOSED.has(publicSuffix)
}

function isListed(host: string): boolean {
  const site = host.replace(/^www\./, '')
  const [, ...parents] = hostAndParents(site)
  if (WITH_ALL_BELOW.has(site)) return true
  if (parents.some((parent) => WITH_ALL_BELOW.has(parent) || BELOW_ONLY.has(parent))) return true
  return UNDER_ANY_SUFFIX.has(getDomainWithoutSuffix(site, { allowPrivateDomains: true }) ?? '')
}
