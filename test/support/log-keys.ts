// Keys of the audit log as settings give them, and what a client sees of the log under them.
import { expect } from 'vitest'
import type { LogKey } from '../../src/audit/ports.ts'
import type { AuditCheckpoint } from '../../src/contract/vocabulary/audit.ts'
import { ed25519FromSeed, parseSeed, verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import type { World } from './world.ts'

/** A value of ASSAY_LOG_KEY. */
export const seedOf = (byte: number): string => Buffer.alloc(32, byte).toString('base64')

export const keyOf = (seed: string): LogKey => ({
  ...ed25519FromSeed(parseSeed(seed)),
  verify: verifyEd25519,
})

/** The id of a run that was completed and verifies. */
export const runIn = async (world: World, key: string): Promise<string> => {
  const { body, text } = await world.call(key, 'run_diligence', { subject: { name: 'Acme Robotics Ltd' } })
  expect(body, text).toMatchObject({ status: 'completed', audit: { tamperEvident: true } })
  return String(body['id'])
}

export const checkpointOf = async (world: World, key: string): Promise<AuditCheckpoint> =>
  (await world.call(key, 'get_audit_checkpoint', {})).body as unknown as AuditCheckpoint
