// Proves the second factor of an account whose password was right.
import { Problem } from '../../call/problem.ts'
import type { AccountPorts, Account } from '../ports.ts'
import { knownDevice } from './known-device.ts'
import { confirmedFactor, MAX_KNOWN_CODES, MAX_STRANGE_CODES, useCode } from './second-step.ts'
import type { SignInContext } from './sign-in-context.ts'

/**
 * Uses up a code of an account that has an authenticator app. Returns whether the app is still the same, to ask after the session is open;
 * undefined where the account has none. Throws where the code is missing or wrong.
 */
export async function proveFactor(
  ports: AccountPorts,
  { browser }: Pick<SignInContext, 'browser'>,
  { id, email }: Account,
  code: string | undefined,
): Promise<(() => Promise<boolean>) | undefined> {
  const factor = await confirmedFactor(ports, id)
  if (factor === undefined) return undefined
  if (code === undefined)
    throw new Problem('wrong_code', { detail: 'The account has an authenticator app, and no code was given' })
  const isKnown = (await knownDevice(ports, browser, email)) !== undefined
  await useCode(ports, id, code, isKnown ? MAX_KNOWN_CODES : MAX_STRANGE_CODES)
  return async () => (await confirmedFactor(ports, id))?.id === factor.id
}
