// The server is killed in the middle of writes, many times over one data folder. Every write it acknowledged is there
// afterwards, and the quota and the revision count no write twice.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openStore } from '../../src/platform/store/store.ts'
import { assay, assayJson, post, site, start } from '../support/process.ts'
import { tries } from '../support/tries.ts'

const ROUNDS = tries(40, 300)
const WRITERS = 8

test(`kill -9 in ${ROUNDS} rounds loses no acknowledged write`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-kill-'))
  const web = await site()
  const environment = {
    ASSAY_DATA_DIR: folder,
    ASSAY_PORT: '0',
    ASSAY_FETCH_ALLOW: `*.localhost:${web.port}`,
    ASSAY_RATE_LIMIT_PRO: '1000000',
    ASSAY_LOG_LEVEL: 'warn',
  }
  const { id: workspace } = await assayJson<{ id: string }>(
    ['workspaces', 'create', '--name', 'Kill', '--tier', 'pro'],
    environment,
  )
  const { key } = await assayJson<{ key: string }>(
    ['keys', 'create', '--workspace', workspace, '--name', 'k', '--scopes', 'run'],
    environment,
  )
  const refusals: Error[] = []
  const acknowledged: { session: string; entry: string }[] = []
  const kinds = ['named_prospect', 'named_competitor', 'shipped_artifact', 'pricing_row'] as const
  let serial = 0

  const signalOf = (kind: (typeof kinds)[number], n: number) => {
    const url = `http://host-${n}.localhost:${web.port}/p`
    const values = {
      named_prospect: { organization: `Practice ${n}`, organization_url: url },
      named_competitor: { name: `Rival House ${n}`, url, category: 'direct' },
      shipped_artifact: { title: `Artifact number ${n}`, artifact_url: url },
      pricing_row: {
        competitor: `Rival House ${n}`,
        plan: `Plan ${n}`,
        price: n,
        currency: 'USD',
        period: 'month',
        source_url: url,
        observed_date: '2026-01-01',
      },
    }
    const axis = {
      named_prospect: 'market',
      named_competitor: 'solutions',
      shipped_artifact: 'founder',
      pricing_row: 'solutions',
    }[kind]
    return { axis, kind, value: values[kind] }
  }

  async function write(url: string, stopped: () => boolean): Promise<void> {
    try {
      while (!stopped()) {
        const opened = await post(url, '/v1/start', key, { pitch: 'A pitch to be killed in the middle.' })
        if (opened.status !== 200) return
        const { token, session_id: session } = opened.body as { token: string; session_id: string }
        for (let i = 0; i < 40 && !stopped(); i++) {
          const signal = signalOf(kinds[i % kinds.length] ?? 'named_prospect', ++serial)
          const { status, body } = await post(url, '/v1/submit_signal', key, { session: token, ...signal })
          if (status === 200) acknowledged.push({ session, entry: String(body['entry']) })
          else expect([503], JSON.stringify(body)).toContain(status)
        }
      }
    } catch (error) {
      // the connection died with the server: not acknowledged. A refusal is no death: it would end every writer
      if (!stopped() && error instanceof Error && error.name === 'AssertionError') refusals.push(error)
    }
  }

  for (let round = 0; round < ROUNDS; round++) {
    const server = await start('serve', environment)
    let dead = false
    const writers = Array.from({ length: WRITERS }, () => write(server.url, () => dead))
    // why by writes: on a busy machine a time would kill it before the first
    const enough = acknowledged.length + WRITERS + 1 + ((round * 5) % 40)
    while (acknowledged.length < enough && server.child.exitCode === null && refusals.length === 0)
      await wait(1)
    dead = (await server.end('SIGKILL')) === 'SIGKILL'
    await Promise.all(writers)
    expect(refusals).toEqual([])
  }
  web.close()

  const store = await openStore({ kind: 'sqlite', path: join(folder, 'assay.sqlite') })
  const ledgers = new Map<string, Set<string>>()
  for (const session of new Set(acknowledged.map((kept) => kept.session))) {
    const [row, entries] = await store.read(
      workspace,
      async (reads) => [await reads.session(session), await reads.entries(session)] as const,
    )
    expect(row?.rev).toBe(entries.length)
    ledgers.set(session, new Set(entries.map(({ id }) => id)))
  }
  const lost = acknowledged.filter(({ session, entry }) => !ledgers.get(session)?.has(entry))
  await store.close()
  expect((await assay(['fsck'], environment)).code).toBe(0)
  rmSync(folder, { recursive: true })
  console.log(`${acknowledged.length} acknowledged writes in ${ROUNDS} rounds, ${lost.length} lost`)
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * WRITERS)
  expect(lost).toEqual([])
})
