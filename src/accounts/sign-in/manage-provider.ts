// Shows, sets and removes the identity provider of a workspace, and proves the domains of its people.
import type { Act } from '../../audit/activity.ts'
import { actingIn } from '../../call/acting-in.ts'
import { Problem, refusedField } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { AccountPorts, IdentityProvider, SignInDomain } from '../ports.ts'
import { keeping, recording } from '../record-changes.ts'
import { memberOf } from '../rules/role.ts'
import { assertOwnSignIn, proveCaller } from './prove-again.ts'
import { asking, clientSecret, clientSecretOwner, redirectUri } from '../providers/provider-client.ts'
import { domainRecord, dropLapsedProof, newDomainToken, proveDomain } from '../providers/prove-domain.ts'

const shownDomain = ({ domain, token, provenAt }: SignInDomain) => ({
  domain,
  record: token === null ? null : domainRecord(token),
  provenAt,
})

export const getIdentityProvider: UseCase<
  DashboardOperations['get_identity_provider'],
  Pick<AccountPorts, 'store' | 'settings'>
> = {
  async run({ caller }, { store: { identityProviders }, settings }) {
    const { workspaceId } = caller
    const provider = await identityProviders.find(workspaceId)
    return {
      provider: provider
        ? { issuer: provider.issuer, clientId: provider.clientId, since: provider.createdAt }
        : null,
      domains: (await identityProviders.domains(workspaceId)).map(shownDomain),
      redirectUri: redirectUri({ settings }, workspaceId),
      links: [...(await identityProviders.links(workspaceId, memberOf(caller).userId))],
    }
  },
}

export const setIdentityProvider: UseCase<DashboardOperations['set_identity_provider'], AccountPorts> = {
  check: ({ caller }) => assertOwnSignIn(caller),

  async run(call, ports) {
    const { input, caller } = call
    const { workspaceId } = caller
    const { store, ids, secretBox, openId } = ports
    const { issuer, clientId } = input
    const before = await store.identityProviders.find(workspaceId)
    const isSame = before?.issuer === issuer && before.clientId === clientId
    // why not for another issuer: it would be sent the secret of this one
    const secret = input.clientSecret ?? (isSame ? clientSecret(ports, workspaceId, before) : undefined)
    if (secret === undefined) throw refusedField('clientSecret', 'is required for another issuer or client')
    await asking(openId.check({ workspaceId, issuer }))
    // why after the provider was asked: a code is good once, and a wrong issuer must not use it up
    await proveCaller(ports, caller, input)
    const acting = actingIn(call)
    const id = isSame ? before.id : ids.ulid()
    const sealed = secretBox.seal(secret, clientSecretOwner(workspaceId, id))
    const provider: IdentityProvider = { id, issuer, clientId, clientSecret: sealed, createdAt: acting.at }
    const names = [...new Set(input.domains)].toSorted()
    const isSet = await store.identityProviders.set(
      workspaceId,
      provider,
      names.map((domain) => ({ domain, token: newDomainToken(ports) })),
      recording(ports, ({ isNew }): readonly Act[] => [
        {
          ...acting,
          kind: isNew ? 'identity_provider.configured' : 'identity_provider.changed',
          details: { issuer, domains: names, secretChanged: input.clientSecret !== undefined },
        },
      ]),
    )
    if (!isSet) throw new Problem('last_own_sign_in')
    return { domains: (await store.identityProviders.domains(workspaceId)).map(shownDomain) }
  },
}

export const removeIdentityProvider: UseCase<DashboardOperations['remove_identity_provider'], AccountPorts> =
  {
    async run(call, ports) {
      await proveCaller(ports, call.caller, call.input)
      const act: Act = { ...actingIn(call), kind: 'identity_provider.removed' }
      const record = keeping(ports, () => [act])
      const removed = await ports.store.identityProviders.remove(call.caller.workspaceId, record)
      if (removed === 'not_found')
        throw new Problem('not_found', { detail: 'The workspace has no identity provider' })
      if (removed === 'last_own_sign_in') throw new Problem('last_own_sign_in')
      return { removed: true }
    },
  }

export const proveDomainInPlace: UseCase<
  DashboardOperations['prove_domain'],
  Pick<AccountPorts, 'store' | 'ids' | 'auditLog' | 'textRecords'>
> = {
  async run(call, ports) {
    const { domain } = call.input
    const { workspaceId } = call.caller
    const { at, actor } = actingIn(call)
    const claimed = (await ports.store.identityProviders.domains(workspaceId)).find(
      (one) => one.domain === domain,
    )
    if (claimed === undefined)
      throw new Problem('not_found', { detail: 'The workspace does not claim this domain' })
    const { token, provenAt } = claimed
    if (provenAt !== null || token === null) return { domain }
    const record = domainRecord(token)
    if ((await ports.textRecords(domain))?.includes(record) !== true)
      throw new Problem('domain_not_proven', { detail: `${domain} has no TXT record ${record}` })
    await dropLapsedProof(ports, domain, at)
    const proven = await proveDomain(ports, { workspaceId, domain, token, at, actor })
    if (proven === 'taken')
      throw new Problem('domain_not_proven', {
        detail:
          'Another workspace has proven this domain. It gives the domain up by removing its record, or the operator of the server releases the domain',
      })
    if (proven === 'not_found')
      throw new Problem('not_found', { detail: 'The workspace does not claim this domain' })
    return { domain }
  },
}
