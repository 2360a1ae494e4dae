// Which workspace a tab is in. Its address says so: two tabs, a link opened beside and the way back each keep their own.
import { rememberInBrowser, remembered } from '../storage/browser-store.ts'

const PART = 'workspace'
const KEY = 'assay.workspace'
/** Pages that are about nobody's workspace. */
const OUTSIDE = /^\/(?:sign-in|link)(?:[/?#]|$)/

/** The workspace the address of this tab names. */
export const addressedWorkspace = (): string | null =>
  // why optional: tests of what is sent run where there is no address
  new URLSearchParams((globalThis as Partial<typeof globalThis>).location?.search).get(PART)

/** An address within a workspace, unless it names one itself. */
export function inWorkspace(to: string, workspace = addressedWorkspace()): string {
  if (workspace === null || OUTSIDE.test(to)) return to
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? []
  if (new URLSearchParams(query).has(PART)) return to
  return `${path}${query === '' ? '?' : `${query}&`}${PART}=${encodeURIComponent(workspace)}${hash}`
}

/** The one worked in last, for an address that names none. */
export const lastWorkspace = (): string | null => remembered(KEY)
export const rememberWorkspace = (id: string): void => rememberInBrowser(KEY, id)
export const forgetWorkspace = (): void => rememberInBrowser(KEY, null)
