// `assay portfolios watch` and its neighbours: begin and end a watch, and read its passes and alerts.
import type { ClientOptions } from '../../../client/client.ts'
import type { Pass, WatchAlert } from '../../../contract/vocabulary/watch.ts'
import { callServer } from './call-server.ts'
import { print, type Printing } from './with-administration.ts'

export async function watchCommand(id: string, options: ClientOptions, printing: Printing): Promise<void> {
  const portfolio = await callServer(options, (client) => client.call('watch_portfolio', { id }))
  print(portfolio, printing, [
    `${portfolio.name} is watched since ${portfolio.watch?.since ?? 'now'}. Its first pass compares all ${portfolio.subjects} subjects. See: assay portfolios passes ${id}`,
  ])
}

export async function unwatchCommand(id: string, options: ClientOptions, printing: Printing): Promise<void> {
  await callServer(options, (client) => client.call('unwatch_portfolio', { id }))
  print({ id, watched: false }, printing, [`Portfolio ${id} is not watched any more.`])
}

/** The newest 50. */
export async function passesCommand(id: string, options: ClientOptions, printing: Printing): Promise<void> {
  const { passes } = await callServer(options, (client) => client.call('list_passes', { id }))
  print(
    passes,
    printing,
    passes.length === 0
      ? [`No pass yet. Begin with: assay portfolios watch ${id}`]
      : passes.flatMap(passLines),
  )
}

const passLines = (pass: Pass): readonly string[] => [
  `${pass.id}  ${pass.completedAt ?? pass.createdAt}  ${pass.status}  ${pass.subjects} subjects, ${pass.screened} screened, ${pass.alerts} alerts`,
  ...(pass.error === undefined ? [] : [`  ${pass.error}`]),
  ...pass.lists
    .filter(({ from, to }) => from !== to)
    .map(
      ({ id, fromDate, toDate, added, changed, removed }) =>
        `  ${id}  ${fromDate ?? 'no snapshot'} -> ${toDate ?? 'no snapshot'}  ${added} added, ${changed} changed, ${removed} removed`,
    ),
]

interface AlertsOptions extends Printing {
  readonly portfolio?: string
  readonly ref?: string
}

/** The newest 50. */
export async function alertsCommand(
  options: ClientOptions,
  { portfolio, ref, ...printing }: AlertsOptions,
): Promise<void> {
  const asked = { ...(portfolio !== undefined && { portfolio }), ...(ref !== undefined && { ref }) }
  const { alerts } = await callServer(options, (client) => client.call('list_alerts', asked))
  print(
    alerts,
    printing,
    alerts.length === 0
      ? ['No alert. That is no clearance: see which lists the last pass compared.']
      : [...alerts.flatMap(alertLines), 'A match is not proof: a person has to review each alert.'],
  )
}

const alertLines = ({ at, kind, ref, match, before }: WatchAlert): readonly string[] => [
  `${at}  ${kind}  ${ref}  ${match.name} / ${match.matchedName}  ${match.outcome}${before === undefined ? '' : ` (before: ${before.outcome})`}`,
  ...match.citations.map(({ source, id, url }) => `  ${source} ${id}  ${url}`),
]
