// `assay portfolios watch` and its neighbours: begin and end a watch, and read its passes and alerts.
import type { ClientOptions } from '../../../client/client.ts'
import type { IdentityOutcome } from '../../../contract/vocabulary/identity.ts'
import type { AlertSort } from '../../../contract/vocabulary/sorts.ts'
import type { AlertKind, ListedAlert, Pass } from '../../../contract/vocabulary/watch.ts'
import { sayMore } from '../parts/say-more.ts'
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
  `${pass.id}  ${pass.completedAt ?? pass.createdAt}  ${pass.status}  ${pass.unreadable === true ? '' : `${pass.subjects} subjects, `}${pass.screened} screened, ${pass.alerts} alerts`,
  ...(pass.unreadable === true ? ['  altered in the store: what it compared cannot be read'] : []),
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
  readonly kind?: AlertKind
  readonly outcome?: IdentityOutcome
  readonly list?: string
  readonly query?: string
  readonly sort?: AlertSort | `-${AlertSort}`
  readonly before?: string
}

/** A page of them. */
export async function alertsCommand(
  options: ClientOptions,
  { json, ...asked }: AlertsOptions,
): Promise<void> {
  const { alerts, next, total } = await callServer(options, (client) => client.call('list_alerts', asked))
  print(
    alerts,
    { ...(json !== undefined && { json }) },
    alerts.length === 0
      ? ['No alert. That is no clearance: see which lists the last pass compared.']
      : [...alerts.flatMap(alertLines), 'A match is not proof: a person has to review each alert.'],
  )
  sayMore(next, total)
}

const alertLines = ({ id, at, kind, ref, match, before }: ListedAlert): readonly string[] =>
  kind === null || match === null
    ? [`${ref}  alert ${id} was altered in the store and cannot be read`]
    : [
        `${at}  ${kind}  ${ref}  ${match.name} / ${match.matchedName}  ${match.outcome}${before === undefined ? '' : ` (before: ${before.outcome})`}`,
        ...match.citations.map((cited) => `  ${cited.source} ${cited.id}  ${cited.url}`),
      ]
