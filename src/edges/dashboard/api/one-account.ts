// Keeps all tabs of a browser on one account, because they share one session. If another tab signs out or signs in as
// another person, this tab reloads, and shows, keeps and sends nothing under the wrong name.
import { rememberInBrowser } from '../storage/browser-store.ts'

const KEY = 'assay.account'
/** Placeholder for a person who has just signed in, until the account is known. */
const NOT_YET_KNOWN = ''
let shown: string | null = null

/** Sets the account whose pages this tab shows. */
export function noteAccount(id: string): void {
  if (shown !== null && shown !== id) window.location.reload()
  shown = id
  rememberInBrowser(KEY, id)
}

export const accountShown = (): string | null => shown

/** Records a sign-in, perhaps of a different person. */
export const noteSignIn = (): void => rememberInBrowser(KEY, NOT_YET_KNOWN)

/** Records that no tab is signed in any more. */
export function forgetAccount(): void {
  shown = null
  rememberInBrowser(KEY, null)
}

/** Keeps this tab in step with the others. Returns a function that stops it. */
export function watchAccount(onSignIn: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key !== KEY && key !== null) return
    if (newValue === NOT_YET_KNOWN) onSignIn()
    else if (shown !== null && newValue !== shown) window.location.reload()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
