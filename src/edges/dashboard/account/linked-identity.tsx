// Links the identity that the provider of the workspace has of the person, and removes the link.
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignedInAccount } from '../api/account.ts'
import { goToLink, removeIdentityLink } from '../api/provider-sign-in.ts'
import { useAsk } from '../api/queries.ts'
import { Moment } from '../parts/facts.tsx'
import { PageSection } from '../parts/page.tsx'
import { ProofDialog } from './own-proof.tsx'

type Changing = 'link' | 'unlink'

/** Nothing where the workspace has no provider. */
export function LinkedIdentity({ workspace }: Pick<SignedInAccount, 'workspace'>) {
  const { data } = useAsk('get_identity_provider', {})
  const [changing, setChanging] = useState<Changing>()
  if (data?.provider == null) return null
  const { linkedAt, provider } = data
  const close = (): void => setChanging(undefined)
  return (
    <PageSection
      title="Sign-in through your company"
      lead={`${new URL(provider.issuer).host} can sign you in to the workspace ${workspace.name}.`}
    >
      <p>
        {linkedAt === null ? (
          'Your identity there is not linked to this account.'
        ) : (
          <>
            Your identity there is linked since <Moment at={linkedAt} />.
          </>
        )}
      </p>
      <Button variant="default" onClick={() => setChanging(linkedAt === null ? 'link' : 'unlink')}>
        {linkedAt === null ? 'Link your identity' : 'Remove the link'}
      </Button>
      {changing === 'link' && <LinkIdentity workspaceId={workspace.id} onClose={close} />}
      {changing === 'unlink' && <UnlinkIdentity workspaceId={workspace.id} onClose={close} />}
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

function UnlinkIdentity({ workspaceId, onClose }: ChangeProps) {
  const queries = useQueryClient()
  return (
    <ProofDialog
      title="Remove the link?"
      says="The identity provider signs you in no longer. Your sessions through it end."
      submit="Remove it"
      act={({ password }) => removeIdentityLink(workspaceId, password)}
      onDone={() => {
        onClose()
        return queries.invalidateQueries({ queryKey: ['get_identity_provider'] })
      }}
      onClose={onClose}
    />
  )
}
