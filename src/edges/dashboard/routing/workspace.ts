// The workspace of a tab. Its address contains it: two tabs, a link in a new tab and the back button each keep theirs.
import { rememberInBrowser, remembered } from '../storage/browser-store.ts'

const PART = 'workspace'
const KEY = 'assay.workspace'
/** Pages outside all workspaces. */
const OUTSIDE = /^\/(?:sign-in|link)(?:[/?#]|$)/

/** The workspace that the address of this tab names. */
export const addressedWorkspace = (): string | null =>
  // why optional: tests of requests run without an address
  new URLSearchParams((globalThis as Partial<typeof globalThis>).location?.search).get(PART)

/** An address within a workspace, unless it already names one. */
export function inWorkspace(to: string, workspace = addressedWorkspace()): string {
  if (workspace === null || OUTSIDE.test(to)) return to
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? []
  if (new URLSearchParams(query).has(PART)) return to
  return `${path}${query === '' ? '?' : `${query}&`}${PART}=${encodeURIComponent(workspace)}${hash}`
}

/** The last one used, for an address that names none. */
export const lastWorkspace = (): string | null => remembered(KEY)
export const rememberWorkspace = (id: string): void => rememberInBrowser(KEY, id)
export const forgetWorkspace = (): void => rememberInBrowser(KEY, null)
