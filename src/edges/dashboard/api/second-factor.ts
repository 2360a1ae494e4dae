// Sends the requests about the authenticator app of the account.
import { sendForJson, send } from './send.ts'

export interface SecondFactorState {
  /** Null without an app. */
  readonly since: string | null
  readonly backupCodesLeft: number
}

/** What proves that it is the person of the session. */
export interface Proof {
  readonly password: string
  readonly code: string
}

const post = (path: string, body: unknown) =>
  ({ method: 'POST', target: `/auth/second-factor/${path}`, body, ifUnanswered: 'unsure' }) as const

const codesIn = (answer: unknown): readonly string[] =>
  (answer as { backupCodes: readonly string[] }).backupCodes

export const askSecondFactor = async (signal: AbortSignal): Promise<SecondFactorState> =>
  (await sendForJson({ method: 'GET', target: '/auth/second-factor', signal })) as SecondFactorState

export const sendBeginApp = async (
  password: string,
): Promise<{ readonly key: string; readonly uri: string }> =>
  (await sendForJson(post('begin', { password }))) as { key: string; uri: string }

/** Both return the backup codes, which are shown once. */
export const sendConfirmApp = async (code: string): Promise<readonly string[]> =>
  codesIn(await sendForJson(post('confirm', { code })))
export const sendRenewCodes = async (proof: Proof): Promise<readonly string[]> =>
  codesIn(await sendForJson(post('backup-codes', proof)))

export const sendEndApp = (proof: Proof) => send(post('end', proof))
