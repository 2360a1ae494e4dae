// Opens the session of an account whose password was verified or set, or asks for its second factor first.
import { Problem } from '../../call/problem.ts'
import type { AccountPorts, Verified } from '../ports.ts'
import { deviceCookieAfter, type DeviceCookie } from './known-device.ts'
import { confirmedFactor, secondStep } from './second-step.ts'
import type { Cookies, SignInContext } from './sign-in-context.ts'

/** The cookies of an account that has proved all it must. Throws when the password changed meanwhile. */
export async function opened(
  ports: AccountPorts,
  visit: SignInContext,
  verified: Verified,
): Promise<Required<Pick<Cookies, 'sessionCookie' | 'deviceCookie'>>> {
  const sessionCookie = await ports.signIn.open(verified, visit)
  if (!sessionCookie) throw new Problem('sign_in_failed')
  return { sessionCookie, deviceCookie: await knownFromNow(ports, visit, verified) }
}

/** A finished sign-in. Throws when what proved it is removed meanwhile, as by a reset of the operator. */
export async function openedWhile(
  ports: AccountPorts,
  visit: SignInContext,
  verified: Verified,
  isStillThere: () => Promise<boolean>,
): Promise<{ readonly output: { ok: true } } & Cookies> {
  const cookies = await opened(ports, visit, verified)
  // why after: its removal has ended the sessions of before, and this one is later
  if (!(await isStillThere())) {
    await ports.signIn.end(cookies.sessionCookie?.secret ?? '')
    throw new Problem('sign_in_failed', { detail: 'What you signed in with was removed just now' })
  }
  await endBefore(ports, visit)
  return { output: { ok: true }, ...cookies }
}

/** The cookies after a password alone, or the second step of an account that has one. */
export async function openedOrAsked(
  ports: AccountPorts,
  visit: SignInContext,
  verified: Verified,
): Promise<{ readonly output: { ok: boolean; step?: string } } & Cookies> {
  const asked = await secondStep(ports, verified)
  if (asked !== undefined) return { output: { ok: false, step: asked } }
  const cookies = await opened(ports, visit, verified)
  // why again: a factor that was confirmed meanwhile has ended the sessions of before, and this one is later
  const since = await secondStep(ports, verified)
  if (since !== undefined) {
    await ports.signIn.end(cookies.sessionCookie?.secret ?? '')
    return { output: { ok: false, step: since } }
  }
  await endBefore(ports, visit)
  return { output: { ok: true }, ...cookies }
}

/** The cookie by which the account knows this browser again, now that it has signed in. */
export async function knownFromNow(
  ports: AccountPorts,
  { browser }: Pick<SignInContext, 'browser'>,
  verified: Verified,
): Promise<DeviceCookie | undefined> {
  const factor = await confirmedFactor(ports, verified.account.id)
  return deviceCookieAfter(ports, browser, { ...verified, factor: factor?.id })
}

/** Ends the session the browser held before it gets another. */
export async function endBefore({ signIn }: AccountPorts, { browser }: SignInContext): Promise<void> {
  if (browser.sessionCookie !== undefined) await signIn.end(browser.sessionCookie)
}
