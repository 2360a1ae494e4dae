// Cases from the command line, through the API of a server: what is printed, and the mistakes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CASE_EVIDENCE, openCase } from '../support/cases.ts'
import { assay } from '../support/process.ts'
import { createWorld, type World } from '../support/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-case-files-'))
let world: World
let id: string
let environment: Record<string, string>

beforeAll(async () => {
  world = await createWorld()
  const { key, workspaceId } = await world.tenant('free')
  id = await openCase(world.ports.store, workspaceId)
  await world.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.server.server.address() as AddressInfo
  environment = { ASSAY_API_URL: `http://127.0.0.1:${port}`, ASSAY_API_KEY: key }
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

const run = (...args: string[]) => assay(['cases', ...args], environment)

test('a case is listed, assigned, commented on, decided and reported', async () => {
  expect((await run('list')).out).toMatch(
    new RegExp(`^${id}  open  case-\\d+  Maria Koval / MARIA KOVAL  possible\n$`),
  )
  expect((await run('list', '--state', 'closed')).out).toBe('No case.\n')
  const assigned = await run('assign', id, 'Dana', '--due', '2026-12-01', '--state', 'in_review')
  expect(assigned.out).toContain('in_review')
  expect(assigned.out).toContain('Dana  due 2026-12-01\n')

  const file = join(folder, 'passport.pdf')
  writeFileSync(file, 'abc')
  expect((await run('comment', id, 'The passport is on file.', '--file', file)).out).toMatch(
    /comment {2}test {2}The passport is on file\. {2}passport\.pdf \(3 bytes, ba7816bf[0-9a-f]{56}\)\n$/,
  )

  const { out: shown } = await run('show', id)
  expect(shown).toContain(`Evidence ${CASE_EVIDENCE}\n  subject.names  maria koval\n`)
  expect(shown).toContain('un-sc 6908001  https://un.org/')
  const reason = ['--reason', 'Another person.', '--evidence', CASE_EVIDENCE]
  expect((await run('decide', id, 'false_positive', ...reason)).out).toMatch(
    /^Decided: false_positive\. Entry [0-9a-f]{64} of the audit log\.\n$/,
  )
  const out = join(folder, 'case.audit.json')
  const exported = await assay(['audit', 'export', id, '--out', out], environment)
  const key = /The server says that its key is (.*)/.exec(exported.out)?.[1] ?? ''
  const verified = await assay(['verify', out, '--key', key, '--no-remember'], {})
  expect(verified.code).toBe(2)
  expect(verified.out).toMatch(/^Decision 1, 2026-11-02T09:00:00\.000Z, false_positive, by test \(.*\)\.$/m)
  expect(verified.out).toContain(`Evidence ${CASE_EVIDENCE}. Reason: Another person.`)
  expect(verified.out).toMatch(/^Decisions +proved/m)

  expect((await run('report')).out).toMatch(
    new RegExp(
      `^2026-11-02T09:00:00.000Z  false_positive  Maria Koval / MARIA KOVAL  by test  Another person\\.  case ${id}, entry [0-9a-f]{64}\n$`,
    ),
  )
  expect((await run('report', '--from', '2026-11-03')).out).toBe('No decision.\n')
  expect(JSON.parse((await run('show', id, '--json')).out)).toMatchObject({
    state: 'false_positive',
    history: [{ kind: 'updated' }, { kind: 'comment' }, { kind: 'decided' }],
  })
})

test('cases are listed in an order over all pages, which the command names', async () => {
  const { key, workspaceId } = await world.tenant('free')
  const own = { ...environment, ASSAY_API_KEY: key }
  const ids: string[] = []
  for (let at = 0; at < 52; at++) ids.push(await openCase(world.ports.store, workspaceId))
  // why sorted: those of one millisecond come in any order
  ids.sort()
  const listed = (...args: string[]) => assay(['cases', 'list', ...args], own)
  const list = async (...args: string[]) => (await listed(...args)).out
  const { out: rising, err } = await listed('--sort', 'opened', '--list', 'un-sc', '--outcome', 'possible')
  expect(rising.slice(0, rising.indexOf(' '))).toBe(ids[0])
  expect(err).toBe(`50 of 52. More: --before ${ids[49]}\n`)
  const rest = await list('--sort', 'opened', '--before', ids[49] ?? '')
  expect(
    rest
      .trim()
      .split('\n')
      .map((line) => line.slice(0, line.indexOf(' '))),
  ).toEqual(ids.slice(50))
  expect((await list('--sort=-score')).split('\n').length).toBe(51)
  expect(await list('--list', 'eu-fsf')).toBe('No case.\n')
  expect((await assay(['alerts', '--sort=-score', '--kind', 'stronger'], own)).out).toMatch(/^No alert\./)
  expect((await assay(['alerts', '--sort', 'due'], own)).err).toContain('Allowed choices are at, -at, kind')
})

test('mistakes say what to do', async () => {
  const failure = async (...args: string[]): Promise<string> => {
    const { code, err } = await run(...args)
    expect(code).not.toBe(0)
    return err
  }
  expect(await failure('list', '--state', 'done')).toContain('"done" is none of open, in_review,')
  const reason = ['--reason', 'x', '--evidence', '0'.repeat(64)]
  expect(await failure('decide', id, 'open', ...reason)).toContain(
    'is none of true_match, false_positive, closed',
  )
  expect(await failure('decide', id, 'closed', ...reason)).toContain('Call get_case')
  expect(await failure('comment', id, 'x', '--file', join(folder, 'none.pdf'))).toContain('cannot be read')
  expect(await failure('show', 'none')).toContain('no case of that id')
})
