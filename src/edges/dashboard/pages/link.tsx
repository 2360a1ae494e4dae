// The page of a one-time link: it opens the first operator's account, or membership in a workspace.
import { Checkbox, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { RequestRefusal } from '../api/send.ts'
import { sendAcceptLink, type LinkFacts, sendLookAtLink } from '../api/sign-in.ts'
import { AccountEmail } from '../frame/account-email.tsx'
import { CodeInput, SecondStepForm } from '../frame/second-step-form.tsx'
import { Welcome } from '../frame/welcome.tsx'
import { fieldErrors, Form } from '../parts/form.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { NewPassword } from '../parts/new-password.tsx'
import { Password } from '../parts/password.tsx'
import { go, Link, subscribe } from '../routing/location.tsx'
import { forgetWorkspace, inWorkspace } from '../routing/workspace.ts'

// The secret of a one-time link. It arrives in the fragment of the address, which neither a server nor the log of a
// proxy sees. The page moves it to its state, where a reload finds it. Older links, valid for 7 days, have it in the
// query.
const inAddress = (): string | null =>
  new URLSearchParams(`${window.location.hash.slice(1)}&${window.location.search.slice(1)}`).get('token')

const tokenHere = (): string => inAddress() ?? (history.state as { token?: string } | null)?.token ?? ''

function useLinkToken(): string {
  const token = useSyncExternalStore(subscribe, tokenHere)
  // why before the page is drawn: every request it makes would send the address as the referrer
  useLayoutEffect(() => {
    if (inAddress() !== null) history.replaceState({ token }, '', window.location.pathname)
  }, [token])
  return token
}

export function LinkPage() {
  const token = useLinkToken()
  const link = useQuery({ queryKey: ['link', token], queryFn: () => sendLookAtLink(token), retry: false })
  const title = link.data?.purpose === 'recovery' ? 'A new password' : 'Welcome'
  return (
    <Welcome title={title}>
      <Loaded of={link} lines={4}>
        {(facts) => <Accept key={token} token={token} facts={facts} />}
      </Loaded>
      {link.error !== null && (
        <p>
          Have an account already? <Link to="/sign-in">Sign in</Link>
        </p>
      )}
    </Welcome>
  )
}

function Accept({ token, facts }: { readonly token: string; readonly facts: LinkFacts }) {
  const queries = useQueryClient()
  const [hasAccount, setHasAccount] = useState(facts.known)
  const kind = facts.purpose === 'recovery' ? 'recovers' : hasAccount ? 'joins' : 'begins'
  const [name, setName] = useState('')
  const [email, setEmail] = useState(facts.email ?? '')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState<{ readonly step: string; readonly workspaceId: string | null }>()
  const enter = (workspaceId: string | null): void => {
    forgetWorkspace()
    queries.clear()
    go(inWorkspace('/', workspaceId), { replace: true })
  }
  const accepting = useMutation({
    mutationFn: () =>
      sendAcceptLink({
        token,
        password,
        ...(kind === 'begins' && { name }),
        ...(facts.email === null && { email }),
        ...(code !== '' && { code }),
      }),
    onSuccess: ({ step, workspaceId }) =>
      step === undefined ? enter(workspaceId) : setAsked({ step, workspaceId }),
  })
  const errors = fieldErrors(accepting.error)
  // why until another password is typed: the account of the next one may have no app
  const wantsCode =
    code !== '' ||
    (accepting.error instanceof RequestRefusal && accepting.error.problem.error === 'wrong_code')
  if (asked !== undefined)
    return (
      <SecondStepForm
        step={asked.step}
        onSignedIn={() => enter(asked.workspaceId)}
        // why there: the link is used
        onBack={() => go('/sign-in', { replace: true })}
      />
    )
  return (
    <>
      <p>{invitation(facts, kind)}</p>
      <Form
        submit={SUBMIT[kind]}
        error={accepting.error}
        busy={accepting.isPending}
        onSubmit={() => accepting.mutate()}
      >
        {facts.purpose === 'invitation' && !facts.known && (
          <Checkbox
            label="I have an account with this address already"
            checked={hasAccount}
            onChange={({ currentTarget }) => setHasAccount(currentTarget.checked)}
          />
        )}
        {kind === 'begins' && (
          <TextInput
            label="Your name"
            name="name"
            autoComplete="name"
            value={name}
            error={errors.get('name')}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
        <AccountEmail
          value={email}
          error={errors.get('email')}
          readOnly={facts.email !== null}
          onChange={setEmail}
        />
        {kind === 'joins' ? (
          <Password
            label="Password"
            name="password"
            autoComplete="current-password"
            value={password}
            error={errors.get('password')}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        ) : (
          <NewPassword
            label={kind === 'recovers' ? 'New password' : 'Password'}
            value={password}
            error={errors.get('password')}
            onChange={setPassword}
          />
        )}
        {wantsCode && <CodeInput value={code} error={errors.get('code')} autoFocus onChange={setCode} />}
      </Form>
    </>
  )
}

/** What happens to the account: its password is reset, it joins, or it is created. */
const SUBMIT = {
  recovers: 'Set the password',
  joins: 'Sign in and join',
  begins: 'Make the account',
} as const

function invitation({ purpose, workspace }: LinkFacts, kind: keyof typeof SUBMIT): string {
  const account = kind === 'joins' ? 'Sign in with the account you have' : 'Make your account'
  if (purpose === 'recovery') return 'Setting it ends every session of the account. The link works once.'
  if (purpose === 'operator') return `${account} to run this server. The link works once.`
  return `You are invited to ${workspace ?? 'a workspace'}. ${account} to join. The link works once.`
}
