// Proves that a workspace may let in people of a domain: by a TXT record, or by the word of the operator.
import type { ActPorts } from '../../audit/log/record-acts.ts'
import type { AccountPorts } from '../ports.ts'
import { COMMAND, recording } from '../record-changes.ts'

/** The TXT record of a domain that proves it. */
export const domainRecord = (token: string): string => `assay-domain-verification=${token}`

interface Proof {
  readonly workspaceId: string
  readonly domain: string
  /** ISO instant. */
  readonly at: string
  /** Id of the person, or the operator. */
  readonly actor: string
}

type ProvingPorts = ActPorts & { readonly store: Pick<AccountPorts['store'], 'identityProviders'> }

/** Marks a domain as proven, and records by whom. One domain is that of one workspace at most. */
export const proveDomain = (
  ports: ProvingPorts,
  { workspaceId, domain, at, actor }: Proof,
): Promise<'done' | 'not_found' | 'taken'> =>
  ports.store.identityProviders.proveDomain(
    workspaceId,
    domain,
    at,
    recording(ports, () => [
      { kind: 'domain.proven', at, actor, details: { domain, by: actor === COMMAND ? 'operator' : 'dns' } },
    ]),
  )
