// Lists the agents that the person connected, each of which can be cut off.
import { Button } from '@mantine/core'
import { useAsk, useChange } from '../api/queries.ts'
import { Moment } from '../parts/facts.tsx'
import { DataTable } from '../parts/listing.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { PageSection } from '../parts/page.tsx'
import { clientText, agentPurpose } from './agent-words.ts'

export function ConnectedAgents() {
  const agents = useAsk('list_agents', {})
  const end = useChange('end_agent', { makesOld: ['list_agents'] })
  return (
    <PageSection
      title="Connected agents"
      lead="Agents that may work for you. An agent may do no more than your role allows, and every entry that it makes names it and you."
    >
      <Loaded of={agents} lines={2}>
        {({ agents: rows }) =>
          rows.length === 0 ? (
            <p>No agent is connected. Give an agent the address of this server to connect it.</p>
          ) : (
            <DataTable
              caption="Connected agents"
              rows={rows}
              idOf={({ id }) => id}
              columns={[
                { name: 'Agent', names: true, cell: (one) => clientText(one) },
                { name: 'Workspace', cell: ({ workspace }) => workspace },
                { name: 'For', cell: ({ resource }) => agentPurpose(resource) },
                { name: 'May', cell: ({ scopes }) => scopes.join(', ') },
                {
                  name: 'Last used',
                  cell: ({ lastUsedAt }) => (lastUsedAt === null ? '–' : <Moment at={lastUsedAt} />),
                },
                { name: 'Until', cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
                {
                  name: 'Actions',
                  cell: ({ id, ...one }) => (
                    <Button
                      variant="default"
                      size="compact-sm"
                      loading={end.isPending && end.variables.id === id}
                      aria-label={`Cut off ${clientText(one)}, ${agentPurpose(one.resource)}`}
                      onClick={() => end.mutate({ id })}
                    >
                      Cut off
                    </Button>
                  ),
                },
              ]}
            />
          )
        }
      </Loaded>
      {end.error !== null && <ProblemNotice error={end.error} />}
    </PageSection>
  )
}
