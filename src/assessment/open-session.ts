// From a session token to the session it names, with every way that can fail (trust: token, key, workspace, store).
import type { AssessmentPorts, AssessmentReads, Session } from './ports.ts'
import { Problem } from '../call/problem.ts'
import { mintToken, readToken } from './session-token.ts'
import type { Call } from '../call/use-case.ts'

/** The id of the session a token opens for this caller. Throws the 401 that fits. */
export async function sessionIdOf(
  token: string,
  { caller, now }: Call,
  { signer, store }: Pick<AssessmentPorts, 'signer' | 'store'>,
): Promise<string> {
  const reading = readToken(signer, caller.workspaceId, token, now)
  switch (reading.kind) {
    case 'valid':
      if (reading.payload.kid !== caller.keyId) throw new Problem('session_key_mismatch')
      return reading.payload.sid
    case 'expired':
      throw new Problem(
        reading.payload.kid === caller.keyId ? 'expired_session_token' : 'session_key_mismatch',
      )
    case 'foreign': {
      // why a second look: a genuine token of another workspace's key has its own code; it opens nothing either way
      const other = await store.accounts.key(reading.kid)
      const genuine = other && readToken(signer, other.workspaceId, token, now).kind !== 'foreign'
      throw new Problem(genuine ? 'session_key_mismatch' : 'invalid_session_token')
    }
    case 'invalid':
      throw new Problem('invalid_session_token')
  }
}

/** The session of an id that a genuine token named; missing only if it was removed from the store. */
export async function sessionIn(tenant: AssessmentReads, id: string): Promise<Session> {
  return found(await tenant.session(id))
}

/** What was read of the session a genuine token named. */
export function found<T>(read: T | undefined): T {
  if (read === undefined) {
    throw new Problem('invalid_session_token', { detail: 'The session of this token is not here' })
  }
  return read
}

/** A fresh token of a session, with the scores while its scorecard is current. */
export function freshToken(
  session: Session,
  { caller, now }: Call,
  { signer }: Pick<AssessmentPorts, 'signer'>,
): string {
  const { id: sid, keyId: kid, rev, current } = session
  return mintToken(signer, caller.workspaceId, { sid, kid, rev, now, ...current })
}
