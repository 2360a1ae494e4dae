// Links the identity that the provider of the workspace has of the person, and removes links, also those of a provider of before.
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignedInAccount } from '../api/account.ts'
import { goToLink, removeIdentityLink } from '../api/provider-sign-in.ts'
import { useAsk } from '../api/queries.ts'
import { Moment } from '../parts/facts.tsx'
import { PageSection } from '../parts/page.tsx'
import { ProofDialog } from './own-proof.tsx'

/** What is done: a link made, or the one to an issuer removed. */
type Changing = 'link' | { readonly unlinks: string }

/** Nothing where the workspace has no provider and the account no link in it. */
export function LinkedIdentity({ workspace }: Pick<SignedInAccount, 'workspace'>) {
  const { data } = useAsk('get_identity_provider', {})
  const [changing, setChanging] = useState<Changing>()
  if (data === undefined) return null
  const { links, provider } = data
  if (provider === null && links.length === 0) return null
  const close = (): void => setChanging(undefined)
  return (
    <PageSection
      title="Sign-in through your company"
      lead={
        provider === null
          ? `The workspace ${workspace.name} has no identity provider now.`
          : `${provider.issuer} can sign you in to the workspace ${workspace.name}.`
      }
    >
      {links.map(({ issuer, linkedAt }) => (
        <div key={issuer}>
          <p>
            Your identity at {issuer} is linked since <Moment at={linkedAt} />.
            {issuer !== provider?.issuer &&
              ' It signs you in only if the workspace uses this provider again.'}
          </p>
          <Button
            variant="default"
            aria-label={`Remove the link to ${issuer}`}
            onClick={() => setChanging({ unlinks: issuer })}
          >
            Remove the link
          </Button>
        </div>
      ))}
      {provider !== null && links.every(({ issuer }) => issuer !== provider.issuer) && (
        <>
          <p>Your identity at {provider.issuer} is not linked to this account.</p>
          <Button variant="default" onClick={() => setChanging('link')}>
            Link your identity
          </Button>
        </>
      )}
      {changing === 'link' && <LinkIdentity workspaceId={workspace.id} onClose={close} />}
      {typeof changing === 'object' && (
        <UnlinkIdentity workspaceId={workspace.id} issuer={changing.unlinks} onClose={close} />
      )}
    </PageSection>
  )
}

interface ChangeProps {
  readonly workspaceId: string
  readonly onClose: () => void
}

const LinkIdentity = ({ workspaceId, onClose }: ChangeProps) => (
  <ProofDialog
    title="Link your identity"
    says="You go to the identity provider and come back. From then on it signs you in to this workspace."
    submit="Go there"
    asksCode
    act={(proof) => goToLink(workspaceId, proof)}
    onClose={onClose}
  />
)

function UnlinkIdentity({ workspaceId, issuer, onClose }: ChangeProps & { readonly issuer: string }) {
  const queries = useQueryClient()
  return (
    <ProofDialog
      title="Remove the link?"
      says={`Your identity at ${issuer} signs you in no longer. Your sessions through the identity provider end.`}
      submit="Remove it"
      act={({ password }) => removeIdentityLink(workspaceId, issuer, password)}
      onDone={() => {
        onClose()
        return queries.invalidateQueries({ queryKey: ['get_identity_provider'] })
      }}
      onClose={onClose}
    />
  )
}
