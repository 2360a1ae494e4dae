// Keeps unsent text in the browser through errors, visits to other pages, reloads and an ended session, for this
// account, workspace and form. Signing out removes the text of this account; that of other accounts stays for them.
import { useRef, useState } from 'react'
import type { UnansweredCall } from '../api/call.ts'
import { accountShown } from '../api/one-account.ts'
import { useWorkspaceId } from '../api/workspace-in-use.ts'
import { allRemembered, rememberInBrowser, remembered } from '../storage/browser-store.ts'

const prefixOf = (account: string | null): string => `assay.draft  ${account} `

const keyOf = (workspace: string | null, form: string): string =>
  `${prefixOf(accountShown())}${workspace} ${form}`

/** Leaves a draft for a form on another page. */
export const leaveDraft = (workspace: string | null, form: string, value: unknown): void =>
  rememberInBrowser(keyOf(workspace, form), JSON.stringify(value))

export function useDraft<T>(form: string, initial: T) {
  const key = keyOf(useWorkspaceId(), form)
  const [draft, setDraft] = useState(() => keptAt(key, initial))
  const onItsWay = useRef(draft)
  const attemptKey = `${key} attempt`
  const keep = (value: T): void => {
    setDraft(value)
    if (!isSame(value, initial)) return rememberInBrowser(key, JSON.stringify(value))
    rememberInBrowser(key, null)
    rememberInBrowser(attemptKey, null)
  }
  /** Call when the draft is sent, because the form can change until the answer arrives. */
  const noteSent = (): void => {
    onItsWay.current = draft
  }
  /** Removes what was sent, unless the form changed in the meantime, here or in another tab. */
  const forgetSent = (): void => {
    const sent = onItsWay.current
    if (remembered(key) === JSON.stringify(sent)) rememberInBrowser(key, null)
    setDraft((now) => (isSame(now, sent) ? initial : now))
  }
  return { draft, keep, noteSent, forgetSent, unanswered: unansweredAt(attemptKey) }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const keptOf = (account: string | null): string[] =>
  account === null ? [] : allRemembered().filter((key) => key.startsWith(prefixOf(account)))

/** Whether an account has unsent text in this browser. */
export const hasDrafts = (account: string | null): boolean => keptOf(account).length > 0

/** Removes all text that an account typed. */
export function forgetDrafts(account: string | null): void {
  for (const key of keptOf(account)) rememberInBrowser(key, null)
}

/** The last attempt to send a draft; a draft with other content is a new attempt. */
function unansweredAt(at: string): UnansweredCall {
  const get = (attempt: string): string | undefined => {
    const kept = keptAt<{ attempt?: string; key?: string }>(at, {})
    return kept.attempt === attempt ? kept.key : undefined
  }
  return {
    get,
    set: (attempt, key) => rememberInBrowser(at, JSON.stringify({ attempt, key })),
    delete(attempt) {
      if (get(attempt) !== undefined) rememberInBrowser(at, null)
    },
  }
}

function keptAt<T>(key: string, initial: T): T {
  try {
    const kept: unknown = JSON.parse(remembered(key) ?? '{}')
    // why both: a field that is newer than the draft exists, and is empty
    return { ...(initial as object), ...(kept as object) } as T
  } catch {
    return initial
  }
}
