// Signing in and out: what happens at /auth. Everybody may knock, so attempts are counted by address and by account before
// any password is compared, and an unknown e-mail address is answered as a wrong password is.
import type { Operation, OutputOf } from '../../contract/operation.ts'
import { readInput } from '../../contract/input.ts'
import { signInOperations, type SignInOperationName, type SignInOperations } from '../../contract/sign-in.ts'
import type { Ports, Ticket } from '../ports.ts'
import { Problem } from '../problem.ts'
import { acceptLink, openLink } from './accept-link.ts'
import { type Browser, isForeign } from './browser.ts'
import { countAttempt } from './count-attempt.ts'
import { whoIsSignedIn } from './identify-member.ts'

/** Somebody at /auth. */
export interface Knock {
  readonly input: unknown
  readonly browser: Browser
  readonly address: string
  readonly userAgent: string
}

/** The answer, and what becomes of the cookie: a new ticket, null to remove it, undefined to leave it. */
export interface SignInAnswer {
  readonly output: unknown
  readonly ticket?: Ticket | null
}

interface Visit<Input> extends Omit<Knock, 'input'> {
  readonly input: Input
}
type Handlers = {
  readonly [N in SignInOperationName]: (
    ports: Ports,
    visit: Visit<ReturnType<SignInOperations[N]['input']['parse']>>,
  ) => Promise<{ readonly output: OutputOf<SignInOperations[N]>; readonly ticket?: Ticket | null }>
}

const handlers: Handlers = {
  async sign_in(ports, visit) {
    const { email, password } = visit.input
    await countAttempt(ports, `address ${visit.address}`)
    await countAttempt(ports, `account ${email}`)
    const verified = await ports.signIn.verify(email, password)
    const ticket = verified && (await ports.signIn.openVerified(verified, visit))
    if (!ticket) throw new Problem('sign_in_failed')
    await endBefore(ports, visit)
    return { output: { ok: true }, ticket }
  },

  async sign_out({ signIn }, { browser }) {
    if (browser.ticket !== undefined) await signIn.end(browser.ticket)
    return { output: undefined, ticket: null }
  },

  async look_at_link(ports, visit) {
    await countAttempt(ports, `address ${visit.address}`)
    const { email, purpose, workspaceId } = await openLink(ports, visit.input.token)
    const { accounts, members } = ports.store
    const workspace = workspaceId === null ? undefined : await accounts.workspace(workspaceId)
    const known = email !== null && (await members.account(email)) !== undefined
    return { output: { email, purpose, workspace: workspace?.name ?? null, known } }
  },

  async accept_link(ports, visit) {
    await countAttempt(ports, `address ${visit.address}`)
    const { account, isRecovered } = await acceptLink(ports, visit.input)
    // why once more: one with the old password may have been opened while the new one was stored
    if (isRecovered) await ports.signIn.endAll(account.id)
    const ticket = await ports.signIn.open(account.id, visit)
    await endBefore(ports, visit)
    return { output: { ok: true }, ticket }
  },

  async change_password(ports, visit) {
    const { account } = await whoIsSignedIn(ports, visit.browser)
    const { current, password } = visit.input
    await countAttempt(ports, `account ${account.email}`)
    if (!(await ports.signIn.verify(account.email, current))) throw new Problem('sign_in_failed')
    await ports.signIn.setPassword(account.id, password)
    await ports.signIn.endAll(account.id)
    return { output: undefined, ticket: await ports.signIn.open(account.id, visit) }
  },

  async list_sign_ins(ports, { browser }) {
    const { id: current, account } = await whoIsSignedIn(ports, browser)
    const open = await ports.signIn.list(account.id)
    return { output: { sessions: open.map((one) => ({ ...one, current: one.id === current })) } }
  },

  async revoke_sign_in(ports, { browser, input }) {
    const { account } = await whoIsSignedIn(ports, browser)
    if (!(await ports.signIn.endOne(account.id, input.id)))
      throw new Problem('not_found', { detail: 'The account has no such session' })
    return { output: undefined }
  },

  async revoke_other_sign_ins(ports, { browser }) {
    const { id, account } = await whoIsSignedIn(ports, browser)
    await ports.signIn.endAll(account.id, id)
    return { output: undefined }
  },
}

/** Answers somebody at /auth. Throws what is refused. */
export async function answerKnock(
  ports: Ports,
  name: SignInOperationName,
  knock: Knock,
): Promise<SignInAnswer> {
  if (isForeign(knock.browser)) throw new Problem('cross_site_request')
  const operation: Operation = signInOperations[name]
  const read = readInput(operation, knock.input)
  if ('issues' in read) throw new Problem('invalid_request', read)
  // why the cast: the table pairs each name with its own input, which a lookup by a variable name forgets
  const handle = handlers[name] as (ports: Ports, visit: Visit<unknown>) => Promise<SignInAnswer>
  const { output, ...rest } = await handle(ports, { ...knock, input: read.input })
  return { output: operation.output?.parse(output), ...rest }
}

/** Ends the session the browser held before it was given another. */
async function endBefore({ signIn }: Ports, { browser }: Visit<unknown>): Promise<void> {
  if (browser.ticket !== undefined) await signIn.end(browser.ticket)
}
