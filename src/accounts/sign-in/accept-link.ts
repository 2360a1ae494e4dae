// Accepts a one-time link: finds or makes the account, and applies the link to it.
import type { InputOf } from '../../contract/operations/operation.ts'
import type { SignInOperations } from '../../contract/sign-in.ts'
import { sha256Hex } from '../../base/sha256.ts'
import type { AccountPorts, Acceptance, Account, OneTimeLink, Verified } from '../ports.ts'
import { Problem, refusedField } from '../../call/problem.ts'
import { recording, recordUnlinked } from '../record-changes.ts'
import { assertNewPassword } from './new-password.ts'
import { ownWorkspace } from './own-workspace.ts'

/** The link of a secret. Unknown, used, withdrawn and expired links get the same answer. */
export async function openLink({ store, clock }: AccountPorts, secret: string): Promise<OneTimeLink> {
  const link = await store.members.openLink(sha256Hex(secret), new Date(clock.now()).toISOString())
  if (!link) throw new Problem('link_invalid')
  return link
}

/** What is done about an attempt to use a link. */
interface Attempt {
  /** Records the account that it is about. */
  readonly isAbout: (account: Account | undefined) => void
  /** Counts an attempt with the password of an account. Throws beyond the limit. */
  readonly count: (email: string) => Promise<void>
  /** Proves the second factor of an account that has one. Throws where it does not. */
  readonly confirm: (account: Account) => Promise<void>
}

/**
 * Uses a link once. Returns the account to sign in, whether its password changed, and the workspace of an invitation.
 */
export async function acceptLink(
  ports: AccountPorts,
  input: InputOf<SignInOperations['accept_link']>,
  attempt: Attempt,
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
  attempt.isAbout(known)
  const who =
    link.purpose === 'recovery'
      ? await recovered(ports, known, input.password)
      : await invited(ports, { ...input, email, known }, attempt)
  const at = new Date(ports.clock.now()).toISOString()
  const accepted = await members.accept(
    sha256Hex(input.token),
    { ...who, ownWorkspace: ownWorkspace(ports.ids, who.account.name), at },
    recording(ports, ({ accountId, role, link: about, invitedBy }) => [
      {
        kind: 'member.joined',
        at,
        actor: accountId,
        about: accountId,
        details: { role, link: about, invitedBy },
      },
    ]),
    recordUnlinked(ports, { at, actor: who.account.id, about: who.account.id }),
  )
  if (!accepted) throw new Problem('link_invalid')
  return {
    verified: who,
    isRecovered: link.purpose === 'recovery',
    // why only for invitations: of two operators whose links name one workspace, only the first gets in
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
  /** The name of a new person; a caller who omits it has an account. */
  readonly name?: string | undefined
  readonly password: string
  readonly known: Account | undefined
}

/**
 * The holder of a link may not own the account, so this asks for the password. Before that, an address with an account
 * gets the same answers as one without, because the owner who made the link also holds it.
 */
async function invited(
  ports: AccountPorts,
  { email, name, password, known }: Invited,
  { count, confirm }: Attempt,
): Promise<Who> {
  const { ids, signIn } = ports
  if (name !== undefined) assertNewPassword(password, { name, email })
  if (name !== undefined && !known) {
    const account = { id: ids.ulid(), name, email }
    return { account, credential: await signIn.hash(password), password: 'first' }
  }
  await count(email)
  const verified = await signIn.verify(email, password)
  if (!verified) throw new Problem('sign_in_failed')
  // why before the link is used: a password alone makes no one a member
  await confirm(verified.account)
  return { ...verified, password: 'given' }
}
