// What a signed-in person proves again before they change what signs them in: a session alone, which may be stolen, changes nothing.
import { Problem } from '../../call/problem.ts'
import type { Act } from '../../audit/activity.ts'
import type { Account, AccountPorts, Recording, Verified } from '../ports.ts'
import type { Caller } from '../../call/use-case.ts'
import { keeping } from '../record-changes.ts'
import { memberOf } from '../rules/role.ts'
import { countPerson, countSession } from './count-attempt.ts'
import { confirmedFactor, MAX_KNOWN_CODES, useCode } from './second-step.ts'
import type { SignInContext } from './sign-in-context.ts'

/** The signed-in person, who gives their password again, with the id of their session. Throws where it is wrong. */
export async function withPassword(
  ports: AccountPorts,
  visit: SignInContext<{ readonly password: string }>,
): Promise<Verified & { readonly sessionId: string }> {
  const { id, account } = await visit.whoIsSignedIn()
  await countSession(ports, id)
  const verified = await ports.signIn.verify(account.email, visit.input.password)
  if (!verified) throw new Problem('sign_in_failed')
  return { ...verified, sessionId: id }
}

/** The same with a code, which is used up. */
export async function withBoth(
  ports: AccountPorts,
  visit: SignInContext<{ readonly password: string; readonly code: string }>,
): Promise<Verified> {
  const verified = await withPassword(ports, visit)
  await useCode(ports, verified.account.id, visit.input.code, MAX_KNOWN_CODES)
  return verified
}

/** Uses up a code of an account that has an authenticator app. Throws where it is missing or wrong. */
export async function useCodeOfApp(
  ports: AccountPorts,
  accountId: string,
  code: string | undefined,
): Promise<void> {
  if ((await confirmedFactor(ports, accountId)) !== undefined)
    await useCode(ports, accountId, code ?? '', MAX_KNOWN_CODES)
}

/** Throws for a person whom the identity provider of the workspace let in. */
export function assertOwnSignIn(caller: Caller): void {
  if (memberOf(caller).throughProvider === true) throw new Problem('own_sign_in_required')
}

/** The caller of an operation of the dashboard gives their password again, and a code where they have an app. Throws where one is wrong. */
export async function proveCaller(
  ports: AccountPorts,
  caller: Caller,
  { password, code }: { readonly password: string; readonly code?: string },
): Promise<void> {
  assertOwnSignIn(caller)
  const { userId, email } = memberOf(caller)
  await countPerson(ports, userId)
  if (!(await ports.signIn.verify(email, password))) throw new Problem('sign_in_failed')
  await useCodeOfApp(ports, userId, code)
}

export const nowOf = ({ clock }: Pick<AccountPorts, 'clock'>): string => new Date(clock.now()).toISOString()

/** why kept where a log cannot be written: what protects an account, or frees its owner, must not depend on a workspace */
export const recorded = (
  ports: AccountPorts,
  { id }: Account,
  kind: Act['kind'],
  at: string = nowOf(ports),
): Recording => keeping(ports, () => [{ kind, at, actor: id, about: id }])
