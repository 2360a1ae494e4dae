// A server pays for the SDK of language models, in time and memory, when the first question is asked and not before.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'assay-model-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Prints how many files of the SDK were loaded with the server, and how many after a question, where there is a model. */
const SCRIPT = `
import { registerHooks } from 'node:module'
let loaded = 0
registerHooks({
  load(url, context, next) {
    if (/node_modules\\/(ai|@ai-sdk)\\//.test(url)) loaded += 1
    return next(url, context)
  },
})
const { readConfig, settings } = await import('./src/installation/config.ts')
const { serve } = await import('./src/main/serve.ts')
const { languageModel } = await import('./src/installation/citation-checks.ts')
const config = readConfig(settings, process.env)
const server = await serve(config)
const model = languageModel(config)
const counts = [loaded]
if (model !== undefined) {
  const question = { quote: 'q', passage: 'p', before: '', after: '' }
  await model.sameMeaning(question, { tenant: 'w' }).catch(() => undefined)
  counts.push(loaded)
}
await server.close()
console.log(JSON.stringify(counts))
`

async function countsWith(environment: Readonly<Record<string, string>>): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ASSAY_DATA_DIR: folder, ASSAY_PORT: '0', ASSAY_LOG_LEVEL: 'silent', ...environment },
  })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as number[]
}

test('a server without a model, and one with a model that is not asked, do not load it', async () => {
  expect(await countsWith({})).toEqual([0])
  const [atStart, asked] = await countsWith({
    ASSAY_MODEL_PROVIDER: 'openai-compatible',
    ASSAY_MODEL_URL: 'http://127.0.0.1:1/v1',
    ASSAY_MODEL: 'nobody',
    ASSAY_MODEL_TIMEOUT_SECONDS: '1',
  })
  expect(atStart).toBe(0)
  expect(asked).toBeGreaterThan(2)
})
