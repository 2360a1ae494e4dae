// `assay operators link|add|list|remove`, `assay workspaces invite`: who runs the server, and one-time links into the dashboard.
import type { Role } from '../../../contract/vocabulary/role.ts'
import type { AdministrationPorts } from '../../../accounts/ports.ts'
import { systemClock } from '../../../platform/clock/system-clock.ts'
import { randomIds } from '../../../platform/ids/random-ids.ts'
import { makeInvitation, makeOperatorLink, type NewLink } from '../../../accounts/administration/links.ts'
import type { Config } from '../../../installation/config.ts'
import { dataFolder, servedAt } from '../../../installation/data-folder.ts'
import { serverAddress } from '../../../installation/server-address.ts'
import { CommandFailed } from './command-failed.ts'
import { print, type Printing } from './with-administration.ts'
import { withStore } from './with-store.ts'

const SAYS = {
  operator: 'The person who opens it becomes an operator of this server.',
  recovery: 'It sets a new password for the account and ends its sessions.',
}

const ADD =
  'Add one with: assay operators add --email EMAIL, or for a person without an account: assay operators link --email EMAIL.'

export async function operatorLink(config: Config, options: Printing & { email?: string }): Promise<void> {
  const link = await withWorld(config, (world) => makeOperatorLink(world, options.email))
  const says = SAYS[link.purpose]
  const role = `It gives no role. To make an operator: assay operators add --email ${options.email}`
  show(config, link, options, link.purpose === 'recovery' ? `${says} ${role}` : says)
}

/** Takes effect at once: a person with an account needs no link. */
export async function addOperator(
  config: Config,
  { email, ...options }: Printing & { email: string },
): Promise<void> {
  const isKnown = await withStore(config, async ({ members }) => {
    const account = await members.account(email)
    if (account) await members.addOperator(account.id, new Date(systemClock.now()).toISOString())
    return account !== undefined
  })
  if (!isKnown)
    throw new CommandFailed(
      `There is no account with the address ${email}. Make a link with: assay operators link --email ${email}`,
    )
  print({ email }, options, [`${email} is an operator.`])
}

export async function listOperators(config: Config, options: Printing): Promise<void> {
  const operators = await withStore(config, (store) => store.members.operators())
  const lines = operators.map(({ name, email, since }) => `${email}  ${name}  since ${since}`)
  print(
    operators.map(({ name, email, since }) => ({ name, email, since })),
    options,
    lines.length === 0 ? [`No operators yet. ${ADD}`] : lines,
  )
}

/** Removes the role only: the account, its workspaces and its sessions stay. The next request opens no operator page. */
export async function removeOperator(
  config: Config,
  { email, force = false, ...options }: Printing & { email: string; force?: boolean },
): Promise<void> {
  const removed = await withStore(config, async ({ members }) => {
    const account = await members.account(email)
    return account ? members.removeOperator(account.id, force) : 'not_found'
  })
  if (removed === 'not_found')
    throw new CommandFailed(`${email} is not an operator. List the operators with: assay operators list`)
  if (removed === 'last_operator')
    throw new CommandFailed(`${email} is the only operator. ${ADD} Or remove this one with --force.`)
  print({ email }, options, [`${email} is no longer an operator.`])
}

export async function inviteToWorkspace(
  config: Config,
  workspaceId: string,
  options: Printing & { email: string; role: Role },
): Promise<void> {
  const { email, role } = options
  const { link, name } = await withWorld(config, async (world) => {
    const workspace = await world.store.accounts.workspace(workspaceId)
    if (!workspace)
      throw new CommandFailed(
        `There is no workspace ${workspaceId}. List the workspaces with: assay workspaces list`,
      )
    return {
      link: await makeInvitation(world, { email, workspaceId, role, invitedBy: null }),
      name: workspace.name,
    }
  })
  show(config, link, options, `It makes ${email} ${role === 'owner' ? 'an owner' : 'a member'} of "${name}".`)
}

const withWorld = <T>(config: Config, work: (world: AdministrationPorts) => Promise<T>): Promise<T> =>
  withStore(config, (store) => work({ store, clock: systemClock, ids: randomIds() }))

/** The address of the server that runs on the data folder, else the one that the settings give; empty where only a server knows it. */
function addressOf(config: Config): string {
  const running =
    config.DATABASE_URL === '' && config.ASSAY_PUBLIC_URL === ''
      ? servedAt(dataFolder(config.ASSAY_DATA_DIR))
      : undefined
  if (running !== undefined) return running
  return config.ASSAY_PORT === 0 && config.ASSAY_PUBLIC_URL === ''
    ? ''
    : serverAddress(config, config.ASSAY_PORT)
}

function show(
  config: Config,
  { path, expiresAt, purpose }: NewLink & { readonly purpose?: string },
  options: Printing,
  says: string,
): void {
  const url = `${addressOf(config)}${path}`
  print({ url, expires_at: expiresAt, purpose }, options, [url, `Valid once, until ${expiresAt}. ${says}`])
}
