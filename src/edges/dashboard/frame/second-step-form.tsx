// The second step of a sign-in: a code of the authenticator app, or a backup code.
import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestRefusal } from '../api/send.ts'
import { sendCode } from '../api/sign-in.ts'
import { fieldErrors, Form } from '../parts/form.tsx'

interface SecondStepProps {
  readonly step: string
  readonly onSignedIn: () => unknown
  /** Begins again with the password. */
  readonly onBack: () => void
}

export function SecondStepForm({ step, onSignedIn, onBack }: SecondStepProps) {
  const [code, setCode] = useState('')
  const confirming = useMutation({
    mutationFn: () => sendCode(step, code).catch(tooLate),
    onSuccess: onSignedIn,
  })
  return (
    <Form
      submit="Sign in"
      error={confirming.error}
      busy={confirming.isPending}
      onSubmit={() => confirming.mutate()}
      cancel="Begin again"
      onCancel={onBack}
    >
      <CodeInput
        value={code}
        error={fieldErrors(confirming.error).get('code')}
        autoFocus
        onChange={setCode}
      />
    </Form>
  )
}

interface CodeInputProps {
  readonly value: string
  readonly error: string | undefined
  readonly autoFocus?: boolean
  readonly onChange: (code: string) => void
}

export const CodeInput = ({ value, error, autoFocus = false, onChange }: CodeInputProps) => (
  <TextInput
    label="Code"
    description="The six digits that your authenticator app shows, or a backup code."
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    autoFocus={autoFocus}
    value={value}
    error={error}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)

/** The service says that the sign-in failed; what failed is this step, and not the password. */
function tooLate(error: unknown): never {
  if (!(error instanceof RequestRefusal) || error.problem.error !== 'sign_in_failed') throw error
  const issues = [{ path: 'code', message: 'came too late. Begin again with your password' }]
  throw new RequestRefusal({ ...error.problem, error: 'invalid_request', issues })
}
