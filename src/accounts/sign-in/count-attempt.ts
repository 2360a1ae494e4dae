// Counts attempts with a password or a link, before anything is compared. A stranger who knows an e-mail address can use up what
// strangers may try, and never what a browser may try that has signed in to the account before.
import type { AccountPorts, LimitName } from '../ports.ts'
import { networkOf } from '../../base/network-of.ts'
import { Problem } from '../../call/problem.ts'
import type { Browser } from './browser.ts'
import { knownDevice } from './known-device.ts'

type Limiting = Pick<AccountPorts, 'limits'>
type KnowingDevices = Limiting & Pick<AccountPorts, 'store' | 'devices'>

/** Counts an attempt from an address. Throws beyond the limit. */
export const countAddress = (ports: Limiting, address: string): Promise<void> =>
  count(ports, 'sign-in', `address ${networkOf(address)}`)

/**
 * Counts a question before a sign-in, such as where to go on: of a known browser by itself, of any other by its address. Takes nothing from the
 * attempts with passwords. Throws beyond the limit.
 */
export async function countAsked(
  ports: KnowingDevices,
  { browser, address }: { readonly browser: Browser; readonly address: string },
  email?: string,
): Promise<void> {
  const device = email === undefined ? undefined : await knownDevice(ports, browser, email)
  await count(
    ports,
    'sign-in-asked',
    device === undefined ? `address ${networkOf(address)}` : `device ${device}`,
  )
}

/** Counts an attempt to sign in: of a known browser by itself, of any other by its address and by the account. Throws beyond a limit. */
export async function countSignIn(
  ports: KnowingDevices,
  { browser, address }: { readonly browser: Browser; readonly address: string },
  email: string,
): Promise<void> {
  const device = await knownDevice(ports, browser, email)
  if (device !== undefined) return countOwn(ports, `device ${device}`)
  await countAddress(ports, address)
  await countStranger(ports, email)
}

/** The same for an attempt whose address is counted already. */
export async function countAccount(ports: KnowingDevices, browser: Browser, email: string): Promise<void> {
  const device = await knownDevice(ports, browser, email)
  await (device === undefined ? countStranger(ports, email) : countOwn(ports, `device ${device}`))
}

/** Counts an attempt of the person behind a session to give their password. Throws beyond a limit. */
export const countSession = (ports: Limiting, sessionId: string): Promise<void> =>
  countOwn(ports, `session ${sessionId}`)

/** The same where the session is not known. */
export const countPerson = (ports: Limiting, accountId: string): Promise<void> =>
  countOwn(ports, `person ${accountId}`)

/** why both: a stolen cookie must not let its thief guess for days at the pace of a person who mistypes */
async function countOwn(ports: Limiting, subject: string): Promise<void> {
  await count(ports, 'sign-in', subject)
  await count(ports, 'sign-in-account', subject)
}

/** Whether or not the account exists. */
const countStranger = (ports: Limiting, email: string): Promise<void> =>
  count(
    ports,
    'sign-in-account',
    `account ${email}`,
    '. A browser that has signed in to this account before is not held up: sign in there, or ask for a link that sets a new password',
  )

async function count({ limits }: Limiting, name: LimitName, subject: string, advice = ''): Promise<void> {
  const { allowed, limit, resetMs } = await limits.consume(name, subject)
  if (allowed) return
  const per = name === 'sign-in-account' ? 'an hour' : 'a minute'
  throw new Problem('rate_limited', {
    detail: `There may be ${limit} attempts to sign in ${per}${advice}`,
    retryAfterSeconds: resetMs / 1000,
  })
}
