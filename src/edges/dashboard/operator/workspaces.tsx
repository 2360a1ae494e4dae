// Every workspace of the server with its tier, and a new one.
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAsk, useChange } from '../api/queries.ts'
import { dayText } from '../words/naming.ts'
import { fieldErrors, Form } from '../parts/form.tsx'
import { DataTable } from '../parts/listing.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { PageSection } from '../parts/page.tsx'
import { ChangeTier, MOVE_TO, type TierChange } from './change-tier.tsx'

export function Workspaces() {
  const workspaces = useAsk('list_workspaces', {})
  const [name, setName] = useState('')
  const [moving, setMoving] = useState<TierChange | null>(null)
  const create = useChange('create_workspace', {
    makesOld: ['list_workspaces', 'get_account'],
    onDone: () => setName(''),
  })
  return (
    <PageSection title="Workspaces">
      <Loaded of={workspaces} lines={3}>
        {({ workspaces: rows }) => (
          <DataTable
            caption="Workspaces"
            rows={rows}
            idOf={({ id }) => id}
            columns={[
              { name: 'Name', names: true, cell: (row) => row.name },
              {
                name: 'Tier',
                cell: ({ id, name: of, tier }) => {
                  const other = tier === 'pro' ? 'free' : 'pro'
                  return (
                    <div className="row-actions">
                      {tier === 'pro' ? 'Pro' : 'Free'}
                      <Button
                        variant="default"
                        size="compact-sm"
                        aria-label={`${MOVE_TO[other]}: ${of}`}
                        onClick={() => setMoving({ id, name: of, tier: other })}
                      >
                        {MOVE_TO[other]}
                      </Button>
                    </div>
                  )
                },
              },
              { name: 'Members', figures: true, cell: ({ members }) => members },
              { name: 'Made', cell: ({ createdAt }) => dayText(createdAt) },
              { name: 'Id', cell: ({ id }) => <code>{id}</code> },
            ]}
          />
        )}
      </Loaded>
      {moving !== null && <ChangeTier to={moving} onClose={() => setMoving(null)} />}
      <h3>New workspace</h3>
      <Form
        submit="Make the workspace"
        error={create.error}
        busy={create.isPending}
        onSubmit={() => create.mutate({ name })}
      >
        <TextInput
          label="Name"
          name="name"
          description="It begins on Free, with you as its owner."
          maxLength={80}
          value={name}
          error={fieldErrors(create.error).get('name')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Form>
    </PageSection>
  )
}
