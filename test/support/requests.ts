// A good request of every operation, for tests that then make it bad.
import type { OperationName } from '../../src/contract/index.ts'
import type { Operation } from '../../src/contract/operations/operation.ts'
import { readPayload, type TokenPayload } from '../../src/assessment/token-payload.ts'
import { CASE_EVIDENCE } from './cases.ts'
import { loadList } from './lists.ts'
import { example, kinds, type World } from './world.ts'

export interface Tenant {
  readonly workspaceId: string
  readonly keyId: string
  readonly key: string
}

/** Tokens of one tenant: an open session without evidence, and a scored one whose verdict is build. */
export interface Tokens {
  readonly open: string
  readonly build: string
  /** A session without evidence that may be erased. */
  readonly erasable?: string
  /** Id of a finished diligence run. */
  readonly run: string
  /** Ids of a portfolio and a batch, and of others that may be deleted. */
  readonly portfolio: string
  readonly batch: string
  /** Id of a pass over a watched portfolio. */
  readonly pass: string
  /** Id of a case. */
  readonly case: string
  /** Ids of a webhook and of a delivery of it. */
  readonly webhook: string
  readonly delivery: string
  readonly spare: { readonly portfolio: string; readonly batch: string; readonly webhook: string }
}

/** A record that a world has as soon as it gives tokens. */
const RECORD = { source: 'us-sec-tickers', id: '0009900012' }

/** The sample of a register in which none of the good subjects is. */
export async function ensureRecord({ ports: { store } }: World): Promise<void> {
  const states = await store.sources.states()
  if (!states.some(({ sourceId, current }) => sourceId === RECORD.source && current !== null))
    await loadList(store, RECORD.source)
}

export async function tokensOf(world: World, key: string): Promise<Tokens> {
  await ensureRecord(world)
  return {
    open: await world.session(key, { ...example('middling'), signals: [] }),
    build: await world.scored(key, example('strong')),
    erasable: await world.session(key, { ...example('middling'), signals: [] }),
    run: await world.run(key),
    ...(await monitored(world, key)),
  }
}

/** Portfolios, batches and webhooks of a tenant. */
export async function monitored(
  world: Pick<World, 'portfolio' | 'batch' | 'pass' | 'case' | 'webhook'>,
  key: string,
): Promise<Pick<Tokens, 'portfolio' | 'batch' | 'pass' | 'case' | 'spare' | 'webhook' | 'delivery'>> {
  return {
    portfolio: await world.portfolio(key),
    batch: await world.batch(key),
    pass: await world.pass(key),
    case: await world.case(key),
    ...(await world.webhook(key)),
    spare: {
      portfolio: await world.portfolio(key),
      batch: await world.batch(key),
      webhook: (await world.webhook(key)).webhook,
    },
  }
}

/** What a token says. */
export function payloadIn(token: string): TokenPayload {
  const payload = readPayload(token.split('.')[1] ?? '')
  if (payload === undefined) throw new Error('no token')
  return payload
}

/** The id of the session a token names. */
export const sessionIdIn = (token: string): string => payloadIn(token).sid

/** The status of a success. */
export const successOf = ({ output, stateAt }: Operation): number =>
  output === null ? 204 : stateAt === undefined ? 200 : 202

/** A request of each operation that succeeds for a Pro tenant with these tokens. */
export const goodRequest = (
  name: OperationName,
  {
    open,
    build,
    run,
    portfolio,
    batch,
    pass,
    case: ofCase,
    webhook,
    delivery,
    spare,
    erasable = open,
  }: Tokens,
): Record<string, unknown> =>
  ({
    list_sessions: {},
    start: { pitch: 'Card on file for dental practices in the UK.', category: 'b2b_saas_smb' },
    submit_signal: {
      session: open,
      axis: 'problem',
      kind: 'user_quote',
      value: kinds['user_quote']?.value ?? {},
    },
    check_progress: { session: open },
    score: { session: build },
    generate_roadmap: { session: build },
    export: { session: build, format: 'markdown' },
    stack_handoff: { session: build },
    deck_handoff: { session: build },
    deep_research_mode: { session: open, axis: 'problem' },
    run_diligence: { subject: { name: 'Acme Robotics Ltd', type: 'company' } },
    get_run: { id: run },
    list_runs: {},
    update_run: { id: run, title: 'Renewal of Acme', archived: false },
    cancel_run: { id: run },
    get_run_findings: { id: run },
    get_run_audit: { id: run },
    get_session: { id: build === '' ? '' : sessionIdIn(build) },
    update_session: { id: build === '' ? '' : sessionIdIn(build), title: 'Dental practices' },
    erase_session: { id: erasable === '' ? '' : sessionIdIn(erasable), reason: 'request' },
    get_session_audit: { id: build === '' ? '' : sessionIdIn(build) },
    get_audit_checkpoint: {},
    get_audit_consistency: { from: '0' },
    list_activity: {},
    list_sources: {},
    get_record: RECORD,
    score_subject: { scorer: 'sanctions', subject: { name: 'Maria Koval', type: 'person' } },
    search_subjects: { name: 'Acme' },
    get_subject: { ref: run },
    erase_subject: { ref: run, reason: 'request' },
    create_portfolio: { name: 'Customers' },
    list_portfolios: {},
    get_portfolio: { id: portfolio },
    delete_portfolio: { id: spare.portfolio },
    put_portfolio_subjects: { id: portfolio },
    add_subjects: { id: portfolio, subjects: [{ ref: 'C-9', name: 'Acme Robotics Ltd', type: 'company' }] },
    get_portfolio_subjects: { id: portfolio },
    find_portfolio_subjects: { id: portfolio, query: 'acme' },
    remove_portfolio_subject: { id: portfolio, ref: 'C-1' },
    screen_portfolio: { id: portfolio },
    watch_portfolio: { id: portfolio },
    unwatch_portfolio: { id: portfolio },
    list_passes: { id: portfolio },
    get_pass: { id: pass },
    get_watch_audit: { id: portfolio },
    list_alerts: { portfolio },
    start_batch: {},
    list_batches: {},
    get_batch: { id: batch },
    cancel_batch: { id: batch },
    get_batch_results: { id: batch },
    list_batch_matches: { id: batch },
    delete_batch: { id: spare.batch },
    create_webhook: { url: 'https://hooks.acme.com/assay', events: ['run.completed'], label: 'Cases' },
    list_webhooks: {},
    delete_webhook: { id: spare.webhook },
    rotate_webhook_secret: { id: webhook },
    test_webhook: { id: webhook },
    list_webhook_deliveries: { id: webhook },
    replay_webhook_delivery: { id: webhook, delivery },
    list_cases: {},
    report_decisions: { from: '2026-01-01', to: '2026-12-31' },
    get_case: { id: ofCase },
    get_case_audit: { id: ofCase },
    update_case: { id: ofCase, assignee: 'Dana', dueDate: '2026-12-01' },
    comment_on_case: {
      id: ofCase,
      text: 'The passport is on file.',
      files: [{ name: 'passport.pdf', size: 1, sha256: '0'.repeat(64) }],
    },
    decide_case: { id: ofCase, state: 'false_positive', reason: 'Another person.', evidence: CASE_EVIDENCE },
    download_export: { id: run },
    record_event: { session_id: 's', event_kind: 'score', payload: { ok: true } },
  })[name]
