// Who gets the new alerts by mail, and how often; an owner changes it.
import { NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useAsk, useChange } from '../api/queries.ts'
import { fieldErrors, Form } from '../parts/form.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { PageSection } from '../parts/page.tsx'
import type { DashboardOperations } from '../../../contract/dashboard.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'

type ShownDigest = OutputOf<DashboardOperations['get_mail_digest']>

const PERIODS = [
  { value: 'day', label: 'At most one a day' },
  { value: 'hour', label: 'At most one an hour' },
] as const

export function MailDigestSection({ mayChange }: { readonly mayChange: boolean }) {
  const digest = useAsk('get_mail_digest', {})
  return (
    <PageSection title="Alerts by mail">
      <Loaded of={digest} lines={3}>
        {(found) => <Digest of={found} mayChange={mayChange} />}
      </Loaded>
    </PageSection>
  )
}

function Digest({ of, mayChange }: { readonly of: ShownDigest; readonly mayChange: boolean }) {
  const [to, setTo] = useState(of.to.join('\n'))
  const [every, setEvery] = useState(of.every)
  const change = useChange('set_mail_digest', { makesOld: ['get_mail_digest'] })
  const errors = fieldErrors(change.error)
  const wrong = [...errors].find(([field]) => field.startsWith('to'))?.[1]
  const addresses = to.split(/[\s,;]+/).filter((address) => address !== '')
  return (
    <>
      <p>
        {of.to.length === 0
          ? 'No one gets the alerts of this workspace by mail.'
          : `New alerts go to ${of.to.join(', ')}, at most once ${of.every === 'day' ? 'a day' : 'an hour'}.`}
      </p>
      {!of.isSent && <p>This server sends no mail: its operator has not set a mail server.</p>}
      {mayChange && (
        <Form
          submit={addresses.length === 0 ? 'Send no mail' : 'Send alerts by mail'}
          error={change.error}
          busy={change.isPending}
          onSubmit={() => change.mutate({ to: addresses, every })}
        >
          <Textarea
            label="Addresses"
            name="addresses"
            description="One on each line, at most 10. A mail has references, lists and a link, and no name of a subject. Leave it empty to send none."
            autosize
            minRows={2}
            value={to}
            error={wrong}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
          <NativeSelect
            label="How often"
            data={[...PERIODS]}
            value={every}
            onChange={({ currentTarget }) => setEvery(currentTarget.value === 'hour' ? 'hour' : 'day')}
          />
        </Form>
      )}
    </>
  )
}
