// The ports of sign-in through an identity provider of a workspace (OpenID Connect).
import type { Role } from '../contract/vocabulary/role.ts'
import type { Recording } from './key-ports.ts'
import type { Account } from './account.ts'

/** The identity provider of a workspace. */
export interface IdentityProvider {
  /** Another one for each issuer and client. */
  readonly id: string
  readonly issuer: string
  readonly clientId: string
  /** Sealed by the SecretBox. */
  readonly clientSecret: string
  /** ISO instant. */
  readonly createdAt: string
}

/** A domain of e-mail addresses that a workspace claims. */
export interface SignInDomain {
  readonly domain: string
  /** What a TXT record of the domain has to say; null where the operator confirmed the domain, which needs none. */
  readonly token: string | null
  /** ISO instant; null: not yet. */
  readonly provenAt: string | null
}

/** The workspace that has proven a domain. */
export interface DomainProof extends Pick<SignInDomain, 'domain' | 'token'> {
  readonly workspaceId: string
}

/** A sign-in that waits for the answer of a provider. */
export interface ProviderSignIn {
  readonly workspaceId: string
  /** Of the provider as it was configured when the sign-in began. */
  readonly providerId: string
  /** The account that links its identity; null for a sign-in. */
  readonly accountId: string | null
  /** The path to go on at. */
  readonly returnTo: string
}

/** An identity by what names it for good. */
export interface IdentityKey {
  readonly issuer: string
  /** Its `sub`. */
  readonly subject: string
}

/** What a provider says of a person. */
export interface ProvenPerson {
  /** In lower case, and verified by the provider. */
  readonly email: string
  readonly name: string
}

/** Who signed in at a provider. */
export interface ProvenIdentity extends IdentityKey {
  /** Needed of a new person alone. Throws IdentityRefused where the provider gives no address, or has not verified it. */
  readonly person: () => ProvenPerson
}

/** A link of an account to an identity of an issuer, which need not be the provider of the workspace now. */
export interface IdentityLink {
  readonly issuer: string
  /** ISO instant. */
  readonly linkedAt: string
}

/** A link of an identity that was made. */
export interface Linked {
  readonly accountId: string
  /** The role of a person who joined the workspace by it; undefined for a member of before. */
  readonly joinedAs?: Role
}

/** Links of an account in a workspace that were removed. */
export interface Unlinked {
  readonly issuers: readonly string[]
}

/** Why an identity was let in, or was not. */
export type Admitted =
  | { readonly kind: 'account'; readonly account: Account }
  /** The provider or the domain changed meanwhile, or the domain is not proven. */
  | { readonly kind: 'unproven' }
  /** The address has an account, which is not linked. */
  | { readonly kind: 'account_exists' }

