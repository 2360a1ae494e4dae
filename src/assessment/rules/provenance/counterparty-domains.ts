// The domains that are a counterparty's own (rule P-8).
import { isCounted, isOf, type Ledger } from '../ledger/entry.ts'
import { normalise } from '../reading/normalise.ts'
import { domainOf } from '../reading/source.ts'
import { isRead } from './evidence.ts'

/** Registrable domains of prospects that are named like the counterparty and whose page was read, in a weighed ledger. */
export function counterpartyDomains(counterparty: string, flagged: Ledger): ReadonlySet<string> {
  const name = normalise(counterparty)
  return new Set(
    flagged.flatMap((entry) =>
      isCounted(entry) &&
      isOf('named_prospect', entry) &&
      isRead(entry) &&
      normalise(entry.value.organization) === name
        ? [domainOf(entry.value.organization_url)]
        : [],
    ),
  )
}
