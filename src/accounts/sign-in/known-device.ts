// The cookie of a browser that has signed in to an account before. It has a random number for each account, and a signature that
// binds the number to the account, its password and its authenticator app of that time. It names no one, signs no one in, and ends with each of them.
import { sha256Hex } from '../../base/sha256.ts'
import type { AccountPorts, Verified } from '../ports.ts'
import type { Browser } from './browser.ts'
import { confirmedFactor } from './second-step.ts'

/** Accounts of one browser; the one that was signed in to least recently is forgotten. */
const MAX_ACCOUNTS = 4
const NUMBER_BYTES = 16
const LIFETIME_SECONDS = 365 * 86_400
const ENTRY = /^([A-Za-z0-9_-]{22})~([A-Za-z0-9_-]{43})$/

/** The cookie that a browser keeps, and its lifetime. */
export interface DeviceCookie {
  readonly value: string
  readonly seconds: number
}

interface DeviceEntry {
  readonly text: string
  readonly number: string
  readonly mac: string
}

type DevicePorts = Pick<AccountPorts, 'devices'>
interface Known extends Pick<Verified, 'credential'> {
  readonly account: Pick<Verified['account'], 'id'>
  /** Id of the authenticator app. */
  readonly factor: string | undefined
}

// why with the password and the app: who stole the cookie, or signed in without the app before there was one, loses this allowance when
// either of them changes
const signedText = (number: string, { account, credential, factor }: Known): string =>
  [number, account.id, sha256Hex(credential), ...(factor === undefined ? [] : [factor])].join(' ')

/** The number of a browser that has signed in to the account of this address with its present password; undefined for any other. */
export async function knownDevice(
  { devices, store }: DevicePorts & Pick<AccountPorts, 'store'>,
  { deviceCookie }: Pick<Browser, 'deviceCookie'>,
  email: string,
): Promise<string | undefined> {
  const entries = entriesOf(deviceCookie)
  if (entries.length === 0) return undefined
  const account = await store.members.account(email)
  const credential = account && (await store.members.credential(account.id))
  if (account === undefined || credential === undefined) return undefined
  const factor = await confirmedFactor({ store }, account.id)
  return entries.find(isOf({ account, credential, factor: factor?.id }, devices))?.number
}

/** The next cookie of a browser that signed in. Undefined where this server has nothing to sign with. */
export function deviceCookieAfter(
  { devices, ids }: DevicePorts & Pick<AccountPorts, 'ids'>,
  { deviceCookie }: Pick<Browser, 'deviceCookie'>,
  verified: Known,
): DeviceCookie | undefined {
  const number = Buffer.from(ids.randomBytes(NUMBER_BYTES)).toString('base64url')
  const mac = devices.sign(signedText(number, verified))
  if (mac === undefined) return undefined
  const isTheirs = isOf(verified, devices)
  const others = entriesOf(deviceCookie).filter((entry) => !isTheirs(entry))
  const texts = [`${number}~${mac}`, ...others.map(({ text }) => text)]
  return { value: texts.slice(0, MAX_ACCOUNTS).join('.'), seconds: LIFETIME_SECONDS }
}

const isOf =
  (known: Known, devices: AccountPorts['devices']) =>
  ({ number, mac }: DeviceEntry): boolean =>
    devices.verify(signedText(number, known), mac)

const entriesOf = (cookie = ''): readonly DeviceEntry[] =>
  cookie.split('.', MAX_ACCOUNTS).flatMap((text) => {
    const [, number, mac] = ENTRY.exec(text) ?? []
    return number === undefined || mac === undefined ? [] : [{ text, number, mac }]
  })
