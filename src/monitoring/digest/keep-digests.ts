// Makes and sends the digests of a running server, in the background: a pass never waits for a mail server, and never fails because of one.
import { makeDigest, type MakeDigestDeps } from './make-digest.ts'
import { sendDigests, type SendDigestDeps } from './send-digests.ts'

export interface DigestSchedule {
  readonly everyMs: number
  /** Runs work once after some milliseconds; the result cancels it. */
  readonly later: (work: () => void, ms: number) => () => void
  readonly onError: (error: unknown) => void
}

export function keepDigests(
  deps: MakeDigestDeps &
    SendDigestDeps & { workspaces(): Promise<readonly { readonly id: string; readonly name: string }[]> },
  { everyMs, later, onError }: DigestSchedule,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  /** why each by itself: a workspace whose mail is refused must not keep the others from theirs. */
  const inWorkspace = async (workspace: { readonly id: string; readonly name: string }): Promise<void> => {
    try {
      await makeDigest(deps, workspace.id)
      await sendDigests(deps, workspace, signal)
    } catch (error) {
      onError(error)
    }
  }
  const pass = async (): Promise<void> => {
    try {
      for (const workspace of await deps.workspaces()) if (!signal.aborted) await inWorkspace(workspace)
    } catch (error) {
      onError(error)
    }
  }
  let work = Promise.resolve()
  const tick = (): void => {
    work = pass().finally(() => {
      if (!signal.aborted) cancel = later(tick, everyMs)
    })
  }
  let cancel = later(tick, everyMs)
  return {
    async stop() {
      stopping.abort()
      cancel()
      await work
    },
  }
}
