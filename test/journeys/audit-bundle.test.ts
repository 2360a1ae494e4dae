// A customer saves audit trails, keeps a checkpoint and the key, and verifies every later trail without the server.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openEnvelope, readNoteKey } from '../../src/audit/proofs/index.ts'
import { verifyEd25519 } from '../../src/platform/signing/ed25519.ts'
import { assay, assayJson, root, start } from '../support/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-bundle-'))
const environment: Record<string, string> = {
  ASSAY_DATA_DIR: join(folder, 'data'),
  ASSAY_PORT: '0',
  ASSAY_SYNC_SOURCES: 'none',
  ASSAY_REQUIRED_LISTS: 'un-sc',
}
let server: Awaited<ReturnType<typeof start>>
let key = ''
const [first, second] = [join(folder, 'first.json'), join(folder, 'second.json')]
const [pin, later] = [join(folder, 'first.checkpoint'), join(folder, 'second.checkpoint')]
/** Neither address nor key: nothing can be asked. */
const offline = { ASSAY_API_URL: 'http://127.0.0.1:1', ASSAY_DATA_DIR: join(folder, 'none') }
const verify = (...args: string[]) => assay(['verify', ...args], offline)
const sizeOf = (checkpoint: string): string => readFileSync(checkpoint, 'utf8').split('\n')[1] ?? ''

beforeAll(async () => {
  const sample = join(root, 'samples/un-sc')
  expect((await assay(['sources', 'import', 'un-sc', sample, '--below-floor'], environment)).code).toBe(0)
  const { id } = await assayJson<{ id: string }>(
    ['workspaces', 'create', '--name', 'Test', '--tier', 'pro'],
    environment,
  )
  const scopes = ['keys', 'create', '--workspace', id, '--name', 'k', '--scopes', 'run']
  environment['ASSAY_API_KEY'] = (await assayJson<{ key: string }>(scopes, environment)).key
  server = await start('serve', environment)
  environment['ASSAY_API_URL'] = server.url
  for (const [name, file, from] of [
    ['Acme Robotics Ltd', first, []],
    ['Abdul Ghani Baradar Abdul Ahmad Turk', second, ['--from']],
  ] as const) {
    const run = await assayJson<{ id: string }>(['diligence', name], environment)
    const size = from.length === 0 ? [] : [sizeOf(pin)]
    const exported = await assay(['audit', 'export', run.id, '--out', file, ...from, ...size], environment)
    expect(exported.err).toBe('')
    key = /its key is (\S+)/.exec(exported.out)?.[1] ?? ''
  }
})
afterAll(async () => {
  await server.end()
  rmSync(folder, { recursive: true })
})

test('a later trail is verified against the key and the checkpoint of an earlier one', async () => {
  const { code, out } = await verify(second, '--key', key, '--pin', pin)
  expect(out).toContain('Verified.')
  expect(code).toBe(0)
  expect(out).toContain(`The log begins with the ${sizeOf(pin)} leaves of the pin`)
  expect(out).toMatch(/[1-9]\d* cited records were in the snapshots that the run sealed\./)
  expect(out).toContain('What this does not prove:')
  expect(out).not.toMatch(/witnessed/i)
})

test('a policy file takes the place of the key', async () => {
  const policy = join(folder, 'policy.txt')
  writeFileSync(policy, `log ${key}\nquorum none\n`)
  expect(await verify(second, '--policy', policy, '--pin', pin)).toMatchObject({ code: 0 })
})

test('the answer of the API, saved byte for byte, is the bundle', async () => {
  const records = JSON.parse(readFileSync(second, 'utf8')) as { records: string[] }
  const { run } = JSON.parse(records.records[0] ?? '{}') as { run: string }
  const answer = await fetch(`${server.url}/v1/runs/${run}/audit?from=${sizeOf(pin)}`, {
    headers: { authorization: `Bearer ${environment['ASSAY_API_KEY']}` },
  })
  const saved = join(folder, 'saved.json')
  writeFileSync(saved, Buffer.from(await answer.arrayBuffer()))
  expect(await verify(saved, '--key', key, '--pin', pin)).toMatchObject({ code: 0 })
})

