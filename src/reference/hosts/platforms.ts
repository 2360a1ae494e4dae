// Recognises platforms with many authors (rule S-13) and the account that a URL names (rule P-3).
import { remember } from '../../base/remember.ts'
import { classifiedHost } from './registrable-domain.ts'
import { tableWords } from './table-rows.ts'
import { ACCOUNT_PATTERNS, PLATFORM_DOMAINS, RESERVED_NAMES, SPEAKER_PLATFORMS } from './tables/platforms.ts'

/** Where a URL of one platform names the account. */
interface AccountPattern {
  readonly platform: string
  /** The host, or the domain under which the account is a label. */
  readonly host: string
  readonly isLabel: boolean
  /** Finds the account in the path; the whole path must match where the query holds the account. */
  readonly path: RegExp
  readonly query: string | undefined
  readonly reserved: ReadonlySet<string>
}

const PLATFORMS: ReadonlySet<string> = new Set(tableWords(PLATFORM_DOMAINS))
const RESERVED: ReadonlySet<string> = new Set(tableWords(RESERVED_NAMES))
const SPEAKERS: ReadonlySet<string> = new Set(tableWords(SPEAKER_PLATFORMS))
const NONE: ReadonlySet<string> = new Set()

const PATTERNS: readonly AccountPattern[] = ACCOUNT_PATTERNS.trim().split('\n').flatMap(patternsOf)
const BY_HOST = Map.groupBy(
  PATTERNS.filter(({ isLabel }) => !isLabel),
  ({ host }) => host,
)
const BY_DOMAIN = Map.groupBy(
  PATTERNS.filter(({ isLabel }) => isLabel),
  ({ host }) => host,
)

/** Labels under which a service shows the same pages: for phones, in an older look, in a language. */
const VARIANT = /^(?:www|web|m|mobile|touch|old|new|np|[a-z]{2}(?:-[a-z]{2})?)\./
const ACCOUNT = /^[\p{L}\p{M}\p{N}_.~:@ -]{1,100}$/u
const FILE = /\.(?:php|html?|xml|txt|ico|aspx?|jsp)$/

/** Whether a registrable domain is a platform (S-13). */
export function isPlatform(domain: string): boolean {
  return PLATFORMS.has(domain)
}

/**
 * The account whose page or post a URL is, as `platform/account` in lower case: `github.com/acme`, `reddit.com/ana`.
 * Undefined where the URL names no account, as a thread of a forum.
 */
export const accountOf: (url: string) => string | undefined = remember((url) => {
  const { hostname, pathname, searchParams } = new URL(url)
  const host = classifiedHost(hostname).replace(/^www\./, '')
  const fixed = BY_HOST.get(host) ?? BY_HOST.get(host.replace(VARIANT, ''))
  if (fixed === undefined) return accountInHost(host)
  for (const { platform, path, query, reserved } of fixed) {
    const found = path.exec(pathname)
    const name = nameOf(query === undefined ? found?.[1] : found && searchParams.get(query))
    if (name !== undefined && !reserved.has(name)) return `${platform}/${name}`
  }
  return undefined
})

/** The account that wrote what the address shows (P-5). Undefined where the account only owns the place, as on GitHub. */
export function speakerOf(url: string): string | undefined {
  const account = accountOf(url)
  return account !== undefined && SPEAKERS.has(account.slice(0, account.lastIndexOf('/')))
    ? account
    : undefined
}

function accountInHost(host: string): string | undefined {
  const [label = ''] = host.split('.', 1)
  const [pattern] = BY_DOMAIN.get(host.slice(label.length + 1)) ?? []
  if (pattern === undefined || pattern.reserved.has(label)) return undefined
  return `${pattern.platform}/${label}`
}

/** An account as it is compared. Undefined for what cannot be the name of one. */
function nameOf(written: string | null | undefined): string | undefined {
  if (written === null || written === undefined) return undefined
  let name = written
  try {
    name = decodeURIComponent(written)
  } catch {
    // a name with a stray percent sign is no account, and the next line says so
  }
  name = name.normalize('NFC').toLowerCase()
  return ACCOUNT.test(name) && !FILE.test(name) ? name : undefined
}

function patternsOf(row: string): readonly AccountPattern[] {
  const [platform = '', places = '', further = ''] = row.split('|').map((cell) => cell.trim())
  const patterns = places.split(' ')
  const firstParts = patterns.flatMap((pattern) => /^[^/]+\/([^/{*?]+)\//.exec(pattern)?.[1] ?? [])
  const taken = new Set([...RESERVED, ...firstParts, ...further.split(' ')])
  return patterns.map((pattern) => {
    const [, place = '', path = '', query] = /^([^/]+)([^?]*)(?:\?(.+)=\{\})?$/.exec(pattern) ?? []
    const isLabel = place.startsWith('{}.')
    const host = isLabel ? place.slice('{}.'.length) : place
    // why not elsewhere: behind `/user/` or `@` every name is that of an account
    const reserved = isLabel || path === '/{}' ? taken : NONE
    return { platform, host, isLabel, path: pathPattern(path, query), query, reserved }
  })
}

/** `/in/{}` finds what follows `/in/` up to the next slash; `*` is any text within a part. */
function pathPattern(path: string, query: string | undefined): RegExp {
  const source = path
    .replaceAll(/[.+$^()[\]|\\]/g, String.raw`\$&`)
    .replaceAll('*', '[^/]*')
    .replace('{}', '([^/]+?)')
  return new RegExp(`^${source}${query === undefined ? '(?:/|$)' : '/?$'}`, 'i')
}
