// Where the samples of advice are found: established hosts that the ledger does not cite yet, and the page of a counterparty
// (rules N-1, P-7, P-8). The latest day of the ledger stands for today: rules have no clock.
import { establishedHosts } from '../../../reference/hosts/established-hosts.ts'
import { isCounted, isOf, type Ledger } from '../ledger/entry.ts'
import { urlsOf } from '../ledger/urls.ts'
import { normalise } from '../reading/normalise.ts'
import { domainOf, isPlatform } from '../reading/source.ts'
import type { SamplePlaces } from './tables/sample-values.ts'

/** Platforms hold many sources; each of these is one. */
const HOSTS = [
  ...new Map(
    establishedHosts
      .filter(({ category }) => category === 'forum')
      .map(({ host }) => [domainOf(`https://${host}`), host]),
  ),
].flatMap(([domain, host]) => (isPlatform(domain) ? [] : host))

export function samplePlaces(weighed: Ledger): SamplePlaces {
  const cited = new Set(weighed.flatMap(({ kind, value }) => urlsOf(kind, value).map(domainOf)))
  const free = HOSTS.filter((host) => !cited.has(domainOf(`https://${host}`)))
  const hosts = free.length === 0 ? HOSTS : free
  const receivedAt = weighed.reduce(
    (latest, { received_at: at }) => (at > latest ? at : latest),
    '2000-01-01',
  )
  const page = (position: number): string => `https://${hosts[position % hosts.length]}/t/a${position + 1}`
  return {
    day: receivedAt.slice(0, 10),
    receivedAt,
    page,
    site: (position) => `https://firm-${position + 1}-of-the-trade.com`,
    counterparty: counterpartyOf(weighed) ?? { counterparty: 'A named customer', url: page(7) },
  }
}

/** A prospect whose page was read and that has not committed yet. */
function counterpartyOf(weighed: Ledger): SamplePlaces['counterparty'] | undefined {
  const committed = new Set(
    weighed.flatMap((entry) =>
      isOf('commitment_record', entry) ? [normalise(entry.value.counterparty)] : [],
    ),
  )
  for (const entry of weighed) {
    if (!isOf('named_prospect', entry) || !isCounted(entry) || entry.provenance?.grade !== 'read') continue
    if (committed.has(normalise(entry.value.organization))) continue
    return { counterparty: entry.value.organization, url: entry.value.organization_url }
  }
  return undefined
}
