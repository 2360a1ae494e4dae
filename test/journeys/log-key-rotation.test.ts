// The key of the audit log is rotated: by an operator with settings on either store, and in a data folder, where it may break off
// at every step. Trails that were saved before, during and after verify by the keys that a reader has.
import { existsSync, linkSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readPolicy } from '../../src/audit/bundle/policy.ts'
import { verifyBundle } from '../../src/audit/bundle/verify-bundle.ts'
import type { BundleTrust } from '../../src/audit/bundle/verify-bundle.ts'
import { waitingActs } from '../../src/audit/log/waiting-acts.ts'
import { readNote } from '../../src/audit/proofs/index.ts'
import type { LogKey } from '../../src/audit/ports.ts'
import type { AuditBundle } from '../../src/contract/vocabulary/audit.ts'
import { auditLogOf, knownLogKey } from '../../src/installation/audit-log.ts'
import { readConfig, settings } from '../../src/installation/config.ts'
import { dataFolder, lockFolder, logKeySeed } from '../../src/installation/data-folder.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { checkpointOf, keyOf, runIn, seedOf } from '../support/log-keys.ts'
import { assay, assayProcess, begin } from '../support/process.ts'
import { stores } from '../support/stores.ts'
import { createWorld, type World } from '../support/world.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const [OLD, NEW, THIRD] = [seedOf(41), seedOf(42), seedOf(43)]
const BOTH: LogKey = { ...keyOf(NEW), previous: keyOf(OLD) }

