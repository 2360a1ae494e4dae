// The authorization scenarios of the official conformance suite pass against the program, in both revisions.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstAccount, runAuthorization } from '../conformance/authorization.ts'
import { type Running, start } from '../support/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-conformance-'))
let server: Running
let cookie: string

beforeAll(async () => {
  const environment = { ASSAY_DATA_DIR: join(folder, 'data'), ASSAY_PORT: '0', ASSAY_LOG_LEVEL: 'warn' }
  server = await start('serve', environment)
  cookie = await firstAccount(server)
})
afterAll(async () => {
  await server.end('SIGKILL')
  rmSync(folder, { recursive: true })
})

test.each(['2025-11-25', '2026-07-28'])('%s', async (revision) => {
  const { total, code, said } = await runAuthorization(server, cookie, revision)
  expect(total, said).toBe('Total: 3 passed, 0 failed')
  expect(code).toBe(0)
})
