// Witnesses cosign the checkpoints of a server in the background. A checkpoint is shown as cosigned only with a cosignature that
// holds, and no write waits for a witness or fails because of one.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { WitnessAnswer } from '../../src/audit/log/ask-witness.ts'
import { linesOfReport } from '../../src/audit/bundle/bundle-report.ts'
import { verifyBundle } from '../../src/audit/bundle/verify-bundle.ts'
import type { AuditCheckpoint } from '../../src/contract/vocabulary/audit.ts'
import { createWorkspaceLog, type WorkspaceLog } from '../../src/audit/log/workspace-log.ts'
import { createWitnessing, type Witnessing } from '../../src/installation/witnessing.ts'
import { parseFetchAllow } from '../../src/platform/http-guard/fetch-allow.ts'
import { createPostText } from '../../src/platform/http-guard/post-text.ts'
import { ed25519FromSeed, verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { assay, start } from '../support/process.ts'
import { stores } from '../support/stores.ts'
import { startWitness, type TestWitness } from '../support/witness.ts'
import { createWorld, LOG_KEY, LOG_SEED, type World } from '../support/world.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
type Answered = WitnessAnswer | { readonly kind: 'failed'; readonly says: string }

describe.each(stores)('on $kind', ({ skip, place }) => {
  describe.skipIf(skip)('witnesses', () => {
    let store: OpenStore
    let world: World
    let witnessing: Witnessing
    let [first, second]: readonly TestWitness[] = []
    let answers: (readonly [string, Answered])[] = []
    let end: () => Promise<void>
    let [key, workspaceId] = ['', '']

    beforeEach(async () => {
      const { location, remove } = await place()
      store = await openStore(location)
      const both = [await startWitness('one', 61), await startWitness('two', 71)] as const
      ;[first, second] = both
      answers = []
      world = await createWorld({
        store,
        witnessed: { witnesses: both, onGrown: (log) => witnessing.grew(log) },
      })
      witnessing = witnessingOf(world.ports.auditLog, both)
      ;({ key, workspaceId } = await world.tenant('free'))
      const { verifierKey } = await checkpoint()
      for (const witness of both) witness.keys.add(verifierKey)
      witnessing.begin()
      end = async () => {
        await witnessing.stop()
        for (const witness of both) witness.close()
        await world.close()
        await remove()
      }
    })
    afterEach(() => end())

    const witnessingOf = (auditLog: WorkspaceLog, witnesses: readonly TestWitness[]): Witnessing => {
      const hosts = witnesses.map(({ url }) => new URL(url).host).join(',')
      return createWitnessing(
        {
          store,
          witnesses,
          auditLog,
          post: createPostText({ allow: parseFetchAllow(hosts), totalMs: 500 }),
          verify: verifyEd25519,
          onAnswer: (name, answer) => answers.push([name, answer]),
        },
        { readAfterMs: [20, 300], pauseMs: 50, refusedAgainMs: 100 },
      )
    }
    const checkpoint = async (): Promise<AuditCheckpoint> =>
      (await world.call(key, 'get_audit_checkpoint', {})).body as unknown as AuditCheckpoint
    const aRun = async (): Promise<string> => {
      const { body } = await world.call(key, 'run_diligence', { subject: { name: 'Acme Ltd' } })
      expect(body).toMatchObject({ status: 'completed', audit: { tamperEvident: true } })
      return String(body['id'])
    }
    /** The witnesses whose lines are below the newest checkpoint. */
    const cosigners = async (): Promise<readonly string[]> => {
      const { checkpoint: note } = await checkpoint()
      return ['one', 'two'].filter((name) => note.includes(`— ${name}.example/w `))
    }
    const alter = (statement: RawBuilder<unknown>): Promise<void> =>
      store.db.transaction().execute(async (db) => {
        if (store.dialect === 'postgres')
          await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(db)
        await statement.execute(db)
      })
    const verified = async (run: string, quorum: string) => {
      const { verifierKey } = await checkpoint()
      const { body } = await world.call(key, 'get_run_audit', { id: run, from: '0' })
      const pin = (await store.read(workspaceId, (tenant) => tenant.checkpointsAfter(-1, 1)))[0]?.note ?? ''
      const names = [first, second].map((each) => `witness ${each?.name} ${each?.id}\n`).join('')
      const policy = `log ${verifierKey}\n${names}group all all one two\n${quorum}\n`
      const report = verifyBundle(
        utf8(JSON.stringify(body)),
        { policy: utf8(policy), pin: utf8(pin) },
        verifyEd25519,
      )
      return { outcome: report.outcome, says: linesOfReport(report).join('\n') }
    }

    test('cosign each newest checkpoint, and the verifier says who did', async () => {
      let run = ''
      for (let round = 0; round < 3; round++) {
        run = await aRun()
        await expect.poll(cosigners).toEqual(['one', 'two'])
      }
      expect(await verified(run, 'quorum all')).toEqual({
        outcome: 'verified',
        says: expect.stringContaining('Witnesses that cosigned it: one, two.') as string,
      })
      expect(first?.answered.filter((status) => status === 409)).toEqual([])
      expect(first?.seen.size).toBe(1)
    })

    test('that answer nothing hold up no write, and make no checkpoint cosigned; they go on where they were', async () => {
      if (second === undefined) throw new Error('two witnesses')
      second.fate = 'silent'
      const run = await aRun()
      await expect.poll(cosigners).toEqual(['one'])
      expect(await verified(run, 'quorum all')).toEqual({
        outcome: 'untrusted',
        says: expect.stringContaining(
          'Fewer witnesses cosigned the checkpoint than the policy asks for: one',
        ) as string,
      })
      expect((await verified(run, 'quorum one')).outcome).toBe('verified')
      expect((await verified(run, 'quorum none')).says).toContain('Witnesses that cosigned it: one.')
      await expect
        .poll(() => answers.filter(([name]) => name === 'two').map(([, { kind }]) => kind))
        .toContain('failed')
      second.fate = 'honest'
      await expect.poll(cosigners).toEqual(['one', 'two'])
    })

    test.each(['wrong signature', 'foreign key', 'redirects'] as const)(
      'that answer with a %s are not believed',
      async (fate) => {
        if (second === undefined) throw new Error('two witnesses')
        second.fate = fate
        await aRun()
        await expect.poll(cosigners).toEqual(['one'])
        await expect
          .poll(() => answers.filter(([name]) => name === 'two').map(([, { kind }]) => kind))
          .toContain('refused')
        expect(await store.read(workspaceId, (tenant) => tenant.lastCosigned(second?.id ?? ''))).toBe(0)
      },
    )

    test('that do not know the log or its key refuse, and the reason says what to do', async () => {
      second?.keys.clear()
      await aRun()
      await expect
        .poll(() => answers.findLast(([name]) => name === 'two')?.[1])
        .toMatchObject({
          kind: 'refused',
          says: expect.stringContaining('give its operator the origin') as string,
        })
    })

    test('find a log that was set back, and one that was rewritten, and cosign neither', async () => {
      await aRun()
      await aRun()
      await expect.poll(cosigners).toEqual(['one', 'two'])
      await witnessing.stop()
      await alter(sql`delete from audit_cosignatures where workspace_id = ${workspaceId}`)
      const [origin = '', seen] = [...(first?.seen ?? [])][0] ?? []
      first?.seen.set(origin, { size: 100, root: new Uint8Array(32) })
      second?.seen.set(origin, { size: seen?.size ?? 0, root: new Uint8Array(32) })
      answers = []
      witnessing = witnessingOf(
        world.ports.auditLog,
        [first, second].filter((each) => each !== undefined),
      )
      witnessing.begin()
      await expect.poll(() => new Set(answers.map(([name]) => name)).size).toBe(2)
      for (const name of ['one', 'two'])
        expect(answers.find((each) => each[0] === name)?.[1]).toMatchObject({
          kind: 'contradicted',
          says: expect.stringContaining(
            name === 'one' ? 'this one has fewer' : 'another log of 6 leaves',
          ) as string,
        })
      expect(await cosigners()).toEqual([])
    })

    test('whose line was changed in the database are not claimed, and the log is as it was', async () => {
      await aRun()
      await expect.poll(cosigners).toEqual(['one', 'two'])
      await witnessing.stop()
      await alter(
        sql`update audit_cosignatures set line = replace(line, '=', 'A') || '' where witness = ${first?.id ?? ''} and workspace_id = ${workspaceId}`,
      )
      await alter(
        sql`update audit_cosignatures set line = line || line where witness = ${second?.id ?? ''} and workspace_id = ${workspaceId}`,
      )
      expect(await cosigners()).toEqual([])
      await aRun()
    })

    test('that know the old key of a log cosign until it is retired, and then need the new one', async () => {
      await aRun()
      await expect.poll(cosigners).toEqual(['one', 'two'])
      await witnessing.stop()
      const seed = new Uint8Array(32).fill(99)
      const newKey = { ...ed25519FromSeed(seed), verify: verifyEd25519, previous: LOG_KEY }
      const both = [first, second].filter((each) => each !== undefined)
      const log = createWorkspaceLog({
        key: newKey,
        host: '127.0.0.1:8787',
        makeId: () => '',
        witnesses: both,
      })
      const step = (which: 'rotateKey' | 'retireKey') =>
        store.write(workspaceId, async (tenant) =>
          (await log.open(tenant))[which]('2026-11-25T09:00:00.000Z'),
        )
      const sizes = () =>
        store.read(workspaceId, (tenant) => Promise.all(both.map(({ id }) => tenant.lastCosigned(id))))
      witnessing = witnessingOf(log, both)
      witnessing.begin()
      expect(await step('rotateKey')).toBe(true)
      witnessing.grew({
        logId: (await store.read(workspaceId, (tenant) => tenant.logName()))?.logId ?? '',
        origin: '',
      })
      await expect.poll(sizes).toEqual([4, 4])
      expect(await step('retireKey')).toBe(true)
      const head = await store.read(workspaceId, (tenant) => log.head(tenant))
      first?.keys.add(head?.verifierKey ?? '')
      witnessing.grew({
        logId: (await store.read(workspaceId, (tenant) => tenant.logName()))?.logId ?? '',
        origin: '',
      })
      await expect.poll(sizes).toEqual([5, 4])
      await expect
        .poll(() => answers.findLast(([name]) => name === 'two')?.[1])
        .toMatchObject({ kind: 'refused', says: 'it does not know the key of this log (403)' })
      second?.keys.add(head?.verifierKey ?? '')
      await expect.poll(sizes).toEqual([5, 5])
    })

    test('are asked by another server where the first one stopped, and two servers ask them at once', async () => {
      await aRun()
      await expect.poll(cosigners).toEqual(['one', 'two'])
      await witnessing.stop()
      await alter(sql`delete from audit_cosignatures where workspace_id = ${workspaceId}`)
      await aRun()
      const both = [first, second].filter((each) => each !== undefined)
      const servers = [witnessingOf(world.ports.auditLog, both), witnessingOf(world.ports.auditLog, both)]
      for (const server of servers) server.begin()
      // the sizes that the witnesses have are learnt from their answers
      await expect.poll(cosigners).toEqual(['one', 'two'])
      expect(first?.answered).toContain(409)
      for (const server of servers) await server.stop()
    })
  })
})

test('a server with witnesses in its settings has its logs cosigned; doctor counts them, and the policy has them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-witness-'))
  const witness = await startWitness('one')
  const policy = join(folder, 'witnesses.txt')
  writeFileSync(policy, `witness one ${witness.id} ${witness.url}\nquorum one\n`)
  const store = await openStore({ kind: 'sqlite', path: join(folder, 'assay.sqlite') })
  const world = await createWorld({ store })
  const { key, workspaceId } = await world.tenant('free')
  await world.call(key, 'run_diligence', { subject: { name: 'Acme Ltd' } })
  const { verifierKey } = (await world.call(key, 'get_audit_checkpoint', {}))
    .body as unknown as AuditCheckpoint
  witness.keys.add(verifierKey)
  const environment = {
    ASSAY_DATA_DIR: folder,
    ASSAY_PORT: '0',
    ASSAY_LOG_KEY: LOG_SEED,
    ASSAY_SYNC_SOURCES: 'none',
    ASSAY_WITNESSES: policy,
    ASSAY_FETCH_ALLOW: new URL(witness.url).host,
  }
  expect((await assay(['doctor'], environment)).out).toContain('witness one: has cosigned 0 of 1 logs')
  const server = await start('serve', environment)
  await expect.poll(() => store.read(workspaceId, (tenant) => tenant.lastCosigned(witness.id))).toBe(3)
  const answer = await fetch(`${server.url}/v1/audit/checkpoint`, {
    headers: { authorization: `Bearer ${key}` },
  })
  expect(((await answer.json()) as AuditCheckpoint).checkpoint).toContain('— one.example/w ')
  expect(await server.end('SIGTERM')).toBe(0)
  expect((await assay(['doctor'], environment)).out).toContain('witness one: has cosigned 1 of 1 logs')
  expect((await assay(['audit', 'policy'], environment)).out).toBe(
    `log ${verifierKey}\nwitness one ${witness.id} ${witness.url}\nquorum one\n`,
  )
  expect((await assay(['fsck'], environment)).code).toBe(0)
  for (const [text, says] of [
    ['quorum none\n', 'names no witness'],
    [`witness one ${witness.id}\nquorum one\n`, 'no address that Assay asks'],
    [`witness one ${witness.id} http://witness.example/\nquorum one\n`, 'no address that Assay asks'],
    [`witness one ${witness.id} https://127.0.0.1/\nquorum one\n`, 'no address that Assay asks'],
    ['nonsense\n', 'is not a policy file'],
  ] as const) {
    writeFileSync(policy, text)
    expect((await assay(['doctor'], environment)).out).toMatch(new RegExp(`FAIL {2}witnesses: .*${says}`))
  }
  await world.close()
  witness.close()
  rmSync(folder, { recursive: true })
  expect(LOG_KEY.publicKey).toHaveLength(32)
})
