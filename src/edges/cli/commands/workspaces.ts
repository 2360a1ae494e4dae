// `assay workspaces create|list|set-tier`.
import type { Tier } from '../../../contract/operations/operation.ts'
import type { Config } from '../../../installation/config.ts'
import type { Composition } from '../parts/composition.ts'
import { CommandFailed } from './command-failed.ts'
import { print, type Printing, withAdministration } from './with-administration.ts'

export async function createWorkspaceCommand(
  config: Config,
  options: Printing & { name: string; tier: Tier },
): Promise<void> {
  const { id, name, tier } = await withAdministration(config, (admin) =>
    admin.createWorkspace(options.name, options.tier),
  )
  print({ id, name, tier }, options, [
    `Workspace ${id} "${name}" on tier ${tier}.`,
    `Next: assay keys create --workspace ${id} --name main --scopes read,run`,
  ])
}

export async function listWorkspacesCommand(config: Config, options: Printing): Promise<void> {
  const workspaces = await withAdministration(config, (admin) => admin.listWorkspaces())
  const lines = workspaces.map(
    ({ id, name, tier, createdAt, retentionDays, sessionRetentionDays, alertRetentionDays }) =>
      `${id}  ${tier.padEnd(4)}  ${name}  since ${createdAt}${keptSaid('runs', retentionDays)}${keptSaid('sessions', sessionRetentionDays)}${keptSaid('alerts', alertRetentionDays)}`,
  )
  print(
    workspaces.map(({ id, name, tier, createdAt, ...days }) => ({
      id,
      name,
      tier,
      created_at: createdAt,
      retention_days: days.retentionDays,
      session_retention_days: days.sessionRetentionDays,
      alert_retention_days: days.alertRetentionDays,
    })),
    options,
    lines.length === 0 ? ['No workspaces yet.'] : lines,
  )
}

const keptSaid = (what: 'runs' | 'sessions' | 'alerts', days: number | null): string =>
  days === null ? '' : `, ${what} are kept ${days} days`

/** Throws CommandFailed. */
export async function setFourEyesCommand(
  config: Config,
  { setFourEyes }: Pick<Composition, 'setFourEyes'>,
  id: string,
  isRequired: boolean,
  options: Printing,
): Promise<void> {
  const name = await setFourEyes(config, id, isRequired)
  if (name === undefined)
    throw new CommandFailed(`There is no workspace ${id}. List the workspaces with: assay workspaces list`)
  print({ id, name, four_eyes: isRequired }, options, [
    `Each decision about a case of workspace ${id} "${name}" needs ${isRequired ? 'two people' : 'one person'}.`,
  ])
}

export async function setTierCommand(config: Config, id: string, to: Tier, options: Printing): Promise<void> {
  const { name, tier } = await withAdministration(config, (admin) => admin.setTier(id, to))
  print({ id, name, tier }, options, [`Workspace ${id} "${name}" is now on tier ${tier}.`])
}
