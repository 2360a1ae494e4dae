// Proves that a workspace may let in people of a domain: by a TXT record, or by the word of the operator. Takes the proof away again.
import type { ActPorts } from '../../audit/log/record-acts.ts'
import type { AccountPorts, DomainProof } from '../ports.ts'
import { COMMAND, DNS, keeping, recording } from '../record-changes.ts'

const TOKEN_BYTES = 24

/** What a TXT record has to say to prove a domain. */
export const newDomainToken = ({ ids }: Pick<AccountPorts, 'ids'>): string =>
  Buffer.from(ids.randomBytes(TOKEN_BYTES)).toString('base64url')

/** The TXT record of a domain that proves it. */
export const domainRecord = (token: string): string => `assay-domain-verification=${token}`

interface Proof {
  readonly workspaceId: string
  readonly domain: string
  /** What the record that was found says; null: the operator confirms the domain. */
  readonly token: string | null
  /** ISO instant. */
  readonly at: string
  /** Id of the person, or the operator. */
  readonly actor: string
}

type ProvingPorts = ActPorts & { readonly store: Pick<AccountPorts['store'], 'identityProviders'> }

/** Marks a domain as proven, and records by whom. One domain is that of one workspace at most. */
export const proveDomain = (
  ports: ProvingPorts,
  { workspaceId, domain, token, at, actor }: Proof,
): Promise<'done' | 'not_found' | 'taken'> =>
  ports.store.identityProviders.proveDomain(
    workspaceId,
    { domain, token },
    at,
    recording(ports, () => [
      { kind: 'domain.proven', at, actor, details: { domain, by: token === null ? 'operator' : 'dns' } },
    ]),
  )

type UnprovingPorts = ProvingPorts & Pick<AccountPorts, 'ids'>

/**
 * Looks up the record of a proven domain again. Where it is gone, the domain is unproven. False while no name server answers: then the domain
 * stays proven, and the caller must not rely on it. A domain that the operator confirmed needs no record.
 */
export async function dropLapsedProof(
  ports: UnprovingPorts & Pick<AccountPorts, 'textRecords'>,
  domain: string,
  at: string,
): Promise<boolean> {
  const proof = await ports.store.identityProviders.proofOf(domain)
  if (proof === undefined || proof.token === null) return true
  const records = await ports.textRecords(domain)
  if (records?.includes(domainRecord(proof.token)) === false)
    await unprove(ports, proof, proof.token, { at, actor: DNS })
  return records !== undefined
}

/** Takes a domain from the workspace that has proven it, at the word of the operator. Returns the id of the workspace. */
export async function releaseDomain(
  ports: UnprovingPorts,
  domain: string,
  at: string,
): Promise<string | undefined> {
  const proof = await ports.store.identityProviders.proofOf(domain)
  if (proof === undefined) return undefined
  // why a new token: the record that proved the domain may still be there
  const isDone = await unprove(ports, proof, newDomainToken(ports), { at, actor: COMMAND })
  return isDone ? proof.workspaceId : undefined
}

const unprove = (
  ports: ProvingPorts,
  proof: DomainProof,
  token: string,
  acting: { readonly at: string; readonly actor: string },
): Promise<boolean> =>
  ports.store.identityProviders.unproveDomain(
    proof,
    token,
    keeping(ports, () => [{ kind: 'domain.unproven', ...acting, details: { domain: proof.domain } }]),
  )
