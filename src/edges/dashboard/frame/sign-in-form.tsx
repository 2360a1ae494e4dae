// E-mail address and password.
import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sendSignIn } from '../api/sign-in.ts'
import { fieldErrors, Form } from '../parts/form.tsx'
import { Password } from '../parts/password.tsx'

interface SignInFormProps {
  readonly email?: string
  readonly onSignedIn: () => unknown
}

export function SignInForm({ email: known = '', onSignedIn }: SignInFormProps) {
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const signingIn = useMutation({ mutationFn: () => sendSignIn(email, password), onSuccess: onSignedIn })
  const errors = fieldErrors(signingIn.error)
  return (
    <Form
      submit="Sign in"
      error={signingIn.error}
      busy={signingIn.isPending}
      onSubmit={() => signingIn.mutate()}
    >
      <TextInput
        label="E-mail address"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        error={errors.get('email')}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <Password
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={errors.get('password')}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
    </Form>
  )
}
