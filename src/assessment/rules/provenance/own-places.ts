// The places of the web that belong to the founder: domains and accounts named in the pitch, and those of shipped
// artifacts (rules F-4, P-3).
import { establishedCategory } from '../../../reference/hosts/established-hosts.ts'
import { accountOf } from '../../../reference/hosts/platforms.ts'
import { remember } from '../../../base/remember.ts'
import { isLive, isOf, type Ledger } from '../ledger/entry.ts'
import { artifactDomains, artifactUrls, ownDomains } from '../ledger/own-source.ts'
import { domainOf } from '../reading/source.ts'
import { isWordOfTrade, productName } from './product-name.ts'

export interface OwnPlaces {
  /** Registrable domains. */
  readonly domains: ReadonlySet<string>
  /** Accounts on platforms, as `accountOf` spells them. */
  readonly accounts: ReadonlySet<string>
  /** The name that the pitch begins with, as the first label of a domain: its site, unless another party has it. */
  readonly product: string | undefined
  /** Registrable domains of artifacts, even where a competitor has the same. */
  readonly homes: ReadonlySet<string>
  /** Registrable domains of competitors: a pitch may name them. */
  readonly others: ReadonlySet<string>
}

/** Runs of characters that an address may have, with or without a scheme. */
const RUNS = /[\w.~:/?#@!$&*+,;=%-]+/g

/** Accounts on platforms that a pitch names. A mark that ends a sentence is no part of an address. */
const accountsNamed: (pitch: string) => readonly string[] = remember((pitch) =>
  [...pitch.matchAll(RUNS)].flatMap(([run]) => {
    if (!run.includes('/') || !run.includes('.')) return []
    const address = run.replace(/[.,;:!?]+$/, '')
    const url = URL.parse(/^https?:/i.test(address) ? address : `https://${address}`)
    return (url && accountOf(url.href)) ?? []
  }),
)

export function ownPlaces(pitch: string, ledger: Ledger): OwnPlaces {
  const ofArtifacts = artifactUrls(ledger).flatMap((url) => accountOf(url) ?? [])
  return {
    domains: ownDomains(pitch, ledger),
    accounts: new Set([...accountsNamed(pitch), ...ofArtifacts]),
    product: productName(pitch, segmentOf(ledger)),
    homes: artifactDomains(ledger),
    others: competitorDomains(ledger),
  }
}

/** What the ledger calls the customers. */
function segmentOf(ledger: Ledger): string {
  return ledger
    .flatMap((entry) =>
      isLive(entry) && isOf('icp_definition', entry)
        ? [entry.value.segment, entry.value.buyer_role, entry.value.user_role ?? '']
        : [],
    )
    .join('\n')
}

/** The places of the founder as they are for the words of a speaker: the trade of the speaker is no name of a product. */
export function placesFor(own: OwnPlaces, speakerRole: string | undefined): OwnPlaces {
  const isTrade =
    own.product !== undefined && speakerRole !== undefined && isWordOfTrade(own.product, speakerRole)
  return isTrade ? { ...own, product: undefined } : own
}

function competitorDomains(ledger: Ledger): ReadonlySet<string> {
  return new Set(
    ledger.flatMap((entry) =>
      isLive(entry) && isOf('named_competitor', entry) ? [domainOf(entry.value.url)] : [],
    ),
  )
}

/** A shorter label of a domain is too common to be a name. */
const MIN_NAME = 5

/** Names under which the founder may sign: the product that the pitch begins with, and the founder's domains. */
export function ownNames({ domains, product, homes }: OwnPlaces): ReadonlySet<string> {
  const labels = [...domains, ...homes].flatMap((domain) => domain.split('.')[0] ?? [])
  return new Set([
    ...(product === undefined ? [] : [product]),
    ...labels.filter(({ length }) => length >= MIN_NAME),
  ])
}

const NONE: ReadonlySet<string> = new Set()

/** Whether an address is on a domain or an account of the founder. */
export function isOwnPlace(url: string, { domains, accounts, product, homes, others }: OwnPlaces): boolean {
  const domain = domainOf(url)
  // why not an established host: "Reddit moderators lose hours" does not make Reddit the founder's; an account may be
  if (establishedCategory(new URL(url).hostname, NONE) === undefined) {
    // why before the others: a founder may list a site of their own as a competitor
    if (homes.has(domain)) return true
    if (!others.has(domain) && (domains.has(domain) || domain.split('.')[0] === product)) return true
  }
  const account = accountOf(url)
  return account !== undefined && (accounts.has(account) || account.split('/').at(-1) === product)
}
