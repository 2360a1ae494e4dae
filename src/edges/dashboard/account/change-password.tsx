// Changes the password, which ends every other session.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestRefusal } from '../api/send.ts'
import { sendChangePassword } from '../api/sign-in.ts'
import { fieldErrors, Form } from '../parts/form.tsx'
import { NewPassword } from '../parts/new-password.tsx'
import { Notice } from '../parts/notice.tsx'
import { PageSection } from '../parts/page.tsx'
import { Password } from '../parts/password.tsx'

export function ChangePassword() {
  const queries = useQueryClient()
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const change = useMutation({
    mutationFn: () => sendChangePassword(current, password).catch(passwordAtItsField('current')),
    onSuccess: () => {
      setCurrent('')
      setPassword('')
      return queries.invalidateQueries({ queryKey: ['signed-in-places'] })
    },
  })
  const errors = fieldErrors(change.error)
  return (
    <PageSection title="Password" lead="A new password ends every other session of yours.">
      {change.isSuccess && (
        <Notice tone="good">
          <p>The password is changed.</p>
        </Notice>
      )}
      <Form submit="Change it" error={change.error} busy={change.isPending} onSubmit={() => change.mutate()}>
        <Password
          label="Present password"
          name="current"
          autoComplete="current-password"
          value={current}
          error={errors.get('current')}
          onChange={({ currentTarget }) => setCurrent(currentTarget.value)}
        />
        <NewPassword
          label="New password"
          value={password}
          error={errors.get('password')}
          onChange={setPassword}
        />
      </Form>
    </PageSection>
  )
}

/** Assigns a wrong password to its field, which the service that compares passwords does not know. */
export const passwordAtItsField =
  (path: string) =>
  (error: unknown): never => {
    throw wrongPasswordAt(path, error)
  }

/** The same of an error that a form holds. */
export function wrongPasswordAt(path: string, error: unknown): unknown {
  if (!(error instanceof RequestRefusal) || error.problem.error !== 'sign_in_failed') return error
  const issues = [{ path, message: 'is not your present password' }]
  return new RequestRefusal({ ...error.problem, error: 'invalid_request', issues })
}
