// Invitations: a one-time link for a new member, which the inviting person passes on.
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../api/queries.ts'
import { minuteText } from '../words/naming.ts'
import { fieldErrors, Form } from '../parts/form.tsx'
import { DataTable } from '../parts/listing.tsx'
import { PageSection } from '../parts/page.tsx'
import { type InvitationLink, NewLinkNotice } from './new-link.tsx'
import { type ShownMember, ROLE_NAMES, ROLES, type ShownWorkspace } from './workspace.ts'
import { Confirm } from '../parts/confirm.tsx'

// Withdraws an invitation, after a confirmation.
interface WithdrawProps {
  readonly of: ShownWorkspace['invitations'][number]
  readonly onWithdrawn: () => void
  readonly onClose: () => void
}

function WithdrawInvitation({ of: { id, email }, onWithdrawn, onClose }: WithdrawProps) {
  const withdraw = useChange('withdraw_invitation', {
    makesOld: ['get_workspace'],
    onDone: onWithdrawn,
  })
  return (
    <Confirm
      title={`Withdraw the invitation of ${email}?`}
      submit="Withdraw it"
      change={withdraw}
      onConfirm={() => withdraw.mutate({ id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>Their link opens nothing any more. You can invite them again.</p>
    </Confirm>
  )
}

export function Invitations({ of: { invitations } }: { readonly of: ShownWorkspace }) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<ShownMember['role']>('member')
  // why apart from the request: it forgets its answer when the next one is sent
  const [link, setLink] = useState<InvitationLink | null>(null)
  const invite = useChange('invite_member', { makesOld: ['get_workspace'], onDone: () => setEmail('') })
  const [withdrawn, setWithdrawn] = useState<ShownWorkspace['invitations'][number] | null>(null)
  return (
    <PageSection
      title="Invite a member"
      lead="You get a link that works once. Hand it over yourself; nothing is mailed."
    >
      {link && <NewLinkNotice key={link.id} of={link} />}
      <Form
        submit="Make the link"
        error={invite.error}
        busy={invite.isPending}
        onSubmit={() => invite.mutate({ email, role }, { onSuccess: (made) => setLink({ ...made, email }) })}
      >
        <TextInput
          label="E-mail address"
          name="email"
          type="email"
          value={email}
          error={fieldErrors(invite.error).get('email')}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <NativeSelect
          label="Role"
          name="role"
          value={role}
          data={ROLES}
          onChange={({ currentTarget }) => setRole(currentTarget.value as ShownMember['role'])}
        />
      </Form>
      {invitations.length > 0 && <h3>Open invitations</h3>}
      {invitations.length > 0 && (
        <DataTable
          caption="Open invitations"
          rows={invitations}
          idOf={({ id }) => id}
          columns={[
            { name: 'E-mail', names: true, cell: (invitation) => invitation.email },
            { name: 'Role', cell: (invitation) => ROLE_NAMES[invitation.role] },
            { name: 'Good until', cell: ({ expiresAt }) => minuteText(expiresAt) },
            {
              name: 'Actions',
              cell: (invitation) => (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Withdraw the invitation of ${invitation.email}`}
                  onClick={() => setWithdrawn(invitation)}
                >
                  Withdraw
                </Button>
              ),
            },
          ]}
        />
      )}
      {withdrawn !== null && (
        <WithdrawInvitation
          of={withdrawn}
          onWithdrawn={() => {
            // why: its link no longer opens anything
            if (withdrawn.id === link?.id) setLink(null)
          }}
          onClose={() => setWithdrawn(null)}
        />
      )}
    </PageSection>
  )
}
