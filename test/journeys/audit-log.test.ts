// The log of a workspace, as a caller sees it who keeps its checkpoints.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { utf8 } from '../../src/audit/proofs/bytes.ts'
import {
  bytesOfHex,
  demandContinues,
  openCheckpoint,
  type OpenedCheckpoint,
  openTlogProof,
  readBase64,
  readNoteKey,
} from '../../src/audit/proofs/index.ts'
import type { AuditBundle, AuditCheckpoint, AuditConsistency } from '../../src/contract/vocabulary/audit.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import { expectRefusal } from '../abuse/support.ts'
import { placedWorld, stores } from '../support/stores.ts'
import type { World } from '../support/world.ts'

describe.each(stores)('on $kind', ({ skip, place }) => {
  describe.skipIf(skip)('the log of a workspace', () => {
    let world: World
    let key = ''
    beforeAll(async () => {
      world = await placedWorld(place)
    })
    afterAll(() => world.close())

    const checkpoint = async (as: string): Promise<AuditCheckpoint> =>
      (await world.call(as, 'get_audit_checkpoint', {})).body as unknown as AuditCheckpoint
    const consistency = async (from: number): Promise<AuditConsistency> =>
      (await world.call(key, 'get_audit_consistency', { from: String(from) }))
        .body as unknown as AuditConsistency
    const aRun = async (): Promise<string> =>
      String((await world.call(key, 'run_diligence', { subject: { name: 'Acme Robotics Ltd' } })).body['id'])

    /** A checkpoint as somebody reads it who trusts one key only. */
    const opened = (note: string, { origin, verifierKey }: AuditCheckpoint): OpenedCheckpoint =>
      openCheckpoint(utf8(note), { origin, keys: [readNoteKey(verifierKey)] }, verifyEd25519)
    const hashes = (path: readonly string[]) => path.map((hash) => readBase64(hash, 'a hash'))

    test('begins empty, grows with each run, and every checkpoint is shown to be continued', async () => {
      ;({ key } = await world.tenant('free'))
      const first = await checkpoint(key)
      expect(first.size).toBe(0)
      const kept = [first]
      for (let runs = 0; runs < 3; runs++) {
        await aRun()
        kept.push(await checkpoint(key))
      }
      // the two entries that open a run, and the one that ends it
      expect(kept.map(({ size }) => size)).toEqual([0, 3, 6, 9])
      for (const earlier of kept) {
        const now = await consistency(earlier.size)
        expect(now).toMatchObject({ from: earlier.size, size: 9, verifierKey: first.verifierKey })
        const pin = opened(earlier.checkpoint, first)
        demandContinues(pin, opened(now.checkpoint, first), hashes(now.path))
      }
    })

    test('is proved in the audit trail of a run to continue the checkpoint that the caller kept', async () => {
      const pinned = await checkpoint(key)
      const id = await aRun()
      const { body } = await world.call(key, 'get_run_audit', { id, from: String(pinned.size) })
      const bundle = body as unknown as AuditBundle
      const head = opened(bundle.checkpoint ?? '', pinned)
      expect(bundle.consistency?.from).toBe(pinned.size)
      demandContinues(opened(pinned.checkpoint, pinned), head, hashes(bundle.consistency?.path ?? []))
      const run = (await world.call(key, 'get_run', { id })).body as unknown as { audit: { hash: string } }
      const known = { origin: pinned.origin, keys: [readNoteKey(pinned.verifierKey)] }
      const sealed = openTlogProof(
        utf8(bundle.proofs?.sealed ?? ''),
        bytesOfHex(run.audit.hash),
        known,
        verifyEd25519,
      )
      expect(sealed.index).toBe(pinned.size + 2)
    })

    test('is refused with the reason where the caller kept a larger checkpoint', async () => {
      const id = await aRun()
      const { size } = await checkpoint(key)
      for (const answer of [
        await world.call(key, 'get_audit_consistency', { from: String(size + 1) }),
        await world.call(key, 'get_run_audit', { id, from: String(size + 1) }),
      ]) {
        expectRefusal(answer, 'invalid_request')
        expect(answer.text).toContain(
          `from is ${size + 1}, but the log of this workspace has ${size} entries`,
        )
      }
      for (const from of ['-1', '1.5', '', 'x', '01', '9'.repeat(20)])
        expectRefusal(await world.call(key, 'get_audit_consistency', { from }), 'invalid_request')
    })

    test('belongs to its workspace alone', async () => {
      const other = await world.tenant('free')
      const theirs = await checkpoint(other.key)
      expect(theirs.size).toBe(0)
      expect(theirs.origin).not.toBe((await checkpoint(key)).origin)
    })
  })
})
