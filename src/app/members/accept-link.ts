// Accepting a one-time link: the account it makes or finds, and what the link then does to it.
import type { InputOf } from '../../contract/operation.ts'
import { isNewPassword, type SignInOperations } from '../../contract/sign-in.ts'
import { sha256Hex } from '../../core/base/sha256.ts'
import type { Acceptance, Account, OneTimeLink, Ports } from '../ports.ts'
import { Problem } from '../problem.ts'
import { countAccount } from './count-attempt.ts'
import { ownWorkspace } from './own-workspace.ts'

/** The link of a secret. Unknown, used, withdrawn and expired ones are one answer. */
export async function openLink({ store, clock }: Ports, secret: string): Promise<OneTimeLink> {
  const link = await store.members.openLink(sha256Hex(secret), new Date(clock.now()).toISOString())
  if (!link) throw new Problem('link_invalid')
  return link
}

/** Uses a link, once only. The account that may be signed in now, and whether its password is another one since. */
export async function acceptLink(
  ports: Ports,
  input: InputOf<SignInOperations['accept_link']>,
  isAbout: (account: Account | undefined) => void,
): Promise<{ readonly account: Account; readonly isRecovered: boolean }> {
  const { members } = ports.store
  const link = await openLink(ports, input.token)
  const email = link.email ?? input.email
  if (email === undefined) throw missing('email')
  const known = await members.account(email)
  isAbout(known)
  if (link.purpose === 'recovery' && !known) throw new Problem('link_invalid')
  const who =
    known === undefined
      ? await newcomer(ports, email, input)
      : link.purpose === 'recovery'
        ? await recovered(ports, known, input.password)
        : await proven(ports, known, input.password)
  const { id, name } = who.account
  const homeless = link.workspaceId === null && (await members.belongings(id)).length === 0
  const needsWorkspace = homeless && link.purpose === 'operator'
  const accepted = await members.accept(sha256Hex(input.token), {
    ...who,
    ...(needsWorkspace && { newWorkspace: ownWorkspace(ports.ids, name) }),
    at: new Date(ports.clock.now()).toISOString(),
  })
  if (!accepted) throw new Problem('link_invalid')
  return { account: who.account, isRecovered: link.purpose === 'recovery' }
}

type Who = Pick<Acceptance, 'account' | 'isNew' | 'passwordHash'>

async function newcomer(
  { ids, signIn }: Ports,
  email: string,
  { name, password }: { readonly name?: string | undefined; readonly password: string },
): Promise<Who> {
  if (name === undefined) throw missing('name')
  const account = { id: ids.ulid(), name, email }
  return { account, isNew: true, passwordHash: await signIn.hash(newPassword(password)) }
}

async function recovered({ signIn }: Ports, account: Account, password: string): Promise<Who> {
  return { account, isNew: false, passwordHash: await signIn.hash(newPassword(password)) }
}

/** Holding a link to an account is not being its owner: the password is. */
async function proven(ports: Ports, account: Account, password: string): Promise<Who> {
  await countAccount(ports, account.email)
  if (!(await ports.signIn.verify(account.email, password))) throw new Problem('sign_in_failed')
  return { account, isNew: false }
}

function newPassword(password: string): string {
  if (isNewPassword(password)) return password
  throw refusedField('password', 'must have 12 to 256 characters')
}

const missing = (path: string): Problem => refusedField(path, 'is required for a new account')

const refusedField = (path: string, message: string): Problem =>
  new Problem('invalid_request', { detail: `${path} ${message}`, issues: [{ path, message }] })
