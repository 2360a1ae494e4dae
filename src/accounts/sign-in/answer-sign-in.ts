// Signs people in and out at /auth. /auth needs no key, so attempts are counted before any password is compared. An unknown e-mail address gets the same answer as a wrong password.
import type { Operation } from '../../contract/operations/operation.ts'
import { readInput } from '../../contract/input.ts'
import { signInOperations, type SignInOperationName } from '../../contract/sign-in.ts'
import type { CredentialThrottle } from './credential-throttle.ts'
import type { AccountPorts, Account } from '../ports.ts'
import { Problem } from '../../call/problem.ts'
import { acceptLink, openLink } from './accept-link.ts'
import { foreignness } from './browser.ts'
import { countAccount, countAddress, countSession, countSignIn } from './count-attempt.ts'
import { whoIsSignedIn } from './identify-member.ts'
import { assertNewPassword } from './new-password.ts'
import { opened, openedOrAsked, openedWhile } from './open-session.ts'
import { proveFactor } from './prove-factor.ts'
import { passkeyHandlers } from './passkey-handlers.ts'
import { providerHandlers } from './provider-handlers.ts'
import { secondFactorHandlers } from './second-factor-handlers.ts'
import type { Handlers, SignInAnswer, SignInContext, SignInRequest } from './sign-in-context.ts'

/** The same, before a thrown error becomes a problem. */
type Outcome = Omit<SignInAnswer, 'refusal'> & { readonly fault?: unknown }

const handlers: Handlers = {
  async sign_in(ports, visit) {
    const { email, password } = visit.input
    await countSignIn(ports, visit, email)
    visit.isAbout(await ports.store.members.account(email))
    const verified = await ports.signIn.verify(email, password)
    if (!verified) throw new Problem('sign_in_failed')
    return openedOrAsked(ports, visit, verified)
  },

  async sign_out({ signIn }, { browser }) {
    if (browser.sessionCookie !== undefined) await signIn.end(browser.sessionCookie)
    return { output: undefined, sessionCookie: null }
  },

  async look_at_link(ports, visit) {
    await countAddress(ports, visit.address)
    const { email, purpose, workspaceId, invitedBy } = await openLink(ports, visit.input.token)
    const { accounts, members } = ports.store
    const workspace = workspaceId === null ? undefined : await accounts.workspace(workspaceId)
    // why not for an owner's link: its maker could open it, and would learn who has an account elsewhere
    const isShown = email !== null && invitedBy === null
    const known = isShown && (await members.account(email)) !== undefined
    return { output: { email, purpose, workspace: workspace?.name ?? null, known } }
  },

  async accept_link(ports, visit) {
    await countAddress(ports, visit.address)
    let isStillThere: (() => Promise<boolean>) | undefined
    const { verified, isRecovered, workspaceId } = await acceptLink(ports, visit.input, {
      isAbout: visit.isAbout,
      count: (email) => countAccount(ports, visit.browser, email),
      confirm: async (account) => {
        isStillThere = await proveFactor(ports, visit, account, visit.input.code)
      },
    })
    visit.isAbout(verified.account)
    // why again: a session with the old password may have opened while the new one was stored
    if (isRecovered) await ports.signIn.endAll(verified.account.id)
    const { output, ...cookies } =
      isStillThere === undefined
        ? await openedOrAsked(ports, visit, verified)
        : await openedWhile(ports, visit, verified, isStillThere)
    return { output: { ...output, workspaceId }, ...cookies }
  },

  async change_password(ports, visit) {
    const { id, account } = await visit.whoIsSignedIn()
    const { current, password } = visit.input
    await countSession(ports, id)
    assertNewPassword(password, account)
    const verified = await ports.signIn.verify(account.email, current)
    if (!verified) throw new Problem('sign_in_failed')
    const credential = await ports.signIn.hash(password)
    const at = new Date(ports.clock.now()).toISOString()
    if (!(await ports.store.members.changePassword(verified, credential, at)))
      throw new Problem('sign_in_failed')
    // why again: as when a link is accepted
    await ports.signIn.endAll(account.id)
    return { output: undefined, ...(await opened(ports, visit, { account, credential })) }
  },

  async list_sign_ins(ports, visit) {
    const { id: current, account: user, onlyWorkspace } = await visit.whoIsSignedIn('one workspace')
    const open = await ports.signIn.list(user.id, onlyWorkspace)
    return { output: { user, sessions: open.map((one) => ({ ...one, current: one.id === current })) } }
  },

  async revoke_sign_in(ports, visit) {
    const { account, onlyWorkspace } = await visit.whoIsSignedIn('one workspace')
    if (!(await ports.signIn.endOne(account.id, visit.input.id, onlyWorkspace)))
      throw new Problem('not_found', { detail: 'The account has no such session' })
    return { output: undefined }
  },

  async revoke_other_sign_ins(ports, visit) {
    const { id, account, onlyWorkspace } = await visit.whoIsSignedIn('one workspace')
    await ports.signIn.endAll(account.id, id, onlyWorkspace)
    return { output: undefined }
  },

  ...secondFactorHandlers,
  ...passkeyHandlers,
  ...providerHandlers,
}

/** Answers a request to /auth. Never throws. */
export async function answerSignIn(
  ports: AccountPorts,
  throttle: CredentialThrottle,
  name: SignInOperationName,
  signInRequest: SignInRequest,
): Promise<Outcome> {
  let known: Pick<SignInAnswer, 'accountId' | 'sessionCookie'> = {}
  const visit = {
    ...signInRequest,
    async whoIsSignedIn(also?: 'one workspace') {
      const found = await whoIsSignedIn(ports, throttle, signInRequest)
      known = { accountId: found.account.id, ...(found.prolonged && { sessionCookie: found.prolonged }) }
      if (found.onlyWorkspace !== undefined && also === undefined) throw new Problem('own_sign_in_required')
      return found
    },
    isAbout(account: Account | undefined) {
      if (account) known = { ...known, accountId: account.id }
    },
  }
  try {
    const answer = await handle(ports, name, visit)
    return { ...known, ...answer }
  } catch (fault) {
    return { ...known, fault }
  }
}

async function handle(
  ports: AccountPorts,
  name: SignInOperationName,
  visit: SignInContext,
): Promise<SignInAnswer> {
  const foreign = foreignness(visit.browser)
  if (foreign) throw foreign
  if (!visit.browser.keepsCookie) throw new Problem('https_required')
  const operation: Operation = signInOperations[name]
  const read = readInput(operation, visit.input)
  if ('issues' in read) throw new Problem('invalid_request', read)
  // why the cast: the table pairs each name with its own input, which a lookup by a variable name loses
  const handler = handlers[name] as (ports: AccountPorts, visit: SignInContext) => Promise<SignInAnswer>
  const { output, ...rest } = await handler(ports, { ...visit, input: read.input })
  return { output: operation.output?.parse(output), ...rest }
}
