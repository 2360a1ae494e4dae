// Inputs that look odd: honest ones are accepted, at most one in twenty of the others is. They are beside the checkout, not
// in it; without them this test is skipped.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkSignal } from '../../src/assessment/rules/ledger/accept.ts'
import type { SubmittedSignal } from '../../src/assessment/rules/ledger/entry.ts'

const file = resolve(import.meta.dirname, '../../../shared/data/assessment/sessions/inputs.jsonl')

test.skipIf(!existsSync(file))(
  'none of the odd honest inputs is refused, and at most one in twenty of the bad is accepted (skipped without ../shared)',
  () => {
    const rows = readFileSync(file, 'utf8')
      .trim()
      .replaceAll('{port}', '8080')
      .split('\n')
      .map((line) => JSON.parse(line) as SubmittedSignal & { readonly id: string; readonly should: string })
    const context = {
      pitch: '',
      receivedAt: '2026-11-23T10:00:00Z',
      exempt: (url: URL) => url.hostname.endsWith('.localhost'),
    }
    const refused = (row: SubmittedSignal): boolean => checkSignal(row, [], context) !== null
    const [honest, bad] = ['accept', 'refuse'].map((should) => rows.filter((row) => row.should === should))
    expect(honest?.filter(refused).map(({ id }) => id)).toEqual([])
    const accepted = (bad ?? []).filter((row) => !refused(row)).map(({ id }) => id)
    expect(accepted.length, accepted.join()).toBeLessThanOrEqual((bad?.length ?? 0) / 20)
  },
)