test('without a key or a pin, what holds besides is said, with exit code 2', async () => {
  const { code, out } = await verify(second)
  expect(code).toBe(2)
  expect(out).toContain('Not enough trust.')
  expect(out).toMatch(/Records\s+proved/)
  expect(out).toMatch(/Signature of the log\s+not proved\s+No key was given/)
  expect(await verify(second, '--key', key)).toMatchObject({ code: 2 })
  expect(await verify(first, '--key', key, '--pin', later)).toMatchObject({ code: 2 })
})

test('a changed trail has exit code 1, a file of another format 3', async () => {
  const text = readFileSync(second, 'utf8')
  const changed = join(folder, 'changed.json')
  writeFileSync(changed, text.replace('un-sc', 'un-sd'))
  expect(await verify(changed, '--key', key, '--pin', pin)).toMatchObject({ code: 1 })
  expect((await verify(pin, '--key', key)).code).toBe(3)
  expect((await verify(join(folder, 'absent.json'))).code).toBe(3)
})

test('the last record of a run is offered as an in-toto statement, which the key of the log signs', async () => {
  const { run } = JSON.parse(
    (JSON.parse(readFileSync(second, 'utf8')) as { records: string[] }).records[0] ?? '{}',
  ) as { run: string }
  const file = join(folder, 'stated.json')
  const { out } = await assay(
    ['audit', 'export', run, '--out', file, '--dsse', '--from', sizeOf(pin)],
    environment,
  )
  expect(out).toContain(`Wrote ${join(folder, 'stated.dsse.json')}`)
  expect(await verify(file, '--key', key, '--pin', pin)).toMatchObject({ code: 0 })
  const envelope = readFileSync(join(folder, 'stated.dsse.json'), 'utf8')
  const { payload } = openEnvelope(
    envelope,
    'application/vnd.in-toto+json',
    [readNoteKey(key)],
    verifyEd25519,
  )
  const record = (JSON.parse(readFileSync(file, 'utf8')) as { records: string[] }).records.at(-1) ?? ''
  expect(JSON.parse(Buffer.from(payload).toString())).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: run, digest: { sha256: createHash('sha256').update(record).digest('hex') } }],
    predicate: { log: key.split('+')[0], entry: JSON.parse(record) as unknown },
  })
  // inside of the trail it is verified with it
  const answer = await fetch(`${server.url}/v1/runs/${run}/audit?envelope=dsse&from=${sizeOf(pin)}`, {
    headers: { authorization: `Bearer ${environment['ASSAY_API_KEY']}` },
  })
  const whole = join(folder, 'whole.json')
  writeFileSync(whole, await answer.text())
  const report = await verify(whole, '--key', key, '--pin', pin)
  expect(report.out).toMatch(/^Envelope +proved/m)
  expect(report.code).toBe(0)
})

test('the record that a report names is demanded', async () => {
  const { facts } = await assayJson<{ facts: { auditHash: string } }>(
    ['verify', second, '--key', key, '--pin', pin],
    offline,
  )
  const named = (hash: string) => verify(second, '--key', key, '--pin', pin, '--record', hash)
  const { code, out } = await named(facts.auditHash)
  expect(out).toMatch(/The record that you named is number (\d+) of \1, the last one\./)
  expect(code).toBe(0)
  expect((await named('0'.repeat(64))).code).toBe(2)
  expect((await named('0')).code).toBe(3)
})

test('the report comes as JSON too', async () => {
  const { outcome, facts } = await assayJson<{ outcome: string; facts: { log: { size: number } } }>(
    ['verify', second, '--key', key, '--pin', pin],
    offline,
  )
  expect({ outcome, size: facts.log.size }).toEqual({ outcome: 'verified', size: Number(sizeOf(later)) })
})

test('no file is overwritten, because it may be the pin', async () => {
  const { code, err } = await assay(['audit', 'export', 'any', '--out', first], environment)
  expect(code).toBe(1)
  expect(err).toContain('This workspace has no run, session, watched portfolio or case of the id any.')
  const records = JSON.parse(readFileSync(first, 'utf8')) as { records: string[] }
  const { run } = JSON.parse(records.records[0] ?? '{}') as { run: string }
  const again = await assay(['audit', 'export', run, '--out', first], environment)
  expect(again.code).toBe(1)
  expect(again.err).toContain('evidence is not overwritten')
  const piped = await assay(['audit', 'export', run, '--out', '-'], environment)
  expect(JSON.parse(piped.out)).toMatchObject({ format: 'assay-audit-bundle/v1' })
})

