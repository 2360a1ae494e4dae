// The secret of a one-time link. It comes in the fragment of the address, which no server and no log of a proxy is told, and goes
// from there into the state of the page, where a reload finds it. Links of before, good for 7 days, have it in the query.
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { subscribe } from './location.tsx'

const inAddress = (): string | null =>
  new URLSearchParams(`${window.location.hash.slice(1)}&${window.location.search.slice(1)}`).get('token')

const tokenHere = (): string => inAddress() ?? (history.state as { token?: string } | null)?.token ?? ''

export function useLinkToken(): string {
  const token = useSyncExternalStore(subscribe, tokenHere)
  // why before the page is drawn: whatever it asks would name the address it comes from
  useLayoutEffect(() => {
    if (inAddress() !== null) history.replaceState({ token }, '', window.location.pathname)
  }, [token])
  return token
}
