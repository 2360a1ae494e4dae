// Who is in the workspace, and in which role.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { type SignedInAccount, isOwner } from '../api/account.ts'
import { dayText } from '../words/naming.ts'
import { DataTable } from '../parts/listing.tsx'
import { PageSection } from '../parts/page.tsx'
import { ChangeRole, RemoveMember } from './change-member.tsx'
import { MAKE, type ShownMember, otherRole, ROLE_NAMES, type ShownWorkspace } from './workspace.ts'

export function MemberTable({
  of: { members },
  account,
}: {
  readonly of: ShownWorkspace
  readonly account: SignedInAccount
}) {
  const [doing, setDoing] = useState<{ what: 'role' | 'remove'; member: ShownMember } | null>(null)
  const owner = isOwner(account)
  const asked = doing && {
    of: doing.member,
    self: doing.member.id === account.user.id,
    onClose: () => setDoing(null),
  }
  return (
    <PageSection title="Members">
      <DataTable
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
            cell: (member) => {
              const make = MAKE[otherRole(member.role)]
              return (
                <div className="row-actions">
                  {ROLE_NAMES[member.role]}
                  {owner && (
                    <Button
                      variant="default"
                      size="compact-sm"
                      aria-label={`${make}: ${member.name}`}
                      onClick={() => setDoing({ what: 'role', member })}
                    >
                      {make}
                    </Button>
                  )}
                </div>
              )
            },
          },
          { name: 'Joined', cell: ({ joinedAt }) => dayText(joinedAt) },
          ...(owner
            ? [
                {
                  name: 'Actions',
                  cell: (member: ShownMember) => (
                    <Button
                      variant="default"
                      size="compact-sm"
                      aria-label={`Remove ${member.name}`}
                      onClick={() => setDoing({ what: 'remove', member })}
                    >
                      Remove
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {asked && (doing.what === 'role' ? <ChangeRole {...asked} /> : <RemoveMember {...asked} />)}
    </PageSection>
  )
}
