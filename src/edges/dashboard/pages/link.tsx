// What a one-time link opens: the first operator's account, or a place in a workspace.
import { PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { acceptLink, type LinkFacts, lookAtLink } from '../api/sign-in.ts'
import { signInNeed } from '../api/sign-in-need.ts'
import { Welcome } from '../frame/welcome.tsx'
import { fieldErrors, Form } from '../parts/form.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { NewPassword } from '../parts/new-password.tsx'
import { go, Link, useQueryPart } from '../routing/location.tsx'
import { forgetWorkspace } from '../routing/workspace.ts'

export function LinkPage() {
  const token = useQueryPart('token') ?? ''
  const link = useQuery({ queryKey: ['link', token], queryFn: () => lookAtLink(token), retry: false })
  const title = link.data?.purpose === 'recovery' ? 'A new password' : 'Welcome'
  useEffect(() => {
    document.title = `${title} · Assay`
  }, [title])
  return (
    <Welcome>
      <h1>{title}</h1>
      <Loaded of={link} lines={4}>
        {(facts) => <Accept token={token} facts={facts} />}
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
  const [name, setName] = useState('')
  const [email, setEmail] = useState(facts.email ?? '')
  const [password, setPassword] = useState('')
  const accepting = useMutation({
    mutationFn: () =>
      acceptLink({
        token,
        password,
        ...(!facts.known && { name }),
        ...(facts.email === null && { email }),
      }),
    onSuccess: () => {
      forgetWorkspace()
      signInNeed.set(false)
      queries.clear()
      go('/', { replace: true })
    },
  })
  const errors = fieldErrors(accepting.error)
  return (
    <>
      <p>{invitation(facts)}</p>
      <Form
        submit={SUBMIT[kindOf(facts)]}
        error={accepting.error}
        busy={accepting.isPending}
        onSubmit={() => accepting.mutate()}
      >
        {!facts.known && (
          <TextInput
            label="Your name"
            name="name"
            autoComplete="name"
            value={name}
            error={errors.get('name')}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
        <TextInput
          label="E-mail address"
          name="email"
          type="email"
          autoComplete="username"
          readOnly={facts.email !== null}
          value={email}
          error={errors.get('email')}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        {kindOf(facts) === 'joins' ? (
          <PasswordInput
            label="Password"
            name="password"
            autoComplete="current-password"
            value={password}
            error={errors.get('password')}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        ) : (
          <NewPassword
            label={kindOf(facts) === 'recovers' ? 'New password' : 'Password'}
            value={password}
            error={errors.get('password')}
            onChange={setPassword}
          />
        )}
      </Form>
    </>
  )
}

const SUBMIT = {
  recovers: 'Set the password',
  joins: 'Sign in and join',
  begins: 'Make the account',
} as const

/** What becomes of the account: its password is set anew, it joins, or it is made. */
const kindOf = ({ purpose, known }: LinkFacts): keyof typeof SUBMIT =>
  purpose === 'recovery' ? 'recovers' : known ? 'joins' : 'begins'

function invitation(facts: LinkFacts): string {
  const { purpose, workspace } = facts
  const account = kindOf(facts) === 'joins' ? 'Sign in with the account you have' : 'Make your account'
  if (purpose === 'recovery') return 'Setting it ends every session of the account. The link works once.'
  if (purpose === 'operator') return `${account} to run this server. The link works once.`
  return `You are invited to ${workspace ?? 'a workspace'}. ${account} to join. The link works once.`
}
