// Links the identity that the provider of the workspace has of the person, and removes the link.
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignedInAccount } from '../api/account.ts'
import { goToLink, removeIdentityLink } from '../api/provider-sign-in.ts'
import { useAsk } from '../api/queries.ts'
import { askSecondFactor } from '../api/second-factor.ts'
import { CodeInput } from '../frame/second-step-form.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Moment } from '../parts/facts.tsx'
import { fieldErrors, Form } from '../parts/form.tsx'
import { PageSection } from '../parts/page.tsx'
import { passwordAtItsField } from './change-password.tsx'
import { OwnPassword } from './passkeys.tsx'

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

function LinkIdentity({ workspaceId, onClose }: ChangeProps) {
  const factor = useQuery({ queryKey: ['second-factor'], queryFn: ({ signal }) => askSecondFactor(signal) })
  const hasApp = typeof factor.data?.since === 'string'
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const link = useMutation({
    mutationFn: () =>
      goToLink(workspaceId, { password, ...(hasApp && { code }) }).catch(passwordAtItsField('password')),
  })
  const errors = fieldErrors(link.error)
  return (
    <Dialog title="Link your identity" onClose={link.isPending ? undefined : onClose}>
      <p>You go to the identity provider and come back. From then on it signs you in to this workspace.</p>
      <Form
        submit="Go there"
        error={link.error}
        busy={link.isPending}
        onSubmit={() => link.mutate()}
        onCancel={onClose}
      >
        <OwnPassword value={password} error={errors.get('password')} onChange={setPassword} />
        {hasApp && <CodeInput value={code} error={errors.get('code')} onChange={setCode} />}
      </Form>
    </Dialog>
  )
}

function UnlinkIdentity({ workspaceId, onClose }: ChangeProps) {
  const queries = useQueryClient()
  const [password, setPassword] = useState('')
  const remove = useMutation({
    mutationFn: () => removeIdentityLink(workspaceId, password).catch(passwordAtItsField('password')),
    onSuccess: () => {
      onClose()
      return queries.invalidateQueries({ queryKey: ['get_identity_provider'] })
    },
  })
  return (
    <Dialog title="Remove the link?" onClose={remove.isPending ? undefined : onClose}>
      <p>The identity provider signs you in no longer. Your sessions through it end.</p>
      <Form
        submit="Remove it"
        error={remove.error}
        busy={remove.isPending}
        onSubmit={() => remove.mutate()}
        onCancel={onClose}
      >
        <OwnPassword
          value={password}
          error={fieldErrors(remove.error).get('password')}
          onChange={setPassword}
        />
      </Form>
    </Dialog>
  )
}
