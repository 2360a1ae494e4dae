// `assay diligence` at the command line: the verdict, how complete the search was, every finding with its record.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assay, assayJson, root, start } from '../support/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-diligence-'))
const environment: Record<string, string> = {
  ASSAY_DATA_DIR: join(folder, 'data'),
  ASSAY_PORT: '0',
  ASSAY_SYNC_SOURCES: 'none',
  ASSAY_REQUIRED_LISTS: 'un-sc',
}
let server: Awaited<ReturnType<typeof start>>

beforeAll(async () => {
  const sample = join(root, 'samples/un-sc')
  expect((await assay(['sources', 'import', 'un-sc', sample, '--below-floor'], environment)).code).toBe(0)
  const workspace = ['workspaces', 'create', '--name', 'Test', '--tier', 'pro']
  const { id } = await assayJson<{ id: string }>(workspace, environment)
  const key = ['keys', 'create', '--workspace', id, '--name', 'k', '--scopes', 'run']
  environment['ASSAY_API_KEY'] = (await assayJson<{ key: string }>(key, environment)).key
  server = await start('serve', environment)
  environment['ASSAY_API_URL'] = server.url
})
afterAll(async () => {
  await server.end()
  rmSync(folder, { recursive: true })
})

test('a listed person is found by a name and told with its record', async () => {
  const { code, out } = await assay(
    ['diligence', 'Abdul Ghani Baradar Abdul Ahmad Turk', '--type', 'person'],
    environment,
  )
  expect(code).toBe(0)
  expect(out).toContain('(enhanced_diligence)')
  expect(out).toMatch(/Required lists: /)
  expect(out).toMatch(/un-sc \S+ of \d{4}/)
  expect(out).toMatch(/audit hash [0-9a-f]{64}\./)
})

test('an identifier is enough, and the run comes as JSON', async () => {
  const run = await assayJson<{ subject: unknown; verdict: string }>(
    ['diligence', '--identifier', 'passport/IQ:A6489694'],
    environment,
  )
  expect(run.subject).toMatchObject({
    identifiers: [{ scheme: 'passport', value: 'A6489694', country: 'IQ' }],
  })
  expect(run.verdict).toBeTypeOf('string')
})

test('what cannot be asked is said', async () => {
  expect(await assay(['diligence', 'A', '--identifier', 'badge:1'], environment)).toMatchObject({ code: 1 })
  const { code, err } = await assay(['diligence'], environment)
  expect(code).toBe(1)
  expect(err).toContain('subject.name is required, unless identifiers or lei are given')
})
