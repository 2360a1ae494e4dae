// How many entries one ledger takes.
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSigner } from '../platform/signing/session-secrets.ts'
import { mintToken } from './session-token.ts'
import { submitSignal } from './submit-signal.ts'

const NOW = Date.parse('2026-11-20T09:00:00Z')
const KEY = '01JBP6T0Z8Q4W7X2M5N9R3C1KD'
const signer = createSigner([{ id: 's1', secret: randomBytes(32) }])

test.each([
  [1_999, 'kind_not_on_axis'],
  [2_000, 'too_many_entries'],
])('with %i entries in the ledger a signal of an unknown kind is refused as %s', async (entries, code) => {
  const tenant = {
    session: () => Promise.resolve({ pitch: '', rev: entries }),
    entries: () => Promise.resolve(Array.from({ length: entries }, () => ({}))),
  }
  const read = (_: string, does: (reads: typeof tenant) => unknown) => does(tenant)
  const call = {
    input: {
      session: mintToken(signer, 'w', { sid: KEY, kid: KEY, rev: 1, now: NOW }),
      axis: 'market',
      kind: 'x',
      value: {},
    },
    caller: { workspaceId: 'w', keyId: KEY },
    now: NOW,
  }
  const ports = { signer, store: { read }, web: { exempt: () => false } }
  await expect(submitSignal.run(call as never, ports as never)).rejects.toMatchObject({ code })
})
