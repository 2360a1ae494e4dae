// Confirms sign-ins by a second factor, and sets it up, renews its backup codes and turns it off. Each change needs the password, and one of a
// factor that is on needs a code too.
import type { SecondFactorOperationName } from '../../contract/second-factor.ts'
import { Problem } from '../../call/problem.ts'
import { countSession, countSignIn } from './count-attempt.ts'
import { knownFromNow, openedWhile } from './open-session.ts'
import { nowOf, recorded, withBoth, withPassword } from './prove-again.ts'
import { proveFactor } from './prove-factor.ts'
import { confirmedFactor, factorOwner, newBackupCodes, stepOf, verifiedBefore } from './second-step.ts'
import type { Handlers } from './sign-in-context.ts'

export const secondFactorHandlers: Pick<Handlers, SecondFactorOperationName> = {
  async confirm_sign_in(ports, visit) {
    const { step, code } = visit.input
    const verified = await verifiedBefore(ports, step)
    const { account } = verified
    visit.isAbout(account)
    await countSignIn(ports, visit, account.email)
    const isStillThere = await proveFactor(ports, visit, account, code)
    // why: the app was turned off after the first step
    if (isStillThere === undefined) throw new Problem('wrong_code')
    return openedWhile(ports, visit, verified, isStillThere)
  },

  async get_second_factor(ports, visit) {
    const { account } = await visit.whoIsSignedIn()
    const factor = await confirmedFactor(ports, account.id)
    return {
      output: { since: factor?.confirmedAt ?? null, backupCodesLeft: factor?.backupCodes ?? 0 },
    }
  },

  async begin_second_factor(ports, visit) {
    const { account } = await withPassword(ports, visit)
    const { secret, key, uri } = ports.codes.newSecret(account.email)
    const id = ports.ids.ulid()
    const factor = { id, secret: ports.secretBox.seal(secret, factorOwner(account.id, id)) }
    if (!(await ports.store.secondFactors.begin(account.id, factor, nowOf(ports))))
      throw new Problem('invalid_request', {
        detail: 'The account has an authenticator app. Turn it off before you set up another one',
      })
    return { output: { key, uri } }
  },

  async confirm_second_factor(ports, visit) {
    const { id: sessionId, account } = await visit.whoIsSignedIn()
    await countSession(ports, sessionId)
    const { secondFactors, members } = ports.store
    const factor = await secondFactors.find(account.id)
    if (factor === undefined || factor.confirmedAt !== null)
      throw new Problem('wrong_code', { detail: 'No authenticator app waits for its first code' })
    const step = await stepOf(ports, { accountId: account.id, factor, code: visit.input.code })
    if (step === undefined) throw new Problem('wrong_code')
    const { shown, hashes } = newBackupCodes(ports, account.id)
    const at = nowOf(ports)
    const confirmed = { id: factor.id, step, backupCodes: hashes, at, sessionId }
    const record = recorded(ports, account, 'second_factor.added', at)
    if (!(await secondFactors.confirm(account.id, confirmed, record))) throw new Problem('wrong_code')
    const credential = await members.credential(account.id)
    return {
      output: { backupCodes: shown },
      ...(credential !== undefined && {
        deviceCookie: await knownFromNow(ports, visit, { account, credential }),
      }),
    }
  },

  async renew_backup_codes(ports, visit) {
    const { account } = await withBoth(ports, visit)
    const { shown, hashes } = newBackupCodes(ports, account.id)
    const record = recorded(ports, account, 'backup_codes.renewed')
    if (!(await ports.store.secondFactors.replaceBackupCodes(account.id, hashes, record)))
      throw new Problem('wrong_code')
    return { output: { backupCodes: shown } }
  },

  async end_second_factor(ports, visit) {
    const verified = await withBoth(ports, visit)
    const { account } = verified
    const record = recorded(ports, account, 'second_factor.removed')
    if (!(await ports.store.secondFactors.remove(account.id, false, record))) throw new Problem('wrong_code')
    return { output: undefined, deviceCookie: await knownFromNow(ports, visit, verified) }
  },
}
