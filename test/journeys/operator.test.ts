// An operator's day: commands beside a running server take effect at once, and every mistake gets a sentence.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { completion, KEY, serveModel } from '../../src/platform/language-model/testing/model-server.ts'
import { assay, assayProcess, assayJson, post, type Running, start } from '../support/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-operator-'))
const environment = { ASSAY_DATA_DIR: join(folder, 'data'), ASSAY_PORT: '0', ASSAY_LOG_LEVEL: 'warn' }
let server: Running

beforeAll(async () => {
  server = await start('serve', environment)
})
afterAll(async () => {
  await server.end('SIGKILL')
  rmSync(folder, { recursive: true })
})

const begin = (key: string) =>
  post(server.url, '/v1/start', key, { pitch: 'Reminders for dental practices.' })
const workspace = async (tier: string) =>
  await assayJson<{ id: string; name: string; tier: string }>(
    ['workspaces', 'create', '--name', 'Ops', '--tier', tier],
    environment,
  )
const newKey = async (id: string, ...more: string[]) =>
  await assayJson<{ id: string; key: string }>(
    ['keys', 'create', '--workspace', id, '--name', 'k', '--scopes', 'read,run', ...more],
    environment,
  )

describe('beside a running server', () => {
  test('a workspace and a key are made and work at once; the text of the key is shown once and stored nowhere', async () => {
    const made = await workspace('free')
    expect(Object.keys(made).sort()).toEqual(['id', 'name', 'tier'])
    const key = await newKey(made.id)
    expect(Object.keys(key).sort()).toEqual(['id', 'key'])
    expect((await begin(key.key)).status).toBe(200)
    const listed = (await assay(['keys', 'list', '--workspace', made.id], environment)).out
    expect(listed).toContain(key.id)
    expect(listed).not.toContain(key.key)
  })

  test('a tier changes at once', async () => {
    const { id } = await workspace('free')
    const { key } = await newKey(id)
    const statuses = async () => (await begin(key)).status
    expect([await statuses(), await statuses(), await statuses(), await statuses()]).toEqual([
      200, 200, 200, 429,
    ])
    expect(await assayJson(['workspaces', 'set-tier', id, 'pro'], environment)).toMatchObject({ tier: 'pro' })
    expect(await statuses()).toBe(200)
    await assayJson(['workspaces', 'set-tier', id, 'free'], environment)
    expect(await statuses()).toBe(429)
  })

  test('a rotated key keeps its sessions; the old secret ends at once, or after its grace', async () => {
    const { id } = await workspace('pro')
    const old = await newKey(id)
    const { token } = (await begin(old.key)).body
    const graceful = await assayJson<{ id: string; key: string }>(
      ['keys', 'rotate', old.id, '--grace', '1h'],
      environment,
    )
    expect(graceful.id).toBe(old.id)
    const progress = async (key: string) =>
      (
        await fetch(`${server.url}/v1/check_progress?session=${String(token)}`, {
          headers: { authorization: `Bearer ${key}` },
        })
      ).status
    expect([await progress(old.key), await progress(graceful.key)]).toEqual([200, 200])
    const sudden = await assayJson<{ key: string }>(['keys', 'rotate', old.id], environment)
    expect([await progress(old.key), await progress(graceful.key), await progress(sudden.key)]).toEqual([
      401, 401, 200,
    ])
  })

  test('a rotation tells when the old secret ends: with its grace, but no later than its key', async () => {
    const { id } = await workspace('free')
    const { id: key } = await newKey(id, '--expires', '2h')
    const [{ expires_at: expiry }] = await assayJson<[{ expires_at: string }]>(
      ['keys', 'list', '--workspace', id],
      environment,
    )
    const rotate = (...grace: string[]) => ['keys', 'rotate', key, ...grace]
    expect((await assay(rotate('--grace', '24h'), environment)).out).toContain(
      `The old secret ends at ${expiry}.`,
    )
    expect(await assayJson(rotate('--grace', '24h'), environment)).toMatchObject({ old_ends_at: expiry })
    const graceful = await assayJson<{ old_ends_at: string }>(rotate('--grace', '1h'), environment)
    expect(graceful.old_ends_at < expiry).toBe(true)
    expect((await assay(rotate(), environment)).out).toContain('The old secret has ended.')
  })

  test('a revoked key ends at once, and cannot be rotated back to life', async () => {
    const { id } = await workspace('pro')
    const key = await newKey(id)
    expect((await begin(key.key)).status).toBe(200)
    await assayJson(['keys', 'revoke', key.id], environment)
    expect((await begin(key.key)).body['error']).toBe('invalid_api_key')
    expect(await assay(['keys', 'rotate', key.id], environment)).toMatchObject({
      code: 1,
      err: expect.stringContaining('revoked') as string,
    })
  })

  test('a command without the key of the log revokes a key, and says that the log does not take it in', async () => {
    const { id } = await workspace('pro')
    const key = await newKey(id)
    const keyless = { ...environment, ASSAY_LOG_KEY_PREVIOUS: Buffer.alloc(32).toString('base64') }
    expect(await assay(['keys', 'revoke', key.id], keyless)).toMatchObject({
      code: 0,
      err: expect.stringContaining('Without the key of the log') as string,
    })
    expect((await begin(key.key)).body['error']).toBe('invalid_api_key')
    expect((await assay(['fsck'], environment)).out).toMatch(/the act \S+ waits for the log, and no key/)
  })

  test('a key ends at its date', async () => {
    const { id } = await workspace('pro')
    const { key } = await newKey(id, '--expires', '4s')
    await expect.poll(async () => (await begin(key)).body['error'], { interval: 500 }).toBe('expired_api_key')
  })

  test('doctor finds everything in order, and a misspelt setting', async () => {
    const healthy = await assay(['doctor'], environment)
    expect(healthy.out).not.toContain('FAIL')
    expect(healthy.out).toContain('running on this data folder')
    expect(healthy.out).toContain('synchronous FULL')
    expect(healthy.code).toBe(0)
    const misspelt = await assay(['doctor'], { ...environment, ASSAY_PROT: '1' })
    expect(misspelt).toMatchObject({ code: 1, out: expect.stringContaining('FAIL  ASSAY_PROT') as string })
  })

  test('doctor asks the language model, shows where, says what to do if it gives no answer, and never its key', async () => {
    const models = await serveModel()
    models.answers(completion('{"explanation":"Both say rain.","same_meaning":true}'))
    const model = {
      ASSAY_MODEL_PROVIDER: 'openai-compatible',
      ASSAY_MODEL_URL: models.url,
      ASSAY_MODEL: 'small',
      ASSAY_MODEL_KEY: KEY,
    }
    const doctor = async (over: Record<string, string>) =>
      await assay(['doctor'], { ...environment, ...over })
    const { host } = new URL(models.url)
    const good = await doctor(model)
    expect(good.out).toContain(`ok    language model: small by openai-compatible at ${host}`)
    expect(good.code).toBe(0)
    expect(good.out + good.err).not.toContain(KEY)
    expect(models.asked).toHaveLength(1)

    const wrongKey = await doctor({ ...model, ASSAY_MODEL_KEY: 'sk-planted-in-doctor' })
    expect(wrongKey.out).toMatch(/FAIL {2}language model: small by .* 401 .*check ASSAY_MODEL_KEY/)
    expect(wrongKey.out + wrongKey.err).not.toContain('sk-planted-in-doctor')
    await models.close()
    const gone = await doctor(model)
    expect(gone).toMatchObject({ code: 1, out: expect.stringContaining('check ASSAY_MODEL_URL') as string })
    const half = await doctor({ ...model, ASSAY_MODEL: '' })
    expect(half).toMatchObject({ code: 1, out: expect.stringContaining('FAIL  language model') as string })
  })

  test('a second server on the data folder is refused with a sentence that says what to do', () => {
    const second = assayProcess(['serve'], environment)
    expect(second.code).toBe(1)
    expect(second.err).toContain('is using the data folder')
    expect(second.err).toContain('ASSAY_DATA_DIR')
    expect(second.err.trim().split('\n')).toHaveLength(1)
  })
})

