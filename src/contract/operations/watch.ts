// The operations on the standing watch over a portfolio: begin it, end it, and read its passes and alerts.
import { z } from 'zod'
import { IdentityOutcome } from '../vocabulary/identity.ts'
import { ListId, listOrder } from '../vocabulary/list-entry.ts'
import { ListedId, next, total } from '../vocabulary/page.ts'
import { Portfolio, PortfolioId, SubjectReference } from '../vocabulary/portfolio.ts'
import { EarlierSize } from '../vocabulary/audit.ts'
import { ALERT_SORTS } from '../vocabulary/sorts.ts'
import { AlertKind, ListedAlert, Pass, PassId } from '../vocabulary/watch.ts'
import { RecordNumber, WatchBundle } from '../vocabulary/watch-trail.ts'
import { changesPortfolios, readsPortfolios } from './portfolios.ts'
import { operation } from './operation.ts'

const shared = { group: 'portfolios', tier: 'free', limit: 'calls' } as const
const ById = z.strictObject({ id: PortfolioId })
const before = ListedId.exactOptional().describe('`next` of the page before.')

export const watchPortfolioOperation = operation({
  ...shared,
  ...changesPortfolios,
  name: 'watch_portfolio',
  title: 'Watch a portfolio',
  description:
    'Begin a standing watch: every subject is screened now, and again whenever a watch list or the subject changes. What is new about a ' +
    'subject becomes an alert: see list_alerts. A portfolio that is watched already stays watched.',
  forAgents:
    'When the user wants to know of changes. Then list_alerts, now and whenever the user asks what is new.',
  method: 'PUT',
  path: '/v1/portfolios/{id}/watch',
  input: ById,
  output: Portfolio,
  answersAs: 'create_portfolio',
  problems: ['not_found'],
})

export const unwatchPortfolioOperation = operation({
  ...shared,
  ...changesPortfolios,
  name: 'unwatch_portfolio',
  logs: true,
  title: 'End the watch of a portfolio',
  description:
    'End the standing watch of a portfolio. Its passes and alerts stay; a watch that begins again screens every subject as the first one did.',
  method: 'DELETE',
  path: '/v1/portfolios/{id}/watch',
  input: ById,
  output: null,
  problems: ['not_found', 'audit_log_broken'],
})

export const listPassesOperation = operation({
  ...shared,
  ...readsPortfolios,
  name: 'list_passes',
  title: 'List the passes of a portfolio',
  description:
    'The passes over a watched portfolio, newest first, 50 at a time: which lists changed, what was screened, and how many alerts ' +
    'it made. The audit log holds an entry for each completed pass, also for one that found nothing.',
  method: 'GET',
  path: '/v1/portfolios/{id}/passes',
  input: ById.extend({ before }),
  output: z.object({ passes: z.array(Pass).describe('At most 50.'), next }),
  problems: ['not_found'],
})

export const getWatchAuditOperation = operation({
  ...shared,
  ...readsPortfolios,
  name: 'get_watch_audit',
  title: 'Fetch the audit trail of a watch',
  description:
    'Fetch the records of the completed passes over a portfolio, with their alerts and the proofs that the records are in the signed ' +
    'log of the workspace: at most 1,000, the newest. They show what each pass compared, also where nothing changed, and that no pass ' +
    'in between is missing. The records stay when the portfolio is deleted.',
  forRest:
    'With `from`, it also proves that the log continues the one of that size. With `before`, it has the records before that one.',
  method: 'GET',
  path: '/v1/portfolios/{id}/audit',
  input: ById.extend({ from: EarlierSize.exactOptional(), before: RecordNumber.exactOptional() }),
  output: WatchBundle,
  problems: ['not_found'],
})

export const getPassOperation = operation({
  ...shared,
  ...readsPortfolios,
  name: 'get_pass',
  title: 'Fetch a pass',
  description: 'Fetch one pass over a watched portfolio: how far it is, and what it compared.',
  method: 'GET',
  path: '/v1/passes/{id}',
  input: z.strictObject({ id: PassId }),
  output: Pass,
  problems: ['not_found'],
})

export const listAlertsOperation = operation({
  ...shared,
  ...readsPortfolios,
  name: 'list_alerts',
  title: 'List the alerts',
  description: 'The alerts of the watched portfolios of the workspace, newest first, 50 at a time.',
  forAgents:
    'To tell the user what is new. You get 20 at a time; send `next` as `before` for more. A match is ' +
    'not proof; list_cases has the case of each.',
  method: 'GET',
  path: '/v1/alerts',
  input: z.strictObject({
    query: z.string().max(200).exactOptional().describe('Words of subject, reference or listed party.'),
    portfolio: PortfolioId.exactOptional(),
    ref: SubjectReference.exactOptional().describe('Reference of a subject; give its portfolio as well.'),
    kind: AlertKind.exactOptional().describe('Only of this kind.'),
    outcome: IdentityOutcome.exactOptional().describe('Only of this outcome.'),
    list: ListId.exactOptional(),
    sort: listOrder(ALERT_SORTS, '-at').exactOptional(),
    before,
  }),
  output: z.object({ alerts: z.array(ListedAlert).describe('At most 50.'), next, total }),
  problems: [],
})
