// A browser has one session for all its tabs. Where another tab signs out or in as somebody else, this one begins anew, so
// that nothing of one person is shown, kept or sent under the name of another.
import { rememberInBrowser } from '../storage/browser-store.ts'

const KEY = 'assay.account'
/** Stands for whoever has just signed in, until it is known who that is. */
const SOMEBODY = ''
let shown: string | null = null

/** Whose pages this tab shows from now on. */
export function noteAccount(id: string): void {
  if (shown !== null && shown !== id) window.location.reload()
  shown = id
  rememberInBrowser(KEY, id)
}

export const accountShown = (): string | null => shown

/** Somebody signed in, perhaps not who was before. */
export const noteSignIn = (): void => rememberInBrowser(KEY, SOMEBODY)

/** Nobody is signed in any more, in no tab. */
export function forgetAccount(): void {
  shown = null
  rememberInBrowser(KEY, null)
}

/** Keeps this tab in step with the others. Returns how to stop that. */
export function watchAccount(onSignIn: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key !== KEY && key !== null) return
    if (newValue === SOMEBODY) onSignIn()
    else if (shown !== null && newValue !== shown) window.location.reload()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
