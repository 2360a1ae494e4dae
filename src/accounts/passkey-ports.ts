// The ports of passkeys (WebAuthn): keys on the devices of a person, each of which signs in alone.
import type { Recording } from './key-ports.ts'

export interface Passkey {
  /** Id of the credential, in base64url. */
  readonly id: string
  readonly accountId: string
  readonly name: string
  /** SubjectPublicKeyInfo, in base64url. */
  readonly publicKey: string
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

/** Reads and writes passkeys. Like sessions they belong to an account, and are read before a workspace is known. */
export interface Passkeys {
  /** Stores the hash of a challenge, for the account that adds a passkey or for anyone who signs in. Deletes those that have expired. */
  challenge(hash: string, accountId: string | null, at: string, expiresAt: string): Promise<void>
  /** Uses a challenge of a sign-in up. False where there is none: of two answers at one time, one succeeds. */
  useChallenge(hash: string, at: string): Promise<boolean>
  /**
   * Uses the challenge of the account up and adds the passkey. False where there is no such challenge, as after an authenticator app was
   * confirmed; where the account has `max`; or where the id is taken. `record` runs for each workspace of the account.
   */
  add(
    passkey: Passkey & { readonly uses: number },
    challengeHash: string,
    max: number,
    record?: Recording,
  ): Promise<boolean>
  /** With the address of its account. */
  find(id: string): Promise<(Passkey & { readonly email: string }) | undefined>
  /** In the order they were added. */
  ofAccount(accountId: string): Promise<readonly Passkey[]>
  /** Notes a use. False where the counter of the device did not grow, which shows a copy of the key. */
  use(id: string, uses: number, at: string): Promise<boolean>
  /**
   * Removes a passkey and ends every session but one: another may be of the lost device. False where the account has no
   * such passkey.
   */
  remove(accountId: string, id: string, sessionId: string, record?: Recording): Promise<boolean>
  /** Removes all of them and returns how many. `record` runs if there was one. */
  removeAll(accountId: string, record?: Recording): Promise<number>
}

/** What a browser sends of a new passkey; each field in base64url. */
export interface MadePasskey {
  readonly id: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly publicKey: string
}

/** What a browser sends of a passkey that signs in; each field in base64url. */
export interface PasskeyAnswer {
  readonly id: string
  readonly clientData: string
  readonly authenticatorData: string
  readonly signature: string
}

/** Checks what authenticators sign (WebAuthn, level 3), always with user verification. */
export interface PasskeyVerifier {
  /** The challenge that an answer is for, which is not checked yet. */
  challengeIn(clientData: string): string | undefined
  /** The counter of a new passkey; undefined where it was not made for this origin and challenge. */
  made(made: MadePasskey, origin: string, challenge: string): number | undefined
  /** The counter of the device; undefined where the key did not sign this for this origin and challenge. */
  signed(answer: PasskeyAnswer, publicKey: string, origin: string, challenge: string): number | undefined
}
