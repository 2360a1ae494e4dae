// The account: colours, password, and where it is signed in.
import { NativeSelect } from '@mantine/core'
import type { Account } from '../api/account.ts'
import { ChangePassword } from '../account/change-password.tsx'
import { SignedInPlaces } from '../account/signed-in-places.tsx'
import { SignOut } from '../account/sign-out.tsx'
import { CHOICES, chooseScheme, type SchemeChoice, useSchemeChoice } from '../frame/color-scheme.ts'
import { wordsOf } from '../words/naming.ts'
import { Page, Section } from '../parts/page.tsx'

export function AccountPage({ account: { user } }: { readonly account: Account }) {
  const choice = useSchemeChoice()
  return (
    <Page title={user.name} lead={user.email} actions={<SignOut />}>
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
