// What somebody typed and has not sent: kept in the browser through errors, visits to other pages, reloads and a session that
// ended, for this account, workspace and form. Signing out removes it.
import { useState } from 'react'
import { accountShown } from '../api/one-account.ts'
import { useWorkspaceId } from '../api/workspace-in-use.ts'

const PREFIX = 'assay.draft '

export function useDraft<T>(form: string, initial: T) {
  const key = [PREFIX, accountShown(), useWorkspaceId(), form].join(' ')
  const [draft, setDraft] = useState(() => keptAt(key, initial))
  const keep = (value: T): void => {
    setDraft(value)
    try {
      localStorage.setItem(key, JSON.stringify(value))
    } catch {
      // why: without room for it in the browser the page still has it
    }
  }
  /** Lets go of what was sent, unless something else was typed meanwhile. */
  const forget = (sent: T): void => {
    const kept = localStorage.getItem(key)
    if (kept !== null && kept !== JSON.stringify(sent)) return
    localStorage.removeItem(key)
    setDraft(initial)
  }
  return [draft, keep, forget] as const
}

const keptDrafts = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))

/** Whether anything somebody typed in this browser waits to be sent. */
export const hasDrafts = (): boolean => keptDrafts().length > 0

/** Removes all of it. */
export function forgetDrafts(): void {
  for (const key of keptDrafts()) localStorage.removeItem(key)
}

function keptAt<T>(key: string, initial: T): T {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    // why both: a field that is newer than the draft is there, and empty
    return { ...(initial as object), ...(kept as object) } as T
  } catch {
    return initial
  }
}
