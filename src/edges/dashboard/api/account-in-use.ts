// The account that the page on the screen is shown to, for the parts of a page that offer only what its role allows.
import { createContext, useContext } from 'react'
import { mayChange, type SignedInAccount } from './account.ts'

const AccountInUse = createContext<SignedInAccount | null>(null)

export const AccountProvider = AccountInUse.Provider

/** Whether the person may change what the workspace keeps. */
export function useMayChange(): boolean {
  const account = useContext(AccountInUse)
  return account !== null && mayChange(account)
}
