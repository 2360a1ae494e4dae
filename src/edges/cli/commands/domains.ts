// `assay workspaces confirm-domain` and `release-domain`: the operator's word on who has a domain.
import { proveDomain, releaseDomain } from '../../../accounts/providers/prove-domain.ts'
import { COMMAND } from '../../../accounts/record-changes.ts'
import { systemClock } from '../../../platform/clock/system-clock.ts'
import { randomIds } from '../../../platform/ids/random-ids.ts'
import type { Config } from '../../../installation/config.ts'
import { CommandFailed } from './command-failed.ts'
import { logFor, print, type Printing } from './with-administration.ts'
import { withStore } from './with-store.ts'

/** Throws CommandFailed. */
export async function confirmDomain(
  config: Config,
  workspaceId: string,
  given: string,
  options: Printing,
): Promise<void> {
  const domain = given.toLowerCase()
  const proven = await withStore(config, async (store) => {
    const ids = randomIds()
    const auditLog = await logFor(config, store, ids)
    const at = new Date(systemClock.now()).toISOString()
    return proveDomain({ store, ids, auditLog }, { workspaceId, domain, token: null, at, actor: COMMAND })
  })
  if (proven === 'not_found')
    throw new CommandFailed(
      `The workspace ${workspaceId} does not claim ${domain}. An owner enters it with the identity provider first.`,
    )
  if (proven === 'taken')
    throw new CommandFailed(
      `Another workspace has proven ${domain}. Release it first: assay workspaces release-domain ${domain}`,
    )
  print({ workspace: workspaceId, domain }, options, [
    `The identity provider of workspace ${workspaceId} lets in people with addresses of ${domain}.`,
  ])
}

/** Throws CommandFailed. */
export async function releaseDomainCommand(config: Config, given: string, options: Printing): Promise<void> {
  const domain = given.toLowerCase()
  const workspaceId = await withStore(config, async (store) => {
    const ids = randomIds()
    const auditLog = await logFor(config, store, ids)
    return releaseDomain({ store, ids, auditLog }, domain, new Date(systemClock.now()).toISOString())
  })
  if (workspaceId === undefined) throw new CommandFailed(`No workspace has proven ${domain}.`)
  print({ workspace: workspaceId, domain }, options, [
    `The identity provider of workspace ${workspaceId} lets in no one new with an address of ${domain}. To prove it again, its owner adds another record.`,
  ])
}