describe('mistakes get a sentence, no stack', () => {
  const key = 'czE6'.repeat(20)
  test.each<[string, string[], Record<string, string>, number, string]>([
    [
      'a workspace that does not exist',
      ['keys', 'list', '--workspace', 'nowhere'],
      {},
      1,
      'There is no workspace nowhere',
    ],
    ['a key that does not exist', ['keys', 'revoke', 'nothing'], {}, 1, 'There is no key nothing'],
    [
      'a tier that does not exist',
      ['workspaces', 'create', '--name', 'x', '--tier', 'gold'],
      {},
      2,
      'free, pro',
    ],
    [
      'a scope that does not exist',
      ['keys', 'create', '--workspace', 'x', '--name', 'x', '--scopes', 'admin'],
      {},
      2,
      'read, run and decide',
    ],
    ['an option that is missing', ['workspaces', 'create', '--tier', 'free'], {}, 2, '--name'],
    ['an unknown command', ['frobnicate'], {}, 2, 'frobnicate'],
    ['a port that is no number', ['serve'], { ASSAY_PORT: 'http' }, 1, 'ASSAY_PORT "http"'],
    [
      'a wildcard beyond *.localhost',
      ['serve'],
      { ASSAY_FETCH_ALLOW: '*.example.com:80', ASSAY_DATA_DIR: join(folder, 'b') },
      1,
      '*.example.com:80',
    ],
    [
      'production without secrets',
      ['serve'],
      { ASSAY_MODE: 'production', ASSAY_DATA_DIR: join(folder, 'c') },
      1,
      'ASSAY_SESSION_SECRETS',
    ],
    [
      'production without a key of the log',
      ['serve'],
      { ASSAY_MODE: 'production', ASSAY_SESSION_SECRETS: `s1:${key}`, ASSAY_DATA_DIR: join(folder, 'c2') },
      1,
      'openssl rand -base64 32',
    ],
    [
      'a key of the log that is none',
      ['serve'],
      { ASSAY_LOG_KEY: 'secret', ASSAY_DATA_DIR: join(folder, 'c3') },
      1,
      'ASSAY_LOG_KEY',
    ],
    [
      'production with a short secret',
      ['serve'],
      { ASSAY_MODE: 'production', ASSAY_SESSION_SECRETS: 's1:c2hvcnQ=', ASSAY_DATA_DIR: join(folder, 'd') },
      1,
      'shorter than 32 bytes',
    ],
    [
      'production with a way past the guard',
      ['serve'],
      {
        ASSAY_MODE: 'production',
        ASSAY_SESSION_SECRETS: `s1:${key}`,
        ASSAY_LOG_KEY: Buffer.alloc(32).toString('base64'),
        ASSAY_FETCH_ALLOW: '127.0.0.1:9100',
        ASSAY_DATA_DIR: join(folder, 'e'),
      },
      1,
      'ASSAY_FETCH_ALLOW',
    ],
    ['an assessment file that is missing', ['assess', 'nothing.json'], {}, 1, 'nothing.json cannot be read'],
  ])('%s', (_what, args, more, code, says) => {
    const ended = assayProcess(args, { ...environment, ...more })
    expect(ended.code, ended.err).toBe(code)
    expect(ended.err).toContain(says)
    expect(ended.err).not.toMatch(/\n\s+at /)
  })

  test('a port that is taken', async () => {
    const taken = createServer()
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done))
    const port = String((taken.address() as { port: number }).port)
    const ended = assayProcess(['serve'], {
      ...environment,
      ASSAY_DATA_DIR: join(folder, 'f'),
      ASSAY_PORT: port,
    })
    expect(ended).toMatchObject({ code: 1, err: expect.stringContaining(port) as string })
    expect(ended.err).toContain('ASSAY_PORT')
    expect(ended.err).not.toMatch(/\n\s+at /)
    taken.close()
  })

  test('an assessment file with mistakes names each of them', async () => {
    const file = join(folder, 'wrong.json')
    writeFileSync(file, '{"pitch": 3, "signal": []}')
    const { err, code } = await assay(['assess', file], { ...environment, ASSAY_API_KEY: 'sk_x' })
    expect(code).toBe(1)
    expect(err).toContain('pitch')
    expect(err).toContain('"signal"')
  })

  test('a server that is not there is said to be not there', async () => {
    const file = join(folder, 'right.json')
    writeFileSync(
      file,
      JSON.stringify({ pitch: 'A pitch for nobody.', signals: [{ axis: 'a', kind: 'b', value: {} }] }),
    )
    const { err, code } = await assay(['assess', file], {
      ASSAY_API_URL: 'http://127.0.0.1:9',
      ASSAY_API_KEY: 'sk_x',
    })
    expect(code).toBe(1)
    expect(err).toContain('Is the server running?')
  })
})

test('SIGTERM lets the server finish and leaves the folder to the next one', async () => {
  const own = { ...environment, ASSAY_DATA_DIR: join(folder, 'g') }
  const first = await start('serve', own)
  expect(await first.end('SIGTERM')).toBe(0)
  const second = await start('serve', own)
  expect(await second.end('SIGTERM')).toBe(0)
})