describe.each(stores)('on $kind', ({ skip, place }) => {
  describe.skipIf(skip)('with keys from settings', () => {
    let [store, end] = [undefined as OpenStore | undefined, () => Promise.resolve()]
    let environment: Readonly<Record<string, string>> = {}
    let worlds: readonly World[] = []
    beforeEach(async () => {
      const { location, remove } = await place()
      store = await openStore(location)
      environment =
        location.kind === 'postgres'
          ? { DATABASE_URL: location.url, ASSAY_DATA_DIR: mkdtempSync(join(tmpdir(), 'assay-keys-')) }
          : { ASSAY_DATA_DIR: dirname(location.path) }
      end = async () => {
        for (const world of worlds) await world.server.close()
        await store?.close()
        await remove()
        rmSync(environment['ASSAY_DATA_DIR'] ?? '', { recursive: true, force: true })
      }
    })
    afterEach(() => end())

    const server = async (logKey: LogKey): Promise<World> => {
      if (store === undefined) throw new Error('no store')
      const world = await createWorld({ store, logKey })
      worlds = [...worlds, world]
      return world
    }
    const command = (args: readonly string[], key: string, previous?: string) =>
      assay(args, {
        ...environment,
        ASSAY_LOG_KEY: key,
        ...(previous !== undefined && { ASSAY_LOG_KEY_PREVIOUS: previous }),
      })

    test('trails from before, during and after verify by the keys that may sign them, and no server signs with a wrong one', async () => {
      const before = await server(keyOf(OLD))
      const { key } = await before.tenant('free')
      const runs = [await runIn(before, key)]
      const pin = await checkpointOf(before, key)
      const trail = async (world: World, from: number) =>
        (await world.call(key, 'get_run_audit', { id: runs.at(-1) ?? '', from: String(from) }))
          .body as unknown as AuditBundle
      const trails = [await trail(before, pin.size)]

      const unset = await command(['audit', 'rotate-key'], OLD)
      expect(unset.code).toBe(1)
      expect(unset.err).toContain('set ASSAY_LOG_KEY_PREVIOUS to the present key')
      // servers that have both keys sign with the old one until the command
      const during = await server(BOTH)
      runs.push(await runIn(during, key))
      expect(await checkpointOf(during, key)).not.toHaveProperty('previousVerifierKey')
      const waiting = await command(['doctor'], NEW, OLD)
      expect(waiting.out).toContain(
        '1 logs are signed with the old key only. Run: npm run assay -- audit rotate-key',
      )
      const early = await command(['audit', 'retire-key'], NEW, OLD)
      expect([early.code, early.out]).toEqual([1, expect.stringContaining('has not begun the rotation')])

      const rotated = await command(['audit', 'rotate-key', '--json'], NEW, OLD)
      expect(JSON.parse(rotated.out)).toEqual({ changed: 1, done: 0, faults: [] })
      runs.push(await runIn(during, key))
      const both = await checkpointOf(during, key)
      expect(both.previousVerifierKey).toBe(pin.verifierKey)
      trails.push(await trail(during, pin.size))
      // a server that was not restarted: it reads, and signs nothing
      expect((await checkpointOf(before, key)).size).toBe(both.size)
      expect(
        (await before.call(key, 'run_diligence', { subject: { name: 'Acme Robotics Ltd' } })).status,
      ).toBe(503)
      expect((await checkpointOf(during, key)).size).toBe(both.size)
      const again = await command(['audit', 'rotate-key'], NEW, OLD)
      expect([again.code, again.err]).toEqual([
        1,
        expect.stringContaining('End it with "npm run assay -- audit retire-key"'),
      ])
      const third = await command(['audit', 'rotate-key'], THIRD, NEW)
      expect([third.code, third.out]).toEqual([1, expect.stringContaining('FAIL  workspace')])
      expect((await command(['doctor'], NEW, OLD)).out).toContain('two keys sign 1 logs')
      for (const [alone, says] of [
        [OLD, 'which this server does not have'],
        [NEW, 'has not ended'],
      ] as const)
        expect((await command(['doctor'], alone)).out).toMatch(
          new RegExp(`FAIL {2}key of the audit log: workspace .*${says}`),
        )
      expect((await command(['fsck'], NEW, OLD)).code).toBe(0)
      const foreign = await command(['fsck'], OLD)
      expect([foreign.code, foreign.out.match(/^FAIL .*/gm)]).toEqual([
        1,
        [expect.stringMatching(/the newest key of the log, [0-9a-f]{8}, is not of this installation/)],
      ])

      // the old key is not needed to end it
      const retired = await command(['audit', 'retire-key', '--json'], NEW)
      expect(JSON.parse(retired.out)).toEqual({ changed: 1, done: 0, faults: [] })
      runs.push(await runIn(during, key))
      expect(await checkpointOf(during, key)).toMatchObject({ verifierKey: both.verifierKey })
      expect(await checkpointOf(during, key)).not.toHaveProperty('previousVerifierKey')
      const after = await server(keyOf(NEW))
      runs.push(await runIn(after, key))
      trails.push(await trail(after, pin.size))
      const fsck = await command(['fsck'], NEW)
      expect([fsck.code, fsck.out]).toEqual([0, expect.stringContaining('Everything is as it was stored')])

      const policy = (await command(['audit', 'policy'], NEW)).out
      expect(policy).toContain(`#sizes ${pin.verifierKey} 0 `)
      const outcomes = (trust: BundleTrust) =>
        trails.map((each) => verifyBundle(utf8(JSON.stringify(each)), trust, verifyEd25519).outcome)
      const [old, next, kept] = [pin.verifierKey, both.verifierKey, utf8(pin.checkpoint)]
      expect(outcomes({ keys: [old], pin: kept })).toEqual(['verified', 'verified', 'untrusted'])
      expect(outcomes({ keys: [old, next], pin: kept })).toEqual(['verified', 'verified', 'verified'])
      expect(outcomes({ policy: utf8(policy), pin: kept })).toEqual(['verified', 'verified', 'verified'])
      const ofDuring = utf8(both.checkpoint)
      expect(outcomes({ keys: [next], pin: ofDuring })).toEqual(['untrusted', 'untrusted', 'untrusted'])
      const late = await trail(after, both.size)
      const byNew = verifyBundle(utf8(JSON.stringify(late)), { keys: [next], pin: ofDuring }, verifyEd25519)
      expect(byNew.outcome).toBe('verified')
    })

    test('acts that wait with the signature of the old key are taken in before it is retired', async () => {
      const world = await server(keyOf(OLD))
      const { key, workspaceId } = await world.tenant('free')
      await runIn(world, key)
      expect((await command(['audit', 'rotate-key'], NEW, OLD)).code).toBe(0)
      const act = { kind: 'key.revoked', at: '2026-11-28T09:00:00.000Z', actor: 'operator', about: 'k1' }
      const row = { id: world.ports.ids.ulid(), act: JSON.stringify(act) }
      const signed = waitingActs(keyOf(OLD)).sign(workspaceId, row)
      await store?.write(workspaceId, (tenant) => tenant.keepWaitingActs([signed]))
      expect((await command(['audit', 'retire-key'], NEW, OLD)).code).toBe(0)
      const { waiting, entries } = (await store?.read(workspaceId, async (tenant) => ({
        waiting: await tenant.waitingActs(9),
        entries: await tenant.logEntries('log', 0, 50),
      }))) ?? { waiting: [], entries: [] }
      expect(waiting).toEqual([])
      expect(entries.map(({ record }) => record).join()).toContain(act.at)
      expect((await command(['fsck'], NEW)).code).toBe(0)
    })

    test('runs that two servers perform while the key is rotated and retired are all sealed, and every checkpoint has its signatures', async () => {
      const servers = [await server(BOTH), await server(BOTH)] as const
      const tenants = [await servers[0].tenant('pro'), await servers[0].tenant('pro')] as const
      await Promise.all(tenants.map(({ key }) => runIn(servers[0], key)))
      // the logs began with the new key, as there was no old one: rotate from it to a third
      const rotating = { ...keyOf(THIRD), previous: keyOf(NEW) }
      const moved = [await server(rotating), await server(rotating)] as const
      const work = tenants.flatMap(({ key }) =>
        moved.map(async (world) => {
          for (let n = 0; n < 4; n++) await runIn(world, key)
        }),
      )
      const steps = async (): Promise<void> => {
        for (const step of ['rotate-key', 'retire-key']) {
          await wait(150)
          const { out, err } = await command(['audit', step, '--json'], THIRD, NEW)
          expect(JSON.parse(out), err).toEqual({ changed: 2, done: 0, faults: [] })
        }
      }
      await Promise.all([...work, steps()])
      const fsck = await command(['fsck'], THIRD)
      expect([fsck.code, fsck.out]).toEqual([0, expect.stringContaining('18 runs, 58 log entries')])
    })

    test('a rotation without the old key, written beside the server, is refused by server and fsck', async () => {
      const world = await server(keyOf(OLD))
      const { key, workspaceId } = await world.tenant('free')
      await runIn(world, key)
      expect((await command(['audit', 'rotate-key'], NEW, OLD)).code).toBe(0)
      const db = store?.db
      if (db === undefined) throw new Error('no store')
      await db.transaction().execute(async (transaction) => {
        if (store?.dialect === 'postgres')
          await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(transaction)
        const { rows } = await sql<{ size: number; note: string }>`
          select size, note from audit_checkpoints where workspace_id = ${workspaceId} order by size desc limit 1`.execute(
          transaction,
        )
        const [newest] = rows
        const { text, signatures } = readNote(utf8(newest?.note ?? ''))
        expect(signatures).toHaveLength(2)
        const [line = ''] = (newest?.note ?? '').slice(text.length + 1).split('\n')
        await sql`update audit_checkpoints set note = ${`${text}\n${line}\n`}
          where workspace_id = ${workspaceId} and size = ${newest?.size ?? 0}`.execute(transaction)
      })
      for (const logKey of [keyOf(NEW), BOTH])
        expect(
          (await (await server(logKey)).call(key, 'run_diligence', { subject: { name: 'Acme' } })).status,
        ).toBe(503)
      const fsck = await command(['fsck'], NEW, OLD)
      expect([fsck.code, fsck.out]).toEqual([1, expect.stringContaining('did not sign it')])
    })
  })
})

