// What somebody typed and has not sent: kept in the browser through errors, visits to other pages, reloads and a session that
// ended, for this account, workspace and form. Signing out removes what the account typed; that of others waits for them.
import { useRef, useState } from 'react'
import type { UnansweredCall } from '../api/call.ts'
import { accountShown } from '../api/one-account.ts'
import { useWorkspaceId } from '../api/workspace-in-use.ts'
import { allRemembered, rememberInBrowser, remembered } from '../storage/browser-store.ts'

const prefixOf = (account: string | null): string => `assay.draft  ${account} `

export function useDraft<T>(form: string, initial: T) {
  const key = `${prefixOf(accountShown())}${useWorkspaceId()} ${form}`
  const [draft, setDraft] = useState(() => keptAt(key, initial))
  const onItsWay = useRef(draft)
  const attemptKey = `${key} attempt`
  const keep = (value: T): void => {
    setDraft(value)
    if (!isSame(value, initial)) return rememberInBrowser(key, JSON.stringify(value))
    rememberInBrowser(key, null)
    rememberInBrowser(attemptKey, null)
  }
  /** To be told when it is sent, because the form can be typed into until the answer comes. */
  const noteSent = (): void => {
    onItsWay.current = draft
  }
  /** Lets go of what was sent, unless something else was typed meanwhile, here or in another tab. */
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

/** Whether anything an account typed in this browser waits to be sent. */
export const hasDrafts = (account: string | null): boolean => keptOf(account).length > 0

/** Removes all that an account typed. */
export function forgetDrafts(account: string | null): void {
  for (const key of keptOf(account)) rememberInBrowser(key, null)
}

/** The last attempt to send a draft: with another content it is another one. */
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
    // why both: a field that is newer than the draft is there, and empty
    return { ...(initial as object), ...(kept as object) } as T
  } catch {
    return initial
  }
}
