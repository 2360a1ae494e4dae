// The second step of a sign-in: what a browser holds after the password was right, and the check of a code. What it holds is
// signed and not stored. It is bound to the account and its password, opens nothing without a code, and a code is good once.
import { sha256Hex } from '../../base/sha256.ts'
import { Problem } from '../../call/problem.ts'
import type { AccountPorts, SecondFactor, Verified } from '../ports.ts'

const STEP_MS = 10 * 60_000
const STEP = /^((\d{1,16})\.([\w-]{1,400})\.([\w-]{43}))\.([\w-]{43})$/

/**
 * Attempts with a code since the last right one. A person who knows the password may make ten from browsers that are new to the account, however
 * long they take, and so finds one of a million codes in 1 of 30,000 cases. Browsers that were here before may go on, and backup codes are never
 * held up, so that this does not lock the owner out.
 */
export const MAX_STRANGE_CODES = 10
export const MAX_KNOWN_CODES = 100

const APP_CODE = /^\d{6}$/
const BACKUP_CODE = /^[0-9a-f]{20}$/
const BACKUP_CODES = 10
const BACKUP_CODE_BYTES = 10

type FactorPorts = Pick<AccountPorts, 'store'>

/** The authenticator app of an account; undefined also while it waits for its first code. */
export async function confirmedFactor(
  { store: { secondFactors } }: { readonly store: Pick<AccountPorts['store'], 'secondFactors'> },
  accountId: string,
): Promise<SecondFactor | undefined> {
  const factor = await secondFactors.find(accountId)
  return factor?.confirmedAt === null ? undefined : factor
}

/** What the secret of an app belongs to, for the SecretBox. */
export const factorOwner = (accountId: string, id: string): string => `second-factor ${accountId} ${id}`

// why the first words: the signer also signs the cookies of known browsers, and no text of theirs begins so
const stepText = (said: string): string => `second-step ${said}`
const passwordText = ({ account, credential }: Verified): string =>
  `second-step-of ${account.id} ${sha256Hex(credential)}`

/** What a browser sends back with a code, if the account has a second factor. */
export async function secondStep(
  ports: FactorPorts & Pick<AccountPorts, 'devices' | 'clock'>,
  verified: Verified,
): Promise<string | undefined> {
  if ((await confirmedFactor(ports, verified.account.id)) === undefined) return undefined
  const { devices, clock } = ports
  const email = Buffer.from(verified.account.email).toString('base64url')
  const said = [clock.now() + STEP_MS, email, devices.sign(passwordText(verified))].join('.')
  const mac = devices.sign(stepText(said))
  if (mac === undefined) throw new Problem('signing_misconfigured')
  return `${said}.${mac}`
}

/** Whose password was right in the first step. Throws where the step was not given by us, is too old, or the password changed. */
export async function verifiedBefore(
  { store: { members }, devices, clock }: FactorPorts & Pick<AccountPorts, 'devices' | 'clock'>,
  step: string,
): Promise<Verified> {
  const tooLate = new Problem('sign_in_failed', { detail: 'The first step was too long ago. Sign in again' })
  const [, said = '', until = '', email = '', bound = '', mac = ''] = STEP.exec(step) ?? []
  // why before any look-up: the time of an answer would say whether an address has an account
  if (!devices.verify(stepText(said), mac) || Number(until) <= clock.now()) throw tooLate
  const account = await members.account(Buffer.from(email, 'base64url').toString())
  const credential = account && (await members.credential(account.id))
  if (account === undefined || credential === undefined) throw tooLate
  const verified = { account, credential }
  if (!devices.verify(passwordText(verified), bound)) throw tooLate
  return verified
}

const wrongCode = (detail?: string): Problem =>
  new Problem('wrong_code', detail === undefined ? {} : { detail })

/** Uses up a code of the account. Throws where it is wrong, was used, or `max` were tried since the last right one. */
export async function useCode(
  { store: { secondFactors }, codes, secretBox, clock }: AccountPorts,
  accountId: string,
  given: string,
  max: number,
): Promise<void> {
  const code = normalCode(given)
  if (BACKUP_CODE.test(code)) {
    if (await secondFactors.useBackupCode(accountId, backupCodeHash(accountId, code))) return
    throw wrongCode()
  }
  const factor = await confirmedFactor({ store: { secondFactors } }, accountId)
  if (!APP_CODE.test(code) || factor === undefined) throw wrongCode()
  if (!(await secondFactors.countAttempt(accountId, max)))
    throw wrongCode('Too many wrong codes were tried. Only a backup code works here now')
  const step = await stepOf({ codes, secretBox, clock }, { accountId, factor, code })
  if (step === undefined || !(await secondFactors.useStep(accountId, factor.id, step))) throw wrongCode()
}

/** The time step of a right code of an app, confirmed or not. */
export async function stepOf(
  { codes, secretBox, clock }: Pick<AccountPorts, 'codes' | 'secretBox' | 'clock'>,
  { accountId, factor, code }: { accountId: string; factor: SecondFactor; code: string },
): Promise<number | undefined> {
  const secret = secretBox.open(factor.secret, factorOwner(accountId, factor.id))
  if (secret === undefined)
    throw new Problem('signing_misconfigured', {
      detail:
        'The secret that seals authenticator apps is gone from ASSAY_SESSION_SECRETS. Use a backup code',
    })
  return codes.stepOf(secret, normalCode(code), clock.now())
}

const normalCode = (given: string): string => given.replaceAll(/[\s-]/g, '').toLowerCase()

const backupCodeHash = (accountId: string, code: string): string => sha256Hex(`${accountId} ${code}`)

/** New backup codes as a person reads them, and the hashes to store. */
export function newBackupCodes(
  { ids }: Pick<AccountPorts, 'ids'>,
  accountId: string,
): { readonly shown: string[]; readonly hashes: string[] } {
  const codes = Array.from({ length: BACKUP_CODES }, () =>
    Buffer.from(ids.randomBytes(BACKUP_CODE_BYTES)).toString('hex'),
  )
  return {
    shown: codes.map((code) => code.replaceAll(/.{5}(?!$)/g, '$&-')),
    hashes: codes.map((code) => backupCodeHash(accountId, code)),
  }
}
