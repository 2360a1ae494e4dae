// The sign-in form: e-mail address and password, then a code for an account with an authenticator app.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type SecondStep, sendSignIn } from '../api/sign-in.ts'
import { fieldErrors, Form } from '../parts/form.tsx'
import { Password } from '../parts/password.tsx'
import { AccountEmail } from './account-email.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { SecondStepForm } from './second-step-form.tsx'

interface SignInFormProps {
  readonly email?: string
  readonly onSignedIn: () => unknown
}

export function SignInForm({ email: known = '', onSignedIn }: SignInFormProps) {
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [step, setStep] = useState<SecondStep>()
  const signingIn = useMutation({
    mutationFn: () => sendSignIn(email, password),
    onSuccess: (asked) => (asked === undefined ? onSignedIn() : setStep(asked)),
  })
  const errors = fieldErrors(signingIn.error)
  if (step !== undefined)
    return <SecondStepForm step={step} onSignedIn={onSignedIn} onBack={() => setStep(undefined)} />
  return (
    <>
      <Form
        submit="Sign in"
        error={signingIn.error}
        busy={signingIn.isPending}
        onSubmit={() => signingIn.mutate()}
      >
        <AccountEmail value={email} error={errors.get('email')} onChange={setEmail} />
        <Password
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={errors.get('password')}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </Form>
      <PasskeyButton onSignedIn={onSignedIn} />
    </>
  )
}
