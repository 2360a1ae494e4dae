// Every failure an operation can promise, provoked on whichever face of the service is tried.
import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { OperationName } from '../../src/contract/index.ts'
import { filledPath, type Operation } from '../../src/contract/operations/operation.ts'
import type { ProblemCode } from '../../src/contract/problems/problems.ts'
import { StoreUnavailable } from '../../src/call/ports.ts'
import type { OpenStore } from '../../src/platform/store/store.ts'
import { createSigner } from '../../src/platform/signing/session-secrets.ts'
import { mintToken } from '../../src/assessment/session-token.ts'
import {
  ensureRecord,
  goodRequest,
  monitored,
  sessionIdIn,
  type Tenant,
  type Tokens,
} from '../support/requests.ts'
import { letter, signed } from '../../src/platform/mail-signature/testing/signed-message.ts'
import { openCase } from '../support/cases.ts'
import { watchedPortfolio } from '../support/watched.ts'
import { type Answer, createWorld, example, kinds, NOW, type Ports, type World } from '../support/world.ts'

const DAY = 86_400_000
const NO_RUN = '01K9Z3T0Z8Q4W7X2M5N9R3C1KD'

/** How an operation is called on the face that is tried. */
export type CallOn = (
  world: World,
  key: string,
  name: OperationName,
  input: Record<string, unknown>,
  headers?: Record<string, string>,
) => Promise<Answer>

export const overRest: CallOn = (world, ...request) => world.call(...request)

type Scenario = (name: OperationName, operation: Operation) => Promise<Answer>

export interface Stage {
  readonly world: World
  readonly free: Tenant
  readonly pro: Tenant
  /** Tokens of the Pro tenant: an open session, a scored one, one whose verdict is build; and the id of a run. */
  readonly token: Tokens & { readonly scored: string }
  /** A request of each operation that would succeed for the Pro tenant. */
  readonly good: (name: OperationName) => Record<string, unknown>
  readonly scenarios: Readonly<Record<ProblemCode, Scenario | 'no operation of its own'>>
  close(): Promise<void>
}

const quote = kinds['user_quote']?.value ?? {}
const signal = (value: Record<string, unknown> = quote, kind = 'user_quote', axis = 'problem') => ({
  axis,
  kind,
  value,
})

/** Works on no run. */
const IDLE: Ports['runner'] = { wake: () => undefined, ended: () => Promise.resolve() }

