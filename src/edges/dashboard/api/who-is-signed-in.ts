// Who is signed in, and in which workspace. One they chose once and are no member of any more is forgotten, not complained of.
import { call } from './call.ts'
import { chosenWorkspace, forgetWorkspace } from './chosen-workspace.ts'
import { Refused } from './send.ts'

export async function whoIsSignedIn(signal: AbortSignal): Promise<Awaited<ReturnType<typeof ask>>> {
  try {
    return await ask(signal)
  } catch (error) {
    const gone = error instanceof Refused && error.problem.error === 'not_found' && chosenWorkspace() !== null
    if (!gone) throw error
    forgetWorkspace()
    return ask(signal)
  }
}

const ask = (signal: AbortSignal) => call('get_account', {}, signal)
