// Adds, lists and removes passkeys, and signs in with one. A passkey verifies its person (by a fingerprint or the code of the device), so it is
// two factors by itself. It belongs to the host of the server: a page of another host gets no answer that is good here.
import { sha256Hex } from '../../base/sha256.ts'
import type { PasskeyOperationName } from '../../contract/passkeys.ts'
import { Problem } from '../../call/problem.ts'
import type { AccountPorts } from '../ports.ts'
import { countAsked, countSession } from './count-attempt.ts'
import { openedWhile } from './open-session.ts'
import { nowOf, recorded, withPassword } from './prove-again.ts'
import { confirmedFactor, MAX_KNOWN_CODES, useCode } from './second-step.ts'
import type { Handlers, SignInContext } from './sign-in-context.ts'

const CHALLENGE_BYTES = 32
const CHALLENGE_MS = 5 * 60_000
const MAX_PASSKEYS = 20

export const passkeyHandlers: Pick<Handlers, PasskeyOperationName> = {
  async ask_passkey(ports, visit) {
    await countAsked(ports, visit)
    return { output: await newChallenge(ports, visit, null) }
  },

  async use_passkey(ports, visit) {
    const { passkeyVerifier, clock, store } = ports
    const { id, clientData } = visit.input
    const challenge = await usedChallenge(ports, clientData)
    const passkey = await store.passkeys.find(id)
    if (passkey === undefined) throw new Problem('passkey_refused')
    const account = await store.members.account(passkey.email)
    visit.isAbout(account)
    const { ownOrigin } = visit.browser
    const uses = passkeyVerifier.signed(visit.input, passkey.publicKey, ownOrigin, challenge)
    const at = new Date(clock.now()).toISOString()
    if (account === undefined || uses === undefined || !(await store.passkeys.use(id, uses, at)))
      throw new Problem('passkey_refused')
    const credential = await store.members.credential(account.id)
    if (credential === undefined) throw new Problem('passkey_refused')
    return openedWhile(
      ports,
      visit,
      { account, credential },
      async () => (await store.passkeys.find(id)) !== undefined,
    )
  },

  async list_passkeys(ports, visit) {
    const { account } = await visit.whoIsSignedIn()
    const all = await ports.store.passkeys.ofAccount(account.id)
    return {
      output: {
        passkeys: all.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
      },
    }
  },

  async begin_passkey(ports, visit) {
    const { account } = await withPassword(ports, visit)
    const { code } = visit.input
    // why: a passkey signs in without the app, so who cannot show the app must not add one
    if ((await confirmedFactor(ports, account.id)) !== undefined)
      await useCode(ports, account.id, code ?? '', MAX_KNOWN_CODES)
    const all = await ports.store.passkeys.ofAccount(account.id)
    const user = {
      id: Buffer.from(account.id).toString('base64url'),
      name: account.email,
      displayName: account.name,
    }
    return {
      output: {
        ...(await newChallenge(ports, visit, account.id)),
        user,
        exclude: all.map(({ id }) => id),
      },
    }
  },

  async add_passkey(ports, visit) {
    const { id: sessionId, account } = await visit.whoIsSignedIn()
    await countSession(ports, sessionId)
    const { passkeyVerifier, store } = ports
    const { id, name, clientData, publicKey } = visit.input
    const challenge = passkeyVerifier.challengeIn(clientData)
    const uses =
      challenge === undefined
        ? undefined
        : passkeyVerifier.made(visit.input, visit.browser.ownOrigin, challenge)
    if (challenge === undefined || uses === undefined) throw new Problem('passkey_refused')
    const createdAt = nowOf(ports)
    const passkey = { id, accountId: account.id, name, publicKey, uses, createdAt, lastUsedAt: null }
    const record = recorded(ports, account, 'passkey.added', createdAt)
    if (!(await store.passkeys.add(passkey, sha256Hex(challenge), MAX_PASSKEYS, record)))
      throw new Problem('passkey_refused', {
        detail: `It was begun too long ago, the account has ${MAX_PASSKEYS} passkeys already, or this one is kept`,
      })
    return { output: { id } }
  },

  async remove_passkey(ports, visit) {
    const { account, sessionId } = await withPassword(ports, visit)
    const record = recorded(ports, account, 'passkey.removed')
    if (!(await ports.store.passkeys.remove(account.id, visit.input.id, sessionId, record)))
      throw new Problem('not_found', { detail: 'The account has no such passkey' })
    return { output: undefined }
  },
}

/** A challenge for the account that adds a passkey, or for anyone who signs in. */
async function newChallenge(
  { ids, clock, store }: AccountPorts,
  { browser: { ownOrigin } }: SignInContext,
  accountId: string | null,
): Promise<{ readonly challenge: string; readonly rpId: string }> {
  const challenge = Buffer.from(ids.randomBytes(CHALLENGE_BYTES)).toString('base64url')
  const now = clock.now()
  const [at, expiresAt] = [now, now + CHALLENGE_MS].map((each) => new Date(each).toISOString()) as [
    string,
    string,
  ]
  await store.passkeys.challenge(sha256Hex(challenge), accountId, at, expiresAt)
  return { challenge, rpId: new URL(ownOrigin).hostname }
}

/** The challenge that a sign-in answers, which is used up. Throws where it is none of ours. */
async function usedChallenge(ports: AccountPorts, clientData: string): Promise<string> {
  const challenge = ports.passkeyVerifier.challengeIn(clientData)
  const isOurs =
    challenge !== undefined && (await ports.store.passkeys.useChallenge(sha256Hex(challenge), nowOf(ports)))
  if (!isOurs) throw new Problem('passkey_refused')
  return challenge
}