/** A world with two tenants and every way to be refused in it, on one face of the service. */
export async function createStage(call: CallOn): Promise<Stage> {
  const world = await createWorld()
  const free = await world.tenant('free')
  const pro = await world.tenant('pro')
  await ensureRecord(world)
  const token = {
    scored: await world.scored(pro.key),
    build: await world.scored(pro.key, example('strong')),
    run: await world.run(pro.key),
    open: await world.session(pro.key, { ...example('middling'), signals: [] }),
    ...(await monitored(world, pro.key)),
    erasable: await world.session(pro.key, { ...example('middling'), signals: [] }),
  }

  /** A request of each operation that would succeed for the Pro tenant. */
  const good = (name: OperationName): Record<string, unknown> => goodRequest(name, token)

  const raw = (
    operation: Operation,
    key: string,
    body: string | Buffer,
    type = 'application/json',
  ): Promise<Answer> =>
    world.send({
      method: operation.method,
      url: filledPath(operation.path, good(operation.name as OperationName)),
      headers: { authorization: `Bearer ${key}`, 'content-type': type },
      body,
    })

  const worlds = [world]
  /** A world that serves all operations, made for the first: making one takes longer than most requests. */
  function kept<T>(
    options: Parameters<typeof createWorld>[0],
    prepare: (made: World) => Promise<T>,
  ): () => Promise<T> {
    let made: Promise<T> | undefined
    const make = async (): Promise<T> => {
      const another = await createWorld(options)
      worlds.push(another)
      return prepare(another)
    }
    return () => (made ??= make())
  }
  const itself = (made: World): Promise<World> => Promise.resolve(made)
  const strict = kept({ limits: { pro: 1, telemetry: 1 } }, itself)
  const idle = kept({ runner: IDLE }, itself)
  const logless = kept({}, itself)

  /** A request of a Pro tenant in a world in which one thing is broken. */
  function broken(
    secretBytes: number,
    sabotage: (sick: World, who: Awaited<ReturnType<World['tenant']>>) => unknown,
  ): Scenario {
    const signer = createSigner([{ id: 's1', secret: new Uint8Array(secretBytes) }])
    const prepared = kept({ signer }, async (sick) => {
      const who = await sick.tenant('pro')
      await sabotage(sick, who)
      return { sick, who }
    })
    return async (name) => {
      const { sick, who } = await prepared()
      const hasSession = 'session' in good(name)
      const session = mintToken(createSigner([{ id: 's1', secret: new Uint8Array(32) }]), who.workspaceId, {
        sid: '01JBP6T0Z8Q4W7X2M5N9R3C1KD',
        kid: who.keyId,
        rev: 0,
        now: NOW,
      })
      return call(sick, who.key, name, { ...good(name), ...(hasSession && { session }) })
    }
  }

  const withSession =
    (session: () => string): Scenario =>
    (name) =>
      call(world, pro.key, name, { ...good(name), session: session() })

  const submitting = (submit: () => Promise<Answer>): Scenario => submit

  /** Submits to a fresh session of the Pro tenant, after the given signals were taken. */
  async function submitAfter(
    taken: readonly Record<string, unknown>[],
    last: Record<string, unknown>,
    pitch = 'Reminders for practices, set once a week.',
  ): Promise<Answer> {
    const session = await world.session(pro.key, { pitch, signals: taken as never })
    return call(world, pro.key, 'submit_signal', { session, ...last })
  }

  const withMessage = (message: string) => ({
    ...kinds['commitment_record'],
    kind: 'commitment_record',
    value: { ...kinds['commitment_record']?.value, evidence_email: message },
  })

  const scenarios: Stage['scenarios'] = {
    invalid_json: (_name, operation) => raw(operation, pro.key, '{"session": "x", "session": "y"}'),
    invalid_request: (name) => call(world, pro.key, name, { ...good(name), mood: 'cross' }),
    too_many_citations: (name) =>
      call(world, pro.key, name, {
        citations: Array.from({ length: 26 }, () => ({ verbatim: 'q', source_url: 'https://a.com' })),
      }),
    unknown_axis: (name) => call(world, pro.key, name, { ...good(name), axis: 'pricing' }),
    unknown_category: (name) => call(world, pro.key, name, { ...good(name), category: 'unicorns' }),
    unsupported_format: (name) => call(world, pro.key, name, { ...good(name), format: 'docx' }),

    missing_credentials: (name, { method, path }) =>
      world.send({ method, url: filledPath(path, good(name)) }),
    invalid_api_key: (name) => call(world, `${pro.key.slice(0, -1)}!`, name, good(name)),
    expired_api_key: async (name) => {
      const { key } = await world.admin.createKey(pro.workspaceId, {
        name: 'short',
        scopes: ['run'],
        expiresAt: new Date(NOW + 1).toISOString(),
      })
      world.travel(2)
      const answer = await call(world, key, name, good(name))
      world.travel(-2)
      return answer
    },
    invalid_session_token: withSession(() => `${token.open.slice(0, -4)}AAAA`),
    expired_session_token: async (name, operation) => {
      world.travel(30 * DAY)
      const answer = await withSession(() => token.open)(name, operation)
      world.travel(-30 * DAY)
      return answer
    },
    session_key_mismatch: async (name) => {
      const other = await world.tenant('pro')
      return call(world, other.key, name, { ...good(name), session: token.open })
    },

    tier_required: async (name, { upload }) => {
      if (name === 'add_subjects') {
        const id = await world.portfolio(free.key)
        const rows = Array.from({ length: 998 }, (_, at) => `F-${at},Acme Robotics Ltd\n`)
        const full = await world.call(free.key, 'put_portfolio_subjects', {
          id,
          file: `ref,name\n${rows.join('')}`,
        })
        expect(full.body['subjects']).toBe(1_000)
        return call(world, free.key, name, { ...good(name), id })
      }
      const own = name === 'put_portfolio_subjects' && { id: await world.portfolio(free.key) }
      const many = Array.from({ length: 1_001 }, (_, at) => `F-${at},Acme Robotics Ltd\n`)
      return call(world, free.key, name, {
        ...good(name),
        ...own,
        ...(upload !== undefined && { file: `ref,name\n${many.join('')}` }),
        ...(name === 'export' && { format: 'pdf' }),
      })
    },
    insufficient_scope: async (name) => {
      const { key } = await world.admin.createKey(pro.workspaceId, { name: 'reader', scopes: ['read'] })
      return call(world, key, name, good(name))
    },
    not_found: (name) =>
      call(world, pro.key, name, {
        ...good(name),
        ...('ref' in good(name) ? { ref: NO_RUN } : { id: NO_RUN }),
      }),
    unknown_scorer: (name) => call(world, pro.key, name, { ...good(name), scorer: 'charisma' }),
    foreign_origin: 'no operation of its own',
    cross_site_request: 'no operation of its own',
    https_required: 'no operation of its own',
    role_required: 'no operation of its own',
    last_owner: 'no operation of its own',
    last_own_sign_in: 'no operation of its own',
    sign_in_failed: 'no operation of its own',
    wrong_code: 'no operation of its own',
    passkey_refused: 'no operation of its own',
    no_identity_provider: 'no operation of its own',
    identity_provider_failed: 'no operation of its own',
    identity_refused: 'no operation of its own',
    identity_not_linked: 'no operation of its own',
    own_sign_in_required: 'no operation of its own',
    domain_not_proven: 'no operation of its own',
    link_invalid: 'no operation of its own',
    upstream_unreachable: 'no operation of its own',
    method_not_allowed: 'no operation of its own',
    expectation_failed: 'no operation of its own',
    headers_too_large: 'no operation of its own',
    payload_too_large: (name, operation) =>
      operation.upload === undefined
        ? raw(operation, pro.key, JSON.stringify({ pitch: 'x'.repeat(655_360) }))
        : call(world, pro.key, name, good(name), {
            'content-length': String(operation.upload.maxBytes + 1),
          }),
    unsupported_media_type: (_name, operation) =>
      raw(operation, pro.key, 'pitch=x', 'application/x-www-form-urlencoded'),

    verdict_not_build: withSession(() => token.scored),
    idempotency_key_reused: async (name) => {
      const key = randomBytes(8).toString('hex')
      const session =
        name === 'submit_signal'
          ? await world.session(pro.key, { ...example('middling'), signals: [] })
          : undefined
      const first = { ...good(name), ...(session !== undefined && { session }) }
      const taken = await call(world, pro.key, name, first, { 'idempotency-key': key })
      expect(taken.status, taken.text).toBeLessThan(300)
      const changes: Partial<Record<OperationName, Record<string, unknown>>> = {
        start: { pitch: 'Another pitch altogether.' },
        submit_signal: { axis: 'market' },
        score: { category: 'fintech' },
        record_event: { event_kind: 'export' },
        run_diligence: { subject: { name: 'Another Company Ltd' } },
        create_portfolio: { name: 'Others' },
        add_subjects: { subjects: [{ ref: 'C-9', name: 'Another Company Ltd' }] },
        screen_portfolio: { id: token.spare.portfolio },
        create_webhook: { label: 'Others' },
        rotate_webhook_secret: { id: token.spare.webhook },
        test_webhook: { id: token.spare.webhook },
        replay_webhook_delivery: { id: token.spare.webhook },
        update_case: { assignee: 'Others' },
        comment_on_case: { text: 'Another comment.' },
        decide_case: { reason: 'Another reason.' },
        start_batch: { file: 'ref,name\nC-9,Another Company Ltd\n' },
      }
      return call(world, pro.key, name, { ...first, ...changes[name] }, { 'idempotency-key': key })
    },

    case_conflict: async (name) => {
      const id = await openCase(world.ports.store, pro.workspaceId)
      await world.ports.store.write(pro.workspaceId, async (tenant) => {
        const { subjectKey = '' } = (await tenant.caseOf(id)) ?? {}
        await tenant.eraseCases([subjectKey])
      })
      return call(world, pro.key, name, { ...good(name), id })
    },
    second_person_required: async (name) => {
      const careful = await world.tenant('pro')
      const id = await openCase(world.ports.store, careful.workspaceId)
      await world.ports.store.write(careful.workspaceId, (tenant) => tenant.setFourEyes(true))
      const request = { ...good(name), id }
      expect((await call(world, careful.key, name, request)).status).toBe(200)
      return call(world, careful.key, name, request)
    },

    session_erased: async (name) => {
      const session = await world.session(pro.key, { ...example('middling'), signals: [] })
      const id = sessionIdIn(session)
      const erased = await world.call(pro.key, 'erase_session', { id })
      expect(erased.status, erased.text).toBe(200)
      const input = good(name)
      const named = 'session_id' in input ? { session_id: id } : 'id' in input ? { id } : { session }
      return call(world, pro.key, name, { ...input, ...named })
    },

    erased_entry: async (name) => {
      const isRun = name === 'update_run'
      // why another subject: every run of an erased one is erased
      const id = isRun
        ? String((await world.call(pro.key, 'run_diligence', { subject: { name: 'Gone Ltd' } })).body['id'])
        : sessionIdIn(await world.session(pro.key, { ...example('middling'), signals: [] }))
      const erased = isRun
        ? await world.call(pro.key, 'erase_subject', { ref: id })
        : await world.call(pro.key, 'erase_session', { id })
      expect(erased.status, erased.text).toBe(200)
      return call(world, pro.key, name, { id, title: 'Jane Doe' })
    },

    signals_missing: withSession(() => token.open),
    not_scored: (name, operation) =>
      name === 'download_export' || name === 'get_session_audit'
        ? call(world, pro.key, name, { id: sessionIdIn(token.open) })
        : withSession(() => token.open)(name, operation),
    not_finished: async (name) => {
      const unworked = await idle()
      const { key } = await unworked.tenant('pro')
      const { body } = await unworked.call(key, 'run_diligence', good('run_diligence'))
      return call(unworked, key, name, { ...good(name), id: String(body['id']) })
    },

    kind_not_on_axis: submitting(() => submitAfter([], signal(quote, 'ltv'))),
    unknown_field: submitting(() => submitAfter([], signal({ ...quote, constructor: 'x' }))),
    invalid_value: submitting(() => submitAfter([], signal({ ...quote, source_date: '2026-02-30' }))),
    future_date: submitting(() => submitAfter([], signal({ ...quote, source_date: '2026-12-01' }))),
    too_old: submitting(() => submitAfter([], signal({ ...quote, source_date: '2014-01-01' }))),
    too_short: submitting(() => submitAfter([], signal({ ...quote, verbatim: 'We lose hours' }))),
    placeholder_text: submitting(() =>
      submitAfter([], signal({ ...quote, source_url: 'https://example.com/x' })),
    ),
    duplicate_signal: submitting(() => submitAfter([signal()], signal())),
    near_duplicate: submitting(() =>
      submitAfter([signal()], signal({ ...quote, source_date: '2026-07-02' })),
    ),
    pitch_echo: submitting(() => submitAfter([], signal(), String(quote['verbatim']))),
    self_source: submitting(() =>
      submitAfter([], signal(), 'We are chairside-forum.co.uk and remind patients.'),
    ),
    too_many_entries: submitting(async () => {
      const prospect = (i: number) => ({
        axis: 'market',
        kind: 'named_prospect',
        value: { organization: `Practice ${i}`, organization_url: `https://practice${i}.com` },
      })
      return submitAfter(
        Array.from({ length: 25 }, (_, i) => prospect(i)),
        prospect(25),
      )
    }),
    unknown_entry: submitting(() => submitAfter([], { ...signal(), replaces: 'e_00000000' })),
    head_check_failed: submitting(() =>
      submitAfter([], signal({ ...quote, source_url: 'https://dead.io/x' })),
    ),
    message_refused: submitting(() => submitAfter([], withMessage('Subject: Our order\r\n\r\nWe order.'))),
    message_unchecked: submitting(async () => submitAfter([], withMessage(await signed(letter())))),

    quota_exceeded: async (name) => {
      const { key } = await world.tenant('free')
      for (let i = 0; i < 3; i++) expect((await call(world, key, name, good(name))).status).toBe(200)
      return call(world, key, name, good(name))
    },
    rate_limited: async (name) => {
      const limited = await strict()
      const { key } = await limited.tenant('pro')
      await call(limited, key, name, good(name))
      return call(limited, key, name, good(name))
    },
    internal: broken(32, (sick) => {
      const fail = () =>
        Promise.reject(new Error('SQLITE_CORRUPT at /var/lib/assay in select * from sessions'))
      Object.assign(sick.ports.store, { progress: fail, read: fail, write: fail })
      Object.assign(sick.ports.store.sources, { states: fail, snapshots: fail })
    }),
    signing_misconfigured: broken(4, (sick, who) =>
      sick.ports.store.write(who.workspaceId, (tenant) =>
        tenant.insertSession({
          id: '01KBV6T0Z8Q4W7X2M5N9R3C1KD',
          keyId: who.keyId,
          pitch: 'Reminders for practices, set once a week.',
          openedAt: new Date(NOW).toISOString(),
          category: 'default',
          rev: 0,
          progress: '{"missing_signals":[]}',
          current: null,
        }),
      ),
    ),
    too_many_scorings: async (name) => {
      const full = await createWorld()
      const { key } = await full.tenant('pro')
      const session = await full.scored(key, example('strong'))
      const { store } = full.ports
      const write = store.write.bind(store)
      // why not in fact: 1,000 scorings take half a minute
      const end = { length: 1_000, index: 0, hash: '0'.repeat(64) }
      const often: typeof write = (id, work) =>
        write(id, (tenant) => work({ ...tenant, chainEnd: () => Promise.resolve(end) }))
      Object.assign(store, { write: often })
      const answer = await call(full, key, name, { session, category: 'fintech' })
      await full.close()
      return answer
    },
    audit_log_broken: async (name) => {
      // why: only a run that is open can be cancelled
      const staysOpen = name === 'cancel_run'
      if (
        name === 'unwatch_portfolio' ||
        name === 'delete_portfolio' ||
        name === 'remove_portfolio_subject'
      ) {
        // why a world of its own: a list is taken in once
        const sick = await createWorld()
        const person = { id: 1, first: 'SELMA', last: 'ORRIN' }
        const desk = await watchedPortfolio(sick, 'ref,name,type\nC-1,Selma Orrin,person\n', [person])
        await (sick.ports.store as OpenStore).db.deleteFrom('audit_checkpoints').execute()
        const refused = await call(sick, desk.key, name, {
          id: desk.portfolio,
          ...(name === 'remove_portfolio_subject' && { ref: 'C-1' }),
        })
        desk.close()
        await sick.close()
        return refused
      }
      const sick = await (staysOpen ? idle() : logless())
      const { key } = await sick.tenant('pro')
      const session = await sick.scored(key, example('strong'))
      const asked = { subject: { name: 'Acme Robotics Ltd' } }
      const run = staysOpen
        ? String((await sick.call(key, 'run_diligence', asked, { prefer: 'respond-async' })).body['id'])
        : await sick.run(key)
      const ofCase = staysOpen ? '' : await sick.case(key)
      // why before the log breaks: what is exported has to be there
      const portfolio = name === 'get_portfolio_subjects' ? await sick.portfolio(key) : token.portfolio
      const batch = name === 'get_batch_results' ? await sick.batch(key) : token.batch
      await (sick.ports.store as OpenStore).db.deleteFrom('audit_checkpoints').execute()
      const input = goodRequest(name, {
        ...token,
        open: session,
        build: session,
        run,
        case: ofCase,
        portfolio,
        batch,
      })
      // why another category: the same one gets the stored answer
      return call(sick, key, name, {
        ...(name === 'erase_session' ? { id: sessionIdIn(session) } : input),
        ...(name === 'score' && { category: 'fintech' }),
      })
    },
    overloaded: broken(32, (sick) => {
      const fail = () => Promise.reject(new StoreUnavailable('pool at 10.0.0.5 exhausted'))
      Object.assign(sick.ports.store, { progress: fail, read: fail, write: fail })
      Object.assign(sick.ports.store.sources, { states: fail, snapshots: fail })
    }),
    not_available: 'no operation of its own',
  }

  const close = async (): Promise<void> => {
    for (const made of worlds) await made.close()
  }
  return { world, free, pro, token, good, scenarios, close }
}