describe('in a data folder', () => {
  let folder = ''
  let store: OpenStore
  let tenants: readonly { readonly key: string; readonly workspaceId: string }[] = []
  const path = (name: string): string => join(folder, name)
  const command = (...args: string[]) => assay(args, { ASSAY_DATA_DIR: folder })
  const config = () => readConfig(settings, { ASSAY_DATA_DIR: folder })
  /** One run in each workspace, by a server that starts now. */
  const runs = async (): Promise<void> => {
    const logKey = knownLogKey(config())
    if (logKey === undefined) throw new Error('no key')
    const world = await createWorld({ store, logKey })
    for (const { key } of tenants) await runIn(world, key)
    await world.server.close()
  }
  const notes = async (): Promise<readonly number[]> =>
    Promise.all(
      tenants.map(async ({ workspaceId }) => {
        const newest = await store.read(workspaceId, (tenant) => tenant.checkpoint())
        return readNote(utf8(newest?.note ?? '')).signatures.length
      }),
    )

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'assay-keys-'))
    store = await openStore({ kind: 'sqlite', path: path('assay.sqlite') })
    logKeySeed(dataFolder(folder))
    const world = await createWorld({ store })
    tenants = [await world.tenant('free'), await world.tenant('free')]
    await world.server.close()
    await runs()
  })
  afterEach(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })

  test('a rotation makes a key beside the old one, for the owner only, and forgets the old one at its end', async () => {
    const old = readFileSync(path('log-key'), 'utf8')
    const { code, out } = await command('audit', 'rotate-key')
    expect([code, out]).toEqual([0, expect.stringContaining('Logs that began the rotation: 2; before: 0.')])
    expect(readFileSync(path('log-key-previous'), 'utf8')).toBe(old)
    const made = readFileSync(path('log-key'), 'utf8')
    expect(made).not.toBe(old)
    for (const name of ['log-key', 'log-key-previous'])
      expect(statSync(path(name)).mode & 0o777, name).toBe(0o600)
    expect(existsSync(path('log-key-next'))).toBe(false)
    await runs()
    expect(await notes()).toEqual([2, 2])
    const choose = await command('audit', 'policy')
    expect([choose.code, choose.err]).toEqual([1, expect.stringContaining('Choose a log with --workspace')])
    for (const { workspaceId } of tenants) {
      const { out: policy } = await command('audit', 'policy', '--workspace', workspaceId)
      expect(readPolicy(utf8(policy)).logs.map(({ sizes }) => sizes)).toEqual([undefined, { first: 4 }])
    }
    const none = await command('audit', 'policy', '--workspace', 'none')
    expect([none.code, none.err]).toEqual([
      1,
      expect.stringContaining('There is no workspace none with a log'),
    ])
    const again = await command('audit', 'rotate-key')
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('before the next one')])
    expect(readFileSync(path('log-key'), 'utf8')).toBe(made)
    expect((await command('audit', 'retire-key')).code).toBe(0)
    expect(existsSync(path('log-key-previous'))).toBe(false)
    await runs()
    expect(await notes()).toEqual([1, 1])
    expect((await command('fsck')).code).toBe(0)
    // and the next one
    expect((await command('audit', 'rotate-key')).code).toBe(0)
    await runs()
    expect(await notes()).toEqual([2, 2])
    expect((await command('audit', 'retire-key')).code).toBe(0)
    expect((await command('audit', 'retire-key', '--json')).out).toContain('"changed":0,"done":2')
    expect((await command('fsck')).code).toBe(0)
  })

  const rotateOne = async (step: 'rotateKey' | 'retireKey'): Promise<void> => {
    const logKey = knownLogKey(config())
    if (logKey === undefined) throw new Error('no key')
    const log = auditLogOf(logKey, 'http://127.0.0.1:8787', randomIds())
    await store.write(tenants[0]?.workspaceId ?? '', async (tenant) =>
      (await log.open(tenant))[step]('2026-11-25T09:00:00.000Z'),
    )
  }
  const next = (): void => writeFileSync(path('log-key-next'), `${NEW}\n`, { mode: 0o600 })
  const renamed = (): void => {
    linkSync(path('log-key'), path('log-key-previous'))
    rmSync(path('log-key'))
    writeFileSync(path('log-key'), `${NEW}\n`, { mode: 0o600 })
  }
  test.each<readonly [string, () => void | Promise<void>]>([
    ['the new key was made', next],
    [
      'the old key got its second name',
      () => {
        next()
        linkSync(path('log-key'), path('log-key-previous'))
      },
    ],
    ['the new key took its place', renamed],
    [
      'one of two logs began it',
      async () => {
        renamed()
        await rotateOne('rotateKey')
      },
    ],
  ])(
    'a rotation that broke off after %s loses nothing, and goes on with the same key',
    async (_, brokeOff) => {
      await brokeOff()
      await runs()
      expect((await command('fsck')).code).toBe(0)
      const { code, err } = await command('audit', 'rotate-key')
      expect([code, err]).toEqual([0, ''])
      expect(readFileSync(path('log-key'), 'utf8').trim()).toBe(NEW)
      await runs()
      expect(await notes()).toEqual([2, 2])
      await rotateOne('retireKey')
      await runs()
      expect(await notes()).toEqual([1, 2])
      expect((await command('audit', 'retire-key')).code).toBe(0)
      expect((await command('fsck')).code).toBe(0)
    },
  )

  test('a rotation that is killed at any moment goes on', async () => {
    for (let delay = 150; ; delay += 150) {
      const { child, ended } = begin(['audit', 'rotate-key'], { ASSAY_DATA_DIR: folder })
      const timer = wait(delay).then(() => child.kill('SIGKILL'))
      const { code } = await ended
      await timer
      await runs()
      expect((await command('fsck')).code).toBe(0)
      if (code !== null) break
    }
    expect(await notes()).toEqual([2, 2])
    expect(assayProcess(['audit', 'retire-key'], { ASSAY_DATA_DIR: folder }).code).toBe(0)
    expect((await command('fsck')).code).toBe(0)
  })

  test('while a server runs is refused, and no file is touched', async () => {
    const lock = lockFolder(dataFolder(folder))
    for (const step of ['rotate-key', 'retire-key']) {
      const { code, err } = await command('audit', step)
      expect([code, err]).toEqual([
        1,
        expect.stringContaining('Stop it, run this command, and start it again'),
      ])
    }
    lock.release()
    expect(existsSync(path('log-key-next')) || existsSync(path('log-key-previous'))).toBe(false)
  })

  test('a damaged or lost key has an answer, and nothing is signed meanwhile', async () => {
    expect((await command('audit', 'rotate-key')).code).toBe(0)
    writeFileSync(path('log-key-previous'), 'damaged\n')
    expect(() => knownLogKey(config())).toThrow('delete the file and run "assay audit retire-key"')
    expect((await command('audit', 'retire-key')).err).toContain('log-key-previous is damaged')
    rmSync(path('log-key-previous'))
    const logKey = knownLogKey(config())
    if (logKey === undefined) throw new Error('no key')
    const world = await createWorld({ store, logKey })
    const [first] = tenants
    expect((await world.call(first?.key ?? '', 'run_diligence', { subject: { name: 'Acme' } })).status).toBe(
      503,
    )
    await world.server.close()
    expect((await command('audit', 'retire-key')).code).toBe(0)
    await runs()
    expect((await command('fsck')).code).toBe(0)
    rmSync(path('log-key'))
    for (const step of ['rotate-key', 'retire-key'])
      expect((await command('audit', step)).err).toContain('log-key is missing')
    expect(existsSync(path('log-key'))).toBe(false)
  })
})
