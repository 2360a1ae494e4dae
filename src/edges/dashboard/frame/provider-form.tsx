// Begins a sign-in through the identity provider of a workspace: asks for the address, whose domain finds the workspace.
import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { goToProvider, type ProviderSought } from '../api/provider-sign-in.ts'
import { fieldErrors, Form } from '../parts/form.tsx'
import { ProblemNotice } from '../parts/notice.tsx'

const MAX_RETURN = 500

/** The page that was asked for, when the sign-in page is in its place. */
function pageAskedFor(): string {
  const { pathname, search, hash } = window.location
  const page = `${pathname}${search}${hash}`
  return pathname === '/sign-in' || page.length > MAX_RETURN ? '/' : page
}

/** `workspaceId`: of the address that an owner hands out, which needs no e-mail address. */
export function ProviderForm({ workspaceId }: { readonly workspaceId: string | null }) {
  const [isAsking, setIsAsking] = useState(false)
  const [email, setEmail] = useState('')
  const going = useMutation({
    mutationFn: (sought: ProviderSought) => goToProvider(sought, pageAskedFor()),
  })
  if (isAsking)
    return (
      <Form
        submit="Go to your company"
        error={going.error}
        busy={going.isPending}
        onSubmit={() => going.mutate({ email })}
        onCancel={() => setIsAsking(false)}
      >
        <TextInput
          label="Your e-mail address at work"
          name="work-email"
          type="email"
          autoComplete="email"
          autoFocus
          value={email}
          error={fieldErrors(going.error).get('email')}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
      </Form>
    )
  return (
    <>
      <Button
        variant="default"
        className="more"
        loading={going.isPending}
        onClick={() => (workspaceId === null ? setIsAsking(true) : going.mutate({ workspaceId }))}
      >
        Use your company’s sign-in
      </Button>
      {going.error !== null && <ProblemNotice error={going.error} />}
    </>
  )
}
