// Accepting a one-time link: the account it makes or finds, and what the link then does to it.
import type { InputOf } from '../../contract/operations/operation.ts'
import type { SignInOperations } from '../../contract/sign-in.ts'
import { sha256Hex } from '../../base/sha256.ts'
import type { AccountPorts, Acceptance, Account, OneTimeLink, Verified } from '../ports.ts'
import { Problem } from '../../call/problem.ts'
import { countAccount } from './count-attempt.ts'
import { assertNewPassword, refusedField } from './new-password.ts'
import { ownWorkspace } from './own-workspace.ts'

/** The link of a secret. Unknown, used, withdrawn and expired ones are one answer. */
export async function openLink({ store, clock }: AccountPorts, secret: string): Promise<OneTimeLink> {
  const link = await store.members.openLink(sha256Hex(secret), new Date(clock.now()).toISOString())
  if (!link) throw new Problem('link_invalid')
  return link
}

/** Uses a link, once only. Who may be signed in now, whether the password is another one since, and where an invitation led. */
export async function acceptLink(
  ports: AccountPorts,
  input: InputOf<SignInOperations['accept_link']>,
  isAbout: (account: Account | undefined) => void,
): Promise<{
  readonly verified: Verified
  readonly isRecovered: boolean
  readonly workspaceId: string | null
}> {
  const { members } = ports.store
  const link = await openLink(ports, input.token)
  const email = link.email ?? input.email
  if (email === undefined) throw refusedField('email', 'is required for a new account')
  const known = await members.account(email)
  isAbout(known)
  const who =
    link.purpose === 'recovery'
      ? await recovered(ports, known, input.password)
      : await invited(ports, { ...input, email, known })
  const accepted = await members.accept(sha256Hex(input.token), {
    ...who,
    ownWorkspace: ownWorkspace(ports.ids, who.account.name),
    at: new Date(ports.clock.now()).toISOString(),
  })
  if (!accepted) throw new Problem('link_invalid')
  return {
    verified: who,
    isRecovered: link.purpose === 'recovery',
    // why of no other: of two operators whose links name one workspace only the first gets in
    workspaceId: link.purpose === 'invitation' ? link.workspaceId : null,
  }
}

type Who = Pick<Acceptance, 'account' | 'credential' | 'password'>

async function recovered(
  { signIn }: AccountPorts,
  account: Account | undefined,
  password: string,
): Promise<Who> {
  if (!account) throw new Problem('link_invalid')
  assertNewPassword(password, account)
  return { account, credential: await signIn.hash(password), password: 'another' }
}

interface Invited {
  readonly email: string
  /** Of somebody who may be new; whoever says none has an account. */
  readonly name?: string | undefined
  readonly password: string
  readonly known: Account | undefined
}

/**
 * Whoever holds a link to an account is not its owner: the password is asked for. Up to it nothing tells an address with an
 * account from one without, because an owner who makes a link holds it too.
 */
async function invited(ports: AccountPorts, { email, name, password, known }: Invited): Promise<Who> {
  const { ids, signIn } = ports
  if (name !== undefined) assertNewPassword(password, { name, email })
  if (name !== undefined && !known) {
    const account = { id: ids.ulid(), name, email }
    return { account, credential: await signIn.hash(password), password: 'first' }
  }
  await countAccount(ports, email)
  const verified = await signIn.verify(email, password)
  if (!verified) throw new Problem('sign_in_failed')
  return { ...verified, password: 'given' }
}
