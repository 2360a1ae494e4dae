// Who is signed in, and in which workspace: the one the address names, else the one worked in last. The latter is forgotten,
// not complained of, once they are no member of it.
import { forgetWorkspace, lastWorkspace, rememberWorkspace } from '../routing/workspace.ts'
import { call } from './call.ts'
import { noteAccount } from './one-account.ts'
import { RequestRefusal } from './send.ts'
import { signInNeed } from './sign-in-need.ts'

export async function readSignedIn(addressed: string | null, signal: AbortSignal) {
  const account = await ask(addressed ?? lastWorkspace(), signal).catch((error: unknown) => {
    if (addressed !== null || lastWorkspace() === null || !isNoMember(error)) throw error
    forgetWorkspace()
    return ask(null, signal)
  })
  noteAccount(account.user.id)
  signInNeed.set(false)
  rememberWorkspace(account.workspace.id)
  return account
}

/** Whether the workspace that was asked for is none of theirs. */
export const isNoMember = (error: unknown): boolean =>
  error instanceof RequestRefusal && error.problem.error === 'not_found'

/** Whether they are in no workspace at all. */
export const isInNoWorkspace = (error: unknown): boolean =>
  error instanceof RequestRefusal && error.problem.error === 'role_required'

const ask = (workspace: string | null, signal: AbortSignal) => call('get_account', {}, signal, workspace)
