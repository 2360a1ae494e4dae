// An authenticator app as a person has it: it takes the key of an account and shows a code for each half minute.
import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { type Browser, PASSWORD } from './browser.ts'
import { bodyOf, type World } from './world.ts'

export interface Authenticator {
  /** The key as the person typed it. */
  readonly key: string
  readonly backupCodes: readonly string[]
  /** The code of this moment, or of some steps of 30 seconds later. */
  readonly code: (later?: number) => Promise<string>
}

/** The code of a key at an instant in milliseconds. */
export const codeOf = (key: string, at: number): Promise<string> =>
  createOTP(Buffer.from(base32.decode(key)).toString()).hotp(Math.floor(at / 30_000))

/** Sets an app up for a signed-in person. Moves the clock on, because the code that confirms it is used. */
export async function setUpApp(world: World, person: Browser, password = PASSWORD): Promise<Authenticator> {
  const key = String(bodyOf(await person.ask('begin_second_factor', { password }))['key'])
  const code = (later = 0) => codeOf(key, world.ports.clock.now() + later * 30_000)
  const { backupCodes } = bodyOf(await person.ask('confirm_second_factor', { code: await code() }))
  world.travel(30_000)
  return { key, backupCodes: backupCodes as unknown as readonly string[], code }
}
