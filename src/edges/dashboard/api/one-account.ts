// A browser has one session for all its tabs. Where another tab signs out or in as somebody else, this one begins anew, so
// that nothing of one person is shown, kept or sent under the name of another.
const KEY = 'assay.account'
let shown: string | null = null

/** Whose pages this tab shows from now on. */
export function noteAccount(id: string): void {
  if (shown !== null && shown !== id) window.location.reload()
  shown = id
  localStorage.setItem(KEY, id)
}

export const accountShown = (): string | null => shown

/** Nobody is signed in any more, in no tab. */
export function forgetAccount(): void {
  shown = null
  localStorage.removeItem(KEY)
}

/** Keeps this tab in step with the others. */
export function watchAccount(): void {
  window.addEventListener('storage', () => {
    if (shown !== null && localStorage.getItem(KEY) !== shown) window.location.reload()
  })
}