export interface IdentityProviders {
  find(workspaceId: string): Promise<IdentityProvider | undefined>
  /** In alphabetical order. */
  domains(workspaceId: string): Promise<readonly SignInDomain[]>
  /**
   * Stores the provider and its domains; a domain of before keeps its token and its proof. Another issuer or client ends the sessions and
   * sign-ins of the one before, and its domains get new tokens and are unproven. False where no owner has a password by now.
   */
  set(
    workspaceId: string,
    provider: IdentityProvider,
    domains: readonly { readonly domain: string; readonly token: string }[],
    record?: Recording<{ readonly isNew: boolean }>,
  ): Promise<boolean>
  /**
   * Removes the provider, its domains and its sessions. The links stay and let no one in. `last_own_sign_in`: no owner has a password by now.
   */
  remove(workspaceId: string, record?: Recording): Promise<'done' | 'not_found' | 'last_own_sign_in'>
  /**
   * Proves a domain that the workspace claims with this token, or with any where it is null: the operator confirms it. `taken`: another
   * workspace has proven the domain. Records nothing where it was proven so before.
   */
  proveDomain(
    workspaceId: string,
    proof: Pick<SignInDomain, 'domain' | 'token'>,
    at: string,
    record?: Recording,
  ): Promise<'done' | 'not_found' | 'taken'>
  proofOf(domain: string): Promise<DomainProof | undefined>
  /** Takes a proof away; the domain stays claimed, with this token. False where the proof is another one by now. */
  unproveDomain(proof: DomainProof, token: string, record?: Recording): Promise<boolean>
  /** Stores a sign-in under the hashes of its state and of the cookie of its browser. Deletes those that have expired. */
  begin(
    signIn: ProviderSignIn,
    hashes: { readonly state: string; readonly browser: string },
    at: string,
    expiresAt: string,
  ): Promise<void>
  /**
   * Uses a sign-in up; one that links stays until `link` uses it up. Undefined where there is none for this state and this browser: of two
   * answers at one time, one succeeds.
   */
  take(
    hashes: { readonly state: string; readonly browser: string },
    at: string,
  ): Promise<ProviderSignIn | undefined>
  /** The account of an identity, and whether it is a member of the workspace now. */
  linked(
    workspaceId: string,
    identity: IdentityKey,
  ): Promise<{ readonly account: Account; readonly isMember: boolean } | undefined>
  /** The links of an account in the workspace, the newest first. */
  links(workspaceId: string, accountId: string): Promise<readonly IdentityLink[]>
  /**
   * Links an identity to a member, and uses the sign-in with the hash of this state up. `ended`: the account or the workspace has ended it
   * since, as by an authenticator app. `refused`: the identity or another one is linked, or the account is no member.
   */
  link(
    workspaceId: string,
    identity: IdentityKey,
    begun: { readonly accountId: string; readonly state: string; readonly at: string },
    record?: Recording<Linked>,
  ): Promise<'done' | 'ended' | 'refused'>
  /** Removes the link of an account to an issuer in a workspace, and its sessions of a provider there. False where there is none. */
  unlink(
    workspaceId: string,
    link: { readonly accountId: string; readonly issuer: string },
    record?: Recording<Unlinked>,
  ): Promise<boolean>
  /** Removes the links of an account in each workspace of it, whatever their issuer, and all its sessions. Returns the number of links. */
  unlinkAll(accountId: string, record?: Recording<Unlinked>): Promise<number>
  /**
   * Lets in a person whom the workspace does not know: makes an account without a password, its membership and its link. An account of
   * the address that is a member and has nothing else to sign in with is linked, as for a workspace that changes its provider.
   */
  admit(
    signIn: Pick<ProviderSignIn, 'workspaceId' | 'providerId'>,
    identity: IdentityKey & ProvenPerson,
    given: { readonly id: string; readonly role: Role; readonly at: string },
    record?: Recording<Linked>,
  ): Promise<Admitted>
  /** Seals the secret of the client again. Does nothing where the provider changed. */
  reseal(
    workspaceId: string,
    provider: Pick<IdentityProvider, 'id' | 'clientSecret'>,
    before: string,
  ): Promise<void>
}

/** The provider did not do its part. The message names hosts and reasons, and nothing that the provider sent. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'
}

/** The answer of the provider does not prove an identity. The message says what is wrong. */
export class IdentityRefused extends Error {
  override readonly name = 'IdentityRefused'
}

/** Asks identity providers (OpenID Connect, authorization code with PKCE). */
export interface OpenIdClient {
  /** Reads the description of a provider now. Throws ProviderFault, which says what is wrong with it. */
  check(provider: { readonly workspaceId: string; readonly issuer: string }): Promise<void>
  /** The address at which a browser goes on. Throws ProviderFault. */
  authorizeUrl(
    client: {
      readonly workspaceId: string
      readonly issuer: string
      readonly clientId: string
      readonly redirectUri: string
    },
    asked: {
      readonly state: string
      readonly nonce: string
      readonly verifier: string
      readonly loginHint?: string | undefined
    },
  ): Promise<string>
  /** Exchanges a code and checks who signed in. Throws ProviderFault and IdentityRefused. */
  identity(
    client: {
      readonly workspaceId: string
      readonly issuer: string
      readonly clientId: string
      readonly clientSecret: string
      readonly redirectUri: string
    },
    answer: {
      readonly code: string
      readonly nonce: string
      readonly verifier: string
      /** The issuer, where the answer names it. */
      readonly iss: string | undefined
    },
  ): Promise<ProvenIdentity>
}

/** The TXT records of a domain; undefined where no name server answers. */
export type TextRecords = (domain: string) => Promise<readonly string[] | undefined>
