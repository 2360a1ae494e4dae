// Asks the signed-in person again for the password, and for a code where the account has an authenticator app.
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { askSecondFactor } from '../api/second-factor.ts'
import { CodeInput } from '../frame/second-step-form.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { fieldErrors, Form } from '../parts/form.tsx'
import { Password } from '../parts/password.tsx'
import { passwordAtItsField } from './change-password.tsx'

export interface OwnProof {
  readonly password: string
  /** Left out where none is asked for. */
  readonly code?: string
}

type Errors = ReadonlyMap<string, string>

interface OwnPasswordProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (password: string) => void
}

export const OwnPassword = ({ value, error, onChange }: OwnPasswordProps) => (
  <Password
    label="Your password"
    name="password"
    autoComplete="current-password"
    value={value}
    error={error}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)

/** What the person gave, and the fields for it. */
export function useOwnProof(asksCode: boolean): {
  readonly proof: OwnProof
  readonly forget: () => void
  readonly fields: (errors: Errors) => ReactNode
} {
  const factor = useQuery({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => askSecondFactor(signal),
    enabled: asksCode,
  })
  const takesCode = asksCode && typeof factor.data?.since === 'string'
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  return {
    proof: { password, ...(takesCode && { code }) },
    forget: () => {
      setPassword('')
      setCode('')
    },
    fields: (errors) => (
      <>
        <OwnPassword value={password} error={errors.get('password')} onChange={setPassword} />
        {takesCode && <CodeInput value={code} error={errors.get('code')} onChange={setCode} />}
      </>
    ),
  }
}

interface ProofDialogProps<T> {
  readonly title: string
  readonly says?: string
  readonly submit: string
  readonly asksCode?: boolean
  readonly act: (proof: OwnProof) => Promise<T>
  readonly onDone?: (result: T) => unknown
  readonly onClose: () => void
  /** Fields before those of the proof. */
  readonly children?: (errors: Errors) => ReactNode
}

/** A dialog that does something once the person has proven again who they are. */
export function ProofDialog<T>({
  title,
  says,
  submit,
  asksCode = false,
  act,
  onDone,
  onClose,
  children,
}: ProofDialogProps<T>) {
  const { proof, fields } = useOwnProof(asksCode)
  const doing = useMutation({
    mutationFn: () => act(proof).catch(passwordAtItsField('password')),
    onSuccess: (result: T) => onDone?.(result),
  })
  const errors = fieldErrors(doing.error)
  return (
    <Dialog title={title} onClose={doing.isPending ? undefined : onClose}>
      {says !== undefined && <p>{says}</p>}
      <Form
        submit={submit}
        error={doing.error}
        busy={doing.isPending}
        onSubmit={() => doing.mutate()}
        onCancel={onClose}
      >
        {children?.(errors)}
        {fields(errors)}
      </Form>
    </Dialog>
  )
}