test('the trail of a watch shows its passes to a stranger', async () => {
  const headers = { authorization: `Bearer ${environment['ASSAY_API_KEY']}` }
  const call = async (method: string, path: string, body?: string, type = 'application/json') =>
    fetch(`${server.url}/v1/portfolios${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    })
  const { id } = (await (await call('POST', '', JSON.stringify({ name: 'Customers' }))).json()) as {
    id: string
  }
  await call('PUT', `/${id}/subjects`, 'ref,name,type\nC-1,Petra Lindqvist,person\n', 'text/csv')
  const none = await assay(['audit', 'export', id, '--out', '-'], environment)
  expect(none.err).toContain('No pass over this portfolio was completed')
  await call('PUT', `/${id}/watch`)
  const file = join(folder, 'watch.json')
  await expect
    .poll(
      async () =>
        (await assay(['audit', 'export', id, '--out', file, '--from', sizeOf(pin)], environment)).code,
      {
        timeout: 30_000,
        interval: 1_000,
      },
    )
    .toBe(0)
  const { code, out } = await verify(file, '--key', key, '--pin', pin)
  expect(out).toMatch(/^Pass 1, .*; 1 subjects, compared everything, 0 screened, 0 alerts\.$/m)
  expect(code).toBe(0)
})

describe('what a verification remembers', () => {
  let config = ''
  beforeEach(() => {
    config = mkdtempSync(join(tmpdir(), 'assay-known-logs-'))
  })
  afterEach(() => rmSync(config, { recursive: true }))
  const known = (): string => join(config, 'known-logs.json')
  const remembering = (...args: string[]) =>
    assay(['verify', ...args], { ...offline, ASSAY_CONFIG_DIR: config })

  test('is the pin of the next one: a trail that continues it is verified, one of an older log is not', async () => {
    const begun = await remembering(first, '--key', key)
    expect(begun.code).toBe(2)
    expect(begun.out).toContain('This is the first trail of this log that was verified here.')
    expect(statSync(known()).mode & 0o777).toBe(0o600)
    // its own checkpoint shows nothing
    expect(await remembering(first, '--key', key)).toMatchObject({ code: 2 })
    const next = await remembering(second, '--key', key)
    expect(next.out).toMatch(/The pin is the checkpoint of size \d+ that was remembered /)
    expect(next.code).toBe(0)
    const older = await remembering(first, '--key', key)
    expect(older).toMatchObject({ code: 2 })
    expect(older.out).toContain('the file is older than the pin, or the log was cut')
    expect(JSON.parse((await remembering(first, '--key', key, '--json')).out)).toMatchObject({
      outcome: 'untrusted',
      remembered: { size: Number(sizeOf(later)) },
    })
  })

  test('is left alone with --no-remember, with a trail that is invalid, and without a key', async () => {
    await remembering(second, '--key', key, '--pin', pin, '--no-remember')
    expect(existsSync(known())).toBe(false)
    expect(await remembering(second)).toMatchObject({ code: 2 })
    const changed = join(config, 'changed.json')
    writeFileSync(changed, readFileSync(second, 'utf8').replace('un-sc', 'un-sd'))
    expect(await remembering(changed, '--key', key)).toMatchObject({ code: 1 })
    expect(existsSync(known())).toBe(false)
    await remembering(second, '--key', key, '--pin', pin)
    expect(existsSync(known())).toBe(true)
    expect(await remembering(first, '--key', key, '--pin', pin, '--no-remember')).toMatchObject({ code: 0 })
  })

  test('is never replaced where it cannot be read, and a verification does not fail where nothing can be written', async () => {
    writeFileSync(known(), '{"format":')
    const damaged = await remembering(second, '--key', key, '--pin', pin)
    expect(damaged.code).toBe(3)
    expect(damaged.err).toContain('--no-remember')
    expect(readFileSync(known(), 'utf8')).toBe('{"format":')
    // the folder cannot be made
    writeFileSync(join(config, 'taken'), '')
    const beside = { ...offline, ASSAY_CONFIG_DIR: join(config, 'taken') }
    const unwritten = await assay(['verify', second, '--key', key, '--pin', pin], beside)
    expect(unwritten.code).toBe(0)
    expect(unwritten.err).toContain('The checkpoint of the log was not remembered')
  })
})
