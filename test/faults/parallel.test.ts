// Many calls at once, over real HTTP with real link checks.
import type { Signal } from '../../src/contract/vocabulary/signal.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AXES, kindsOf } from '../../src/assessment/rules/index.ts'
import { relocate } from '../../src/edges/cli/commands/demo.ts'
import { readConfig, settings } from '../../src/installation/config.ts'
import { serve } from '../../src/main/serve.ts'
import type { RunningServer } from '../../src/edges/cli/parts/composition.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { administration } from '../../src/accounts/administration/administration.ts'
import { get, post, type Site, site } from '../support/process.ts'
import { kinds } from '../support/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-parallel-'))
let web: Site
let server: RunningServer

beforeAll(async () => {
  // why 120 ms: with 4 checks at a time for a workspace, 120 of them take longer than the 3 seconds of one
  web = await site(120)
  server = await serve(
    readConfig(settings, {
      ASSAY_DATA_DIR: folder,
      ASSAY_PORT: '0',
      ASSAY_FETCH_ALLOW: `*.localhost:${web.port}`,
      ASSAY_LOG_LEVEL: 'silent',
    }),
  )
})
afterAll(async () => {
  await server.close()
  web.close()
  rmSync(folder, { recursive: true })
})

async function keyFor(tier: 'free' | 'pro'): Promise<string> {
  const admin = administration({ store: server.store, clock: systemClock, ids: randomIds() })
  const { id } = await admin.createWorkspace('Parallel', tier)
  return (await admin.createKey(id, { name: 'k', scopes: ['run'] })).key
}

/** Words that make two texts different enough, from a number. */
const words = (n: number): string =>
  Array.from(
    { length: 9 },
    (_, i) =>
      `${['zin', 'mor', 'tal', 'vek', 'dus', 'pla', 'ker', 'bon'][(n >> i) % 8]}${['a', 'e', 'i', 'o'][(n + i) % 4]}${n}${i}`,
  ).join(' ')

test('120 required plural signals at once with one and the same token on a Pro key: all kept, none twice', async () => {
  const key = await keyFor('pro')
  const { token } = (
    await post(server.url, '/v1/start', key, { pitch: 'Balance reminders for dental practices.' })
  ).body
  const plural = [
    'user_quote',
    'counterfactual_quote',
    'named_prospect',
    'named_competitor',
    'dissatisfaction_quote',
    'pricing_row',
    'cac_benchmark',
    'shipped_artifact',
  ] as const
  const signals = plural.flatMap((kind) =>
    Array.from({ length: 15 }, (_, n) => {
      const sample = kinds[kind]
      if (!sample) throw new Error(kind)
      const moved = relocate(sample.value, { sitePort: web.port, days: 0 }) as Record<string, unknown>
      const unlike = Object.fromEntries(
        Object.entries(moved).map(([name, value]) => {
          if (name === 'verbatim' || name === 'explanation')
            return [name, `We ${words(n * 8 + plural.indexOf(kind))}`]
          if (name.endsWith('url'))
            return [name, `http://${kind.replaceAll('_', '-')}-${n}.localhost:${web.port}/page`]
          if (/^(organization|name|competitor|title|comparable_company|plan)$/.test(name))
            return [name, `${String(value)} ${words(n)}`.slice(0, 78)]
          return [name, value]
        }),
      )
      return { session: token, axis: sample.axis, kind, value: unlike }
    }),
  )
  expect(signals).toHaveLength(120)
  const before = web.seen.length
  const answers = await Promise.all(
    signals.map((signal) => post(server.url, '/v1/submit_signal', key, signal)),
  )
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([])
  expect(new Set(answers.map(({ body }) => body['entry'])).size).toBe(120)
  const seen = web.seen.slice(before)
  for (const method of ['HEAD ', 'GET '])
    expect(
      seen.filter((request) => request.startsWith(method)),
      method,
    ).toHaveLength(120)
  expect(seen).toHaveLength(240)

  const { body: progress } = await get(server.url, `/v1/check_progress?session=${String(token)}`, key)
  const axes = progress['axes'] as Record<string, { requirements: Record<string, { have: number }> }>
  for (const kind of plural) {
    const axis = AXES.find((candidate) => kindsOf(candidate).some((known) => known === kind)) ?? ''
    expect(axes[axis]?.requirements[kind]?.have, kind).toBe(15)
  }
})

test('parallel starts on free: exactly three succeed, the others are told when to come back', async () => {
  const key = await keyFor('free')
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      post(server.url, '/v1/start', key, { pitch: 'A pitch of a free workspace.' }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(9)
  for (const { body, headers } of refused) {
    expect(body['error']).toBe('quota_exceeded')
    expect(Number(headers.get('retry-after'))).toBe(body['retry_after_seconds'])
  }
})

test('one Idempotency-Key sent 10 times at once starts one session and spends one unit', async () => {
  const key = await keyFor('free')
  const start = (idempotencyKey: string) =>
    post(
      server.url,
      '/v1/start',
      key,
      { pitch: 'A pitch that is sent again and again.' },
      { 'idempotency-key': idempotencyKey },
    )
  const answers = await Promise.all(Array.from({ length: 10 }, () => start('one')))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect([(await start('two')).status, (await start('three')).status, (await start('four')).status]).toEqual([
    200, 200, 429,
  ])
})

test('parallel scores of one ledger are the same bytes', async () => {
  const key = await keyFor('pro')
  const { token } = (
    await post(server.url, '/v1/start', key, { pitch: 'Balance reminders for dental practices.' })
  ).body
  const { default: example } = (await import('../../examples/dental-reminders.json', {
    with: { type: 'json' },
  })) as { default: { signals: unknown[] } }
  const signals = relocate(example.signals, { sitePort: web.port, days: 0 }) as Signal[]
  web.hold(signals)
  for (const signal of signals)
    expect((await post(server.url, '/v1/submit_signal', key, { session: token, ...signal })).status).toBe(200)
  const scores = await Promise.all(
    Array.from({ length: 8 }, () =>
      post(server.url, '/v1/score', key, { session: token, category: 'b2b_saas_smb' }),
    ),
  )
  expect(new Set(scores.map(({ body }) => JSON.stringify({ ...body, session_token: '' }))).size).toBe(1)
  expect(scores[0]?.body).toMatchObject({ scorecard: { total: 43, verdict: 'iterate' } })
})
