// Who is in the workspace, and in which role.
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { type Account, isOwner } from '../account.ts'
import { useChange } from '../api/asking.ts'
import { dayText } from '../naming.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Form } from '../parts/form.tsx'
import { Listing } from '../parts/listing.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { Section } from '../parts/page.tsx'
import { type Member, type Workspace } from './workspace.ts'

export function Members({ of: { members }, account }: { readonly of: Workspace; readonly account: Account }) {
  const [leaving, setLeaving] = useState<Member | null>(null)
  const changeRole = useChange('change_role', { makesOld: ['get_workspace', 'get_account'] })
  const owner = isOwner(account)
  return (
    <Section title="Members">
      {changeRole.error !== null && <ProblemNotice error={changeRole.error} />}
      <Listing
        caption="Members of the workspace"
        rows={members}
        idOf={({ id }) => id}
        columns={[
          {
            name: 'Name',
            names: true,
            cell: ({ id, name }) => (id === account.user.id ? `${name} (you)` : name),
          },
          { name: 'E-mail', cell: ({ email }) => email },
          {
            name: 'Role',
            cell: ({ id, name, role }) =>
              owner ? (
                <NativeSelect
                  aria-label={`Role of ${name}`}
                  value={role}
                  data={[
                    { value: 'owner', label: 'Owner' },
                    { value: 'member', label: 'Member' },
                  ]}
                  onChange={({ currentTarget }) =>
                    changeRole.mutate({ id, role: currentTarget.value as Member['role'] })
                  }
                />
              ) : (
                role
              ),
          },
          { name: 'Joined', cell: ({ joinedAt }) => dayText(joinedAt) },
          ...(owner
            ? [
                {
                  name: 'Actions',
                  cell: (member: Member) => (
                    <Button
                      variant="default"
                      size="compact-sm"
                      aria-label={`Remove ${member.name}`}
                      onClick={() => setLeaving(member)}
                    >
                      Remove
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {leaving !== null && <RemoveMember of={leaving} onClose={() => setLeaving(null)} />}
    </Section>
  )
}

function RemoveMember({ of: member, onClose }: { readonly of: Member; readonly onClose: () => void }) {
  const remove = useChange('remove_member', { makesOld: ['get_workspace', 'get_account'] })
  return (
    <Dialog title={`Remove ${member.name}?`} onClose={remove.isPending ? undefined : onClose}>
      <Form
        submit="Remove"
        error={remove.error}
        busy={remove.isPending}
        onSubmit={() => remove.mutate({ id: member.id }, { onSuccess: onClose })}
        onCancel={onClose}
      >
        <p>{member.email} loses access to this workspace at once. Assessments, runs and keys stay.</p>
      </Form>
    </Dialog>
  )
}
