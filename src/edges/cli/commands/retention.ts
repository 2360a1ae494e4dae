// `assay workspaces set-retention` and `assay audit retention`: how long workspaces keep their runs, sessions and alerts, and who set it.
import type { ListedRetention } from '../../../contract/stored-erasure.ts'
import type { Config } from '../../../installation/config.ts'
import type { Composition } from '../parts/composition.ts'
import { CommandFailed } from './command-failed.ts'
import { print, type Printing } from './with-administration.ts'

type Erasing = Pick<Composition, 'withErasure'>

/** Throws CommandFailed. */
export async function setRetentionCommand(
  config: Config,
  { withErasure }: Erasing,
  {
    id,
    days,
    of,
    ...printing
  }: Printing & {
    readonly id: string
    readonly days: number | null
    readonly of: 'runs' | 'sessions' | 'alerts'
  },
): Promise<void> {
  const name = await withErasure(config, (erasure) => erasure.setRetention(id, days, of))
  if (name === undefined)
    throw new CommandFailed(`There is no workspace ${id}. List the workspaces with: assay workspaces list`)
  const kept = { [of === 'runs' ? 'retention_days' : `${of.slice(0, -1)}_retention_days`]: days }
  print({ id, name, ...kept }, printing, [
    days === null
      ? `Workspace ${id} "${name}" keeps its ${of}.`
      : `Workspace ${id} "${name}" keeps its ${of} ${days} days. The server erases older ones within an hour; that cannot be undone.`,
  ])
}

export async function listRetentionsCommand(
  config: Config,
  { withErasure }: Erasing,
  printing: Printing,
): Promise<void> {
  const changes = await withErasure(config, async (erasure) => {
    const found: ListedRetention[] = []
    for await (const change of erasure.retentions()) found.push(change)
    return found
  })
  const said = (days: number | null): string => (days === null ? 'for ever' : `${days} days`)
  const lines = changes.map(
    ({ workspace, of, at, actor, before, days, leaf }) =>
      `${workspace}  ${at}  ${actor} set it for ${of} from ${said(before)} to ${said(days)} (leaf ${leaf} of the log)`,
  )
  print(
    changes,
    printing,
    lines.length === 0 ? ['No workspace has changed how long it keeps its runs, sessions or alerts.'] : lines,
  )
}
