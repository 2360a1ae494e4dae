// The ports of the second factor of an account: an authenticator app that shares a secret with the server (TOTP), and backup codes.
import type { Recording } from './key-ports.ts'

/** The authenticator app of an account. */
export interface SecondFactor {
  /** Another one for each app. */
  readonly id: string
  /** Sealed by the SecretBox. */
  readonly secret: string
  /** ISO instant; null until the first code shows that the app has the secret. */
  readonly confirmedAt: string | null
  /** Backup codes that are not used. */
  readonly backupCodes: number
}

/** Reads and writes second factors. Like sessions they belong to an account, and are read before a workspace is known. */
export interface SecondFactors {
  /** Also one that waits for its first code. */
  find(accountId: string): Promise<SecondFactor | undefined>
  /** Stores an app that waits for its first code, in place of one that waits. False where the account has an app. */
  begin(accountId: string, factor: Pick<SecondFactor, 'id' | 'secret'>, at: string): Promise<boolean>
  /**
   * Confirms the app that waits, uses up the time step of its code, and ends every session but one: another may be that of a thief. Ends
   * what the account has begun to add, which was begun without a code.
   * False where it waits no longer. `record` runs for each workspace of the account.
   */
  confirm(
    accountId: string,
    confirmed: {
      readonly id: string
      readonly step: number
      /** Hashes. */
      readonly backupCodes: readonly string[]
      readonly at: string
      readonly sessionId: string
    },
    record?: Recording,
  ): Promise<boolean>
  /** Counts an attempt with a code before it is compared. False where `max` were made since the last right one: exact under concurrency. */
  countAttempt(accountId: string, max: number): Promise<boolean>
  /** Uses up the time step of a right code, and counts from zero again. False where it or a later one was used. */
  useStep(accountId: string, id: string, step: number): Promise<boolean>
  /** The same for a backup code, by its hash. False where there is none. */
  useBackupCode(accountId: string, hash: string): Promise<boolean>
  /** Replaces all backup codes. False where the account has no app. */
  replaceBackupCodes(accountId: string, hashes: readonly string[], record?: Recording): Promise<boolean>
  /** Removes the app and all backup codes; `endsSessions` ends every session too. False where the account has neither. */
  remove(accountId: string, endsSessions: boolean, record?: Recording): Promise<boolean>
  /** The sealed secrets of all accounts. */
  sealed(): Promise<readonly (Pick<SecondFactor, 'id' | 'secret'> & { readonly accountId: string })[]>
  /** Seals a secret again. Does nothing where the account has another app by now. */
  reseal(accountId: string, factor: Pick<SecondFactor, 'id' | 'secret'>): Promise<void>
}

/** What an authenticator app is set up with. */
export interface NewAppSecret {
  /** To be kept, sealed. */
  readonly secret: string
  /** The same as a person types it, in base32. */
  readonly key: string
  /** The address from which an app takes it (`otpauth://`). */
  readonly uri: string
}

/** Codes of an authenticator app (RFC 6238: SHA-1, 6 digits, 30 seconds, which all apps know). */
export interface OneTimeCodes {
  newSecret(email: string): NewAppSecret
  /** The time step of a right code, of this instant or of the step before or after it. `at`: milliseconds since 1970. */
  stepOf(secret: string, code: string, at: number): Promise<number | undefined>
}
