// The account: colours, password, and where it is signed in.
import { Button, NativeSelect } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { signOut } from '../api/sign-in.ts'
import type { Account } from '../account.ts'
import { ChangePassword } from '../account/change-password.tsx'
import { SignedInPlaces } from '../account/signed-in-places.tsx'
import { CHOICES, chooseScheme, type SchemeChoice, useSchemeChoice } from '../frame/color-scheme.ts'
import { wordsOf } from '../naming.ts'
import { Confirm } from '../parts/confirm.tsx'
import { forgetDrafts, hasDrafts } from '../parts/draft.ts'
import { ProblemNotice } from '../parts/notice.tsx'
import { Page, Section } from '../parts/page.tsx'
import { go } from '../routing/location.tsx'

export function AccountPage({ account: { user } }: { readonly account: Account }) {
  const queries = useQueryClient()
  const choice = useSchemeChoice()
  const [asking, setAsking] = useState(false)
  const leave = useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      forgetDrafts()
      queries.clear()
      go('/sign-in', { replace: true })
    },
  })
  return (
    <Page
      title={user.name}
      lead={user.email}
      actions={
        <Button
          variant="default"
          loading={leave.isPending}
          onClick={() => (hasDrafts() ? setAsking(true) : leave.mutate())}
        >
          Sign out
        </Button>
      }
    >
      {asking ? (
        <Confirm
          title="Sign out?"
          submit="Sign out and remove it"
          change={leave}
          onConfirm={() => leave.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>Something you typed into a form is not sent yet. Signing out removes it from this browser.</p>
        </Confirm>
      ) : (
        leave.error !== null && <ProblemNotice error={leave.error} />
      )}
      <Section title="Colours">
        <NativeSelect
          className="narrow"
          label="Light or dark"
          value={choice}
          data={CHOICES.map((value) => ({
            value,
            label: value === 'system' ? 'As the system has it' : wordsOf(value),
          }))}
          onChange={({ currentTarget }) => chooseScheme(currentTarget.value as SchemeChoice)}
        />
      </Section>
      <ChangePassword />
      <SignedInPlaces />
    </Page>
  )
}
