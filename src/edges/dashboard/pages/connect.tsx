// The question to a person whether an agent gets access: who asks, which workspace, what it may do, and for how long.
import { Checkbox, NativeSelect } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SignedInAccount } from '../api/account.ts'
import { call } from '../api/call.ts'
import { reading } from '../api/queries.ts'
import { ACCESS_DAYS, clientText, agentPurpose, SCOPE_WORDS } from '../account/agent-words.ts'
import { Facts } from '../parts/facts.tsx'
import { Form } from '../parts/form.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { PageLayout } from '../parts/page.tsx'
import { counted } from '../words/naming.ts'
import type { DashboardOperations } from '../../../contract/dashboard.ts'
import type { OutputOf, Scope } from '../../../contract/operations/operation.ts'

type Asked = OutputOf<DashboardOperations['get_agent_request']>

interface ConnectProps {
  readonly id: string
  readonly account: SignedInAccount
}

export function ConnectPage({ id, account }: ConnectProps) {
  const [workspace, setWorkspace] = useState(account.workspace.id)
  const request = useQuery(reading('get_agent_request', { id }, workspace))
  return (
    <PageLayout title="Give an agent access?">
      <Loaded of={request} lines={8}>
        {(asked) => (
          <>
            <Facts
              of={[
                ['Who asks', clientText(asked)],
                ['For', agentPurpose(asked.resource)],
                ['The answer goes to', asked.redirectTo],
                ['You are', account.user.email],
              ]}
            />
            {asked.clientHost === null && (
              <p>
                The agent registered itself, and nothing shows that its name is true. Go on only if you have
                just connected it yourself.
              </p>
            )}
            <NativeSelect
              className="narrow"
              label="Workspace"
              value={workspace}
              data={account.workspaces.map(({ id: value, name }) => ({ value, label: name }))}
              onChange={({ currentTarget }) => setWorkspace(currentTarget.value)}
            />
            {/* why the key: what a person may give depends on the role in the workspace */}
            <AnswerForm key={workspace} id={id} asked={asked} workspace={workspace} />
          </>
        )}
      </Loaded>
    </PageLayout>
  )
}

interface AnswerFormProps {
  readonly id: string
  readonly asked: Asked
  readonly workspace: string
}

function AnswerForm({ id, asked, workspace }: AnswerFormProps) {
  const offered = asked.scopes.filter((scope) => asked.grantable.includes(scope))
  const [chosen, setChosen] = useState<readonly Scope[]>(offered.filter((scope) => scope !== 'decide'))
  const [days, setDays] = useState<number>(30)
  const answer = useMutation({
    mutationFn: (scopes: readonly Scope[]) =>
      call('answer_agent_request', { id, scopes: [...scopes], days }, undefined, workspace),
    // why not a link: the browser leaves the dashboard for the agent
    onSuccess: ({ continueAt }) => window.location.assign(continueAt),
  })
  const busy = answer.isPending || answer.isSuccess
  return (
    <Form
      submit="Give access"
      error={answer.error}
      busy={busy}
      onSubmit={() => answer.mutate(chosen)}
      cancel="Refuse"
      onCancel={() => answer.mutate([])}
    >
      <fieldset>
        <legend>The agent may</legend>
        {offered.map((scope) => (
          <Checkbox
            key={scope}
            label={SCOPE_WORDS[scope][0]}
            description={SCOPE_WORDS[scope][1]}
            checked={chosen.includes(scope)}
            // why: the others include it
            disabled={scope === 'read'}
            onChange={({ currentTarget: { checked } }) =>
              setChosen(checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
            }
          />
        ))}
      </fieldset>
      <NativeSelect
        className="narrow"
        label="For how long"
        value={String(days)}
        data={ACCESS_DAYS.map((each) => ({ value: String(each), label: counted(each, 'day') }))}
        onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
      />
    </Form>
  )
}
