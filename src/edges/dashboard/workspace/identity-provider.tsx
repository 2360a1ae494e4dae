// The identity provider through which people sign in to the workspace; an owner sets it, proves domains and removes it.
import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { wrongPasswordAt } from '../account/change-password.tsx'
import { useOwnProof } from '../account/own-proof.tsx'
import { useAsk, useChange } from '../api/queries.ts'
import { Confirm } from '../parts/confirm.tsx'
import { Copied } from '../parts/copied.tsx'
import { Facts, Moment } from '../parts/facts.tsx'
import { fieldErrors, Form } from '../parts/form.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { PageSection } from '../parts/page.tsx'
import { Password } from '../parts/password.tsx'
import type { DashboardOperations } from '../../../contract/dashboard.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'

type Shown = OutputOf<DashboardOperations['get_identity_provider']>
type ShownDomain = Shown['domains'][number]

const makesOld = ['get_identity_provider'] as const

interface IdentityProviderProps {
  readonly workspaceId: string
  readonly mayChange: boolean
}

export function IdentityProviderSection({ workspaceId, mayChange }: IdentityProviderProps) {
  const provider = useAsk('get_identity_provider', {})
  return (
    <PageSection title="Sign-in through your company">
      <Loaded of={provider} lines={4}>
        {(found) => (
          <>
            <State of={found} workspaceId={workspaceId} />
            {mayChange &&
              found.domains.map(
                ({ domain, record, provenAt }) =>
                  provenAt === null &&
                  record !== null && <Proof key={domain} domain={domain} record={record} />,
              )}
            {mayChange && <Settings of={found} />}
            {mayChange && found.provider !== null && <Removal />}
          </>
        )}
      </Loaded>
    </PageSection>
  )
}

const proofText = ({ domain, provenAt }: ShownDomain): string =>
  `${domain} (${provenAt === null ? 'not proven' : 'proven'})`

function State({
  of: { provider, domains },
  workspaceId,
}: {
  readonly of: Shown
  readonly workspaceId: string
}) {
  if (provider === null)
    return (
      <p>
        People sign in to this workspace by themselves. With an identity provider (OpenID Connect) your
        company decides who signs in.
      </p>
    )
  return (
    <Facts
      of={[
        ['Provider', provider.issuer],
        ['Since', <Moment key="since" at={provider.since} />],
        ['Domains', domains.length === 0 ? 'none' : domains.map(proofText).join(', ')],
        ['Sign-in page', `${window.location.origin}/sign-in?workspace=${workspaceId}`],
      ]}
    />
  )
}

function Proof({ domain, record }: { readonly domain: string; readonly record: string }) {
  const prove = useChange('prove_domain', { makesOld: [...makesOld] })
  return (
    <>
      <p>
        To prove {domain}, add this TXT record to it. Until then the provider lets in no new person with an
        address of it.
      </p>
      <Copied label={`TXT record of ${domain}`} text={record} />
      <Button
        variant="default"
        className="more"
        loading={prove.isPending}
        onClick={() => prove.mutate({ domain })}
      >
        Check {domain}
      </Button>
      {prove.error !== null && <ProblemNotice error={prove.error} />}
    </>
  )
}

function Settings({ of }: { readonly of: Shown }) {
  const [issuer, setIssuer] = useState(of.provider?.issuer ?? '')
  const [clientId, setClientId] = useState(of.provider?.clientId ?? '')
  const [secret, setSecret] = useState('')
  const [domains, setDomains] = useState(of.domains.map(({ domain }) => domain).join('\n'))
  const { proof, forget, fields } = useOwnProof(true)
  const change = useChange('set_identity_provider', {
    makesOld: [...makesOld],
    onDone: () => {
      setSecret('')
      forget()
    },
  })
  const error = wrongPasswordAt('password', change.error)
  const errors = fieldErrors(error)
  const wrongDomain = [...errors].find(([path]) => path.startsWith('domains'))?.[1]
  return (
    <>
      <Copied label="Redirect address to register at the provider" text={of.redirectUri} />
      <Form
        submit={of.provider === null ? 'Set the provider up' : 'Change the provider'}
        error={error}
        busy={change.isPending}
        onSubmit={() =>
          change.mutate({
            issuer: issuer.trim(),
            clientId: clientId.trim(),
            ...(secret !== '' && { clientSecret: secret }),
            domains: domains.split(/[\s,;]+/).filter((domain) => domain !== ''),
            ...proof,
          })
        }
      >
        <TextInput
          label="Issuer"
          name="issuer"
          description="The address of the provider, exactly as it states it."
          value={issuer}
          error={errors.get('issuer')}
          onChange={({ currentTarget }) => setIssuer(currentTarget.value)}
        />
        <TextInput
          label="Client id"
          name="clientId"
          value={clientId}
          error={errors.get('clientId')}
          onChange={({ currentTarget }) => setClientId(currentTarget.value)}
        />
        <Password
          label="Client secret"
          name="clientSecret"
          autoComplete="off"
          description={
            of.provider === null ? undefined : 'Leave it empty to keep the one there is. It is never shown.'
          }
          value={secret}
          error={errors.get('clientSecret')}
          onChange={({ currentTarget }) => setSecret(currentTarget.value)}
        />
        <Textarea
          label="Domains"
          name="domains"
          description="What follows the @ of your people’s addresses. One on each line, at most 20."
          autosize
          minRows={2}
          value={domains}
          error={wrongDomain}
          onChange={({ currentTarget }) => setDomains(currentTarget.value)}
        />
        {fields(errors)}
      </Form>
    </>
  )
}

function Removal() {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="default" className="more" onClick={() => setIsAsking(true)}>
        Remove the provider
      </Button>
      {isAsking && <ConfirmRemoval onClose={() => setIsAsking(false)} />}
    </>
  )
}

function ConfirmRemoval({ onClose }: { readonly onClose: () => void }) {
  const { proof, fields } = useOwnProof(true)
  const remove = useChange('remove_identity_provider', { makesOld: [...makesOld] })
  const error = wrongPasswordAt('password', remove.error)
  return (
    <Confirm
      title="Remove the identity provider?"
      submit="Remove it"
      change={{ error, isPending: remove.isPending }}
      onConfirm={() => remove.mutate(proof, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        The sessions that it opened end, and the domains are no longer proven. A person without a password
        cannot sign in.
      </p>
      {fields(fieldErrors(error))}
    </Confirm>
  )
}
