// The key of the audit log was stolen, and an operator replaces it: by settings on either store, and in a data folder. What was logged before
// verifies against a pin from before, under the new name, and what the stolen key signs afterwards does not.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type BundleTrust, verifyBundle } from '../../src/audit/bundle/verify-bundle.ts'
import type { LogKey } from '../../src/audit/ports.ts'
import { knownLogKey } from '../../src/installation/audit-log.ts'
import { readConfig, settings } from '../../src/installation/config.ts'
import { dataFolder, logKeySeed } from '../../src/installation/data-folder.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import { type OpenStore, openStore } from '../../src/platform/store/store.ts'
import { checkpointOf, keyOf, runIn, seedOf } from '../support/log-keys.ts'
import { assay } from '../support/process.ts'
import { sessionIdIn } from '../support/requests.ts'
import { stores } from '../support/stores.ts'
import { createWorld, example, type World } from '../support/world.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const [STOLEN, NEW] = [seedOf(41), seedOf(42)]

describe.each(stores)('on $kind', ({ skip, place }) => {
  describe.skipIf(skip)('with keys from settings', () => {
    let [store, end] = [undefined as OpenStore | undefined, () => Promise.resolve()]
    let environment: Readonly<Record<string, string>> = {}
    let folder = ''
    let worlds: readonly World[] = []
    beforeEach(async () => {
      const { location, remove } = await place()
      store = await openStore(location)
      folder = mkdtempSync(join(tmpdir(), 'assay-replaced-'))
      environment =
        location.kind === 'postgres'
          ? { DATABASE_URL: location.url, ASSAY_DATA_DIR: folder }
          : { ASSAY_DATA_DIR: dirname(location.path) }
      end = async () => {
        for (const world of worlds) await world.server.close()
        await store?.close()
        await remove()
        rmSync(folder, { recursive: true, force: true })
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
        ASSAY_CONFIG_DIR: folder,
        ASSAY_LOG_KEY: key,
        ...(previous !== undefined && { ASSAY_LOG_KEY_PREVIOUS: previous }),
      })

    test('history from before verifies against a pin from before, and nothing that the stolen key signs afterwards does', async () => {
      const before = await server(keyOf(STOLEN))
      const { key } = await before.tenant('pro')
      const early = await runIn(before, key)
      const pin = await checkpointOf(before, key)
      writeFileSync(join(folder, 'pin'), pin.checkpoint)
      const trailOf = async (world: World, id: string) =>
        (await world.call(key, 'get_run_audit', { id, from: String(pin.size) })).body
      const saved = await trailOf(before, early)

      const unset = await command(['audit', 'replace-key'], STOLEN)
      expect([unset.code, unset.err]).toEqual([
        1,
        expect.stringContaining('ASSAY_LOG_KEY_PREVIOUS to the stolen one'),
      ])
      const swapped = await command(['audit', 'replace-key'], STOLEN, NEW)
      expect([swapped.code, swapped.err]).toEqual([1, expect.stringContaining('nothing was replaced')])
      const replaced = await command(
        ['audit', 'replace-key', '--checkpoint', join(folder, 'pin'), '--json'],
        NEW,
        STOLEN,
      )
      expect(JSON.parse(replaced.out), replaced.err).toEqual({ changed: 1, done: 0, faults: [] })
      // a server that still has the stolen key alone signs nothing
      expect(
        (await before.call(key, 'run_diligence', { subject: { name: 'Acme Robotics Ltd' } })).status,
      ).toBe(503)

      const after = await server(keyOf(NEW))
      const late = await runIn(after, key)
      const now = await checkpointOf(after, key)
      expect(now.origin).not.toBe(pin.origin)
      const fsck = await command(['fsck'], NEW)
      expect([fsck.code, fsck.out]).toEqual([0, expect.stringContaining('Everything is as it was stored')])
      expect((await command(['doctor'], NEW)).code).toBe(0)
      const again = await command(['audit', 'replace-key', '--json'], NEW, STOLEN)
      expect(JSON.parse(again.out)).toEqual({ changed: 0, done: 1, faults: [] })

      const policy = (await command(['audit', 'policy'], NEW)).out
      const outcome = (trail: unknown, trust: BundleTrust) =>
        verifyBundle(utf8(JSON.stringify(trail)), trust, verifyEd25519)
      const trust = { policy: utf8(policy), pin: utf8(pin.checkpoint) }
      for (const [trail, counted] of [
        [await trailOf(after, early), '(3 of the proved records)'],
        [await trailOf(after, late), '(0 of the proved records)'],
      ] as const) {
        const report = outcome(trail, trust)
        expect(report.outcome).toBe('verified')
        expect(report.facts?.earlier).toEqual([{ origin: pin.origin, size: pin.size }])
        expect(report.steps.find(({ step }) => step === 'names')?.says).toContain(counted)
        expect(report.steps.find(({ step }) => step === 'pin')?.says).toContain(
          `the earlier name ${pin.origin}`,
        )
      }
      expect(outcome(saved, trust).outcome).toBe('verified')
      expect(
        outcome(await trailOf(after, late), { ...trust, policy: utf8(policy.replace(/^.*\n.*\n/, '')) })
          .outcome,
      ).toBe('untrusted')

      // the same from the command line: the pin that was remembered under the old name counts for the new one
      writeFileSync(join(folder, 'policy'), policy)
      for (const [name, trail] of [
        ['saved.json', saved],
        ['late.json', await trailOf(after, late)],
      ] as const)
        writeFileSync(join(folder, name), JSON.stringify(trail))
      const verify = (file: string) =>
        command(['verify', join(folder, file), '--policy', join(folder, 'policy'), '--json'], NEW)
      expect((await verify('saved.json')).code).toBe(2)
      const remembered = await verify('late.json')
      expect([remembered.code, JSON.parse(remembered.out)]).toEqual([
        0,
        expect.objectContaining({
          outcome: 'verified',
          remembered: expect.objectContaining({ size: pin.size }),
        }),
      ])
    })

    test('an assessment that was scored before and after is one trail under the new name', async () => {
      const before = await server(keyOf(STOLEN))
      const { key } = await before.tenant('pro')
      const token = await before.scored(key, example('strong'))
      const id = sessionIdIn(token)
      const pin = await checkpointOf(before, key)
      expect((await command(['audit', 'replace-key'], NEW, STOLEN)).code).toBe(0)
      const after = await server(keyOf(NEW))
      // why again: the token of the first server is signed with its own secret
      const { sessions } = (await after.call(key, 'list_sessions', {})).body as unknown as {
        readonly sessions: readonly { readonly session_token: string }[]
      }
      const session = sessions[0]?.session_token ?? ''
      const scored = await after.call(key, 'score', { session, category: 'fintech' })
      expect(scored.status, scored.text).toBe(200)
      const { body: trail } = await after.call(key, 'get_session_audit', { id, from: String(pin.size) })
      const policy = (await command(['audit', 'policy'], NEW)).out
      const report = verifyBundle(
        utf8(JSON.stringify(trail)),
        { policy: utf8(policy), pin: utf8(pin.checkpoint) },
        verifyEd25519,
      )
      expect(report.outcome, JSON.stringify(report.steps)).toBe('verified')
      expect(report.steps.find(({ step }) => step === 'names')?.says).toContain('(1 of the proved records)')
    })

    test('a log that was changed, or that is not the one of a kept checkpoint, stays as it is', async () => {
      const world = await server(keyOf(STOLEN))
      const { key, workspaceId } = await world.tenant('pro')
      await runIn(world, key)
      const { checkpoint, size, origin } = await checkpointOf(world, key)
      const wrong = join(folder, 'wrong')
      for (const [text, says] of [
        [checkpoint.replace(`\n${size}\n`, `\n${size + 1}\n`), 'a signature of a known key is wrong'],
        [checkpoint.replaceAll(origin, 'assay.example/t/other'), 'is of no log of this installation'],
        ['', 'is not a checkpoint'],
      ] as const) {
        writeFileSync(wrong, text)
        const refused = await command(['audit', 'replace-key', '--checkpoint', wrong], NEW, STOLEN)
        expect([refused.code, `${refused.out}${refused.err}`]).toEqual([1, expect.stringContaining(says)])
      }
      const absent = await command(
        ['audit', 'replace-key', '--checkpoint', join(folder, 'none')],
        NEW,
        STOLEN,
      )
      expect([absent.code, absent.err]).toEqual([1, expect.stringContaining('cannot be read')])
      const db = store?.db
      if (db === undefined) throw new Error('no store')
      await db.transaction().execute(async (transaction) => {
        if (store?.dialect === 'postgres')
          await sql`select set_config('assay.workspace_id', ${workspaceId}, true)`.execute(transaction)
        await sql`update audit_subtrees set hash = ${'0'.repeat(64)}
          where workspace_id = ${workspaceId} and level = 0 and position = 1`.execute(transaction)
      })
      const changed = await command(['audit', 'replace-key'], NEW, STOLEN)
      expect([changed.code, changed.out]).toEqual([1, expect.stringContaining('restore a backup')])
      expect((await checkpointOf(world, key)).origin).toBe(origin)
    })
  })
})

describe('in a data folder', () => {
  let folder = ''
  let store: OpenStore
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'assay-replaced-'))
    store = await openStore({ kind: 'sqlite', path: join(folder, 'assay.sqlite') })
    logKeySeed(dataFolder(folder))
  })
  afterEach(async () => {
    await store.close()
    rmSync(folder, { recursive: true })
  })
  const command = (...args: string[]) => assay(args, { ASSAY_DATA_DIR: folder })
  /** Runs in each workspace, by a server that starts now. */
  const served = async <T>(work: (world: World) => Promise<T>): Promise<T> => {
    const logKey = knownLogKey(readConfig(settings, { ASSAY_DATA_DIR: folder }))
    if (logKey === undefined) throw new Error('no key')
    const world = await createWorld({ store, logKey })
    try {
      return await work(world)
    } finally {
      await world.server.close()
    }
  }

  test('every log gets a name and a key of its own kind, and the folder forgets the stolen key', async () => {
    const keys = await served(async (world) => {
      const tenants = [await world.tenant('free'), await world.tenant('free')]
      for (const { key } of tenants) await runIn(world, key)
      return tenants.map(({ key }) => key)
    })
    const old = readFileSync(join(folder, 'log-key'), 'utf8')
    const { code, out } = await command('audit', 'replace-key')
    expect([code, out]).toEqual([0, expect.stringContaining('Logs that got a new name: 2; before: 0.')])
    expect(existsSync(join(folder, 'log-key-previous'))).toBe(false)
    expect(readFileSync(join(folder, 'log-key'), 'utf8')).not.toBe(old)
    await served(async (world) => {
      for (const key of keys) await runIn(world, key)
      expect((await checkpointOf(world, keys[0] ?? '')).origin).not.toBe(
        (await checkpointOf(world, keys[1] ?? '')).origin,
      )
    })
    expect((await command('fsck')).code).toBe(0)
    // and a rotation after it
    expect((await command('audit', 'rotate-key')).code).toBe(0)
    expect((await command('audit', 'retire-key')).code).toBe(0)
    expect((await command('fsck')).code).toBe(0)
  })

  test('one that broke off after one of two logs goes on with the same key', async () => {
    const tenants = await served(async (world) => {
      const made = [await world.tenant('free'), await world.tenant('free')]
      for (const { key } of made) await runIn(world, key)
      return made
    })
    const [, other] = tenants
    await sql`update audit_subtrees set hash = ${'0'.repeat(64)}
      where workspace_id = ${other?.workspaceId ?? ''} and level = 0 and position = 1`.execute(store.db)
    const { rows } = await sql<{ hash: string }>`select hash from audit_entries
      where workspace_id = ${other?.workspaceId ?? ''} and seq = 1`.execute(store.db)
    const broken = await command('audit', 'replace-key')
    expect([broken.code, broken.out]).toEqual([1, expect.stringContaining('FAIL  workspace')])
    const made = readFileSync(join(folder, 'log-key'), 'utf8')
    await sql`update audit_subtrees set hash = ${rows[0]?.hash ?? ''}
      where workspace_id = ${other?.workspaceId ?? ''} and level = 0 and position = 1`.execute(store.db)
    const again = await command('audit', 'replace-key', '--json')
    expect(JSON.parse(again.out)).toEqual({ changed: 1, done: 1, faults: [] })
    expect(readFileSync(join(folder, 'log-key'), 'utf8')).toBe(made)
    expect(existsSync(join(folder, 'log-key-previous'))).toBe(false)
    await served(async (world) => {
      for (const { key } of tenants) await runIn(world, key)
    })
    expect((await command('fsck')).code).toBe(0)
  })
})
