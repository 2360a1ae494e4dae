// Portfolios and batches from the command line, through the API of a server: what is printed, what is written, and every mistake.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadList } from '../support/lists.ts'
import { assay } from '../support/process.ts'
import { createWorld, type World } from '../support/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-portfolios-'))
let world: World
let environment: Record<string, string>

beforeAll(async () => {
  world = await createWorld({ screensBatches: true })
  await loadList(world.ports.store, 'un-sc')
  const { key } = await world.tenant('pro')
  await world.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.server.server.address() as AddressInfo
  environment = { ASSAY_API_URL: `http://127.0.0.1:${port}`, ASSAY_API_KEY: key }
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

const at = (name: string): string => join(folder, name)
const run = (...args: string[]) => assay(args, environment)
const written = (name: string, text: string): string => {
  writeFileSync(at(name), text)
  return at(name)
}
const FILE =
  'ref,name,type,since\nC-1,Harun Taleb,person,2019\nC-2,Petra Lindqvist,person,2020\n,No One Ltd,company,\n'

test('a portfolio is created, filled, saved, screened and deleted', async () => {
  const id = (await run('portfolios', 'create', 'Suppliers')).out.trim()
  const put = await run('portfolios', 'put', id, written('subjects.csv', FILE))
  expect(put.code).toBe(1)
  expect(put.out.split('\n')).toEqual([
    '3 rows: 2 added, 0 changed, 0 unchanged, 1 refused. The portfolio has 2 subjects.',
    'Ignored columns: since.',
    '  line 4: ref is required',
    '',
  ])
  expect((await run('portfolios', 'list')).out).toMatch(
    new RegExp(`^${id}  \\d{4}-\\d\\d-\\d\\d  2 subjects  Suppliers\\n$`),
  )
  expect((await run('portfolios', 'get', id, '--out', at('saved.csv'))).code).toBe(0)
  expect(readFileSync(at('saved.csv'), 'utf8')).toContain('\nC-1,Harun Taleb,person,')
  expect((await run('portfolios', 'get', id, '--out', '-')).out).toContain('{"ref":"C-1"')
  expect((await run('portfolios', 'put', id, at('saved.csv'))).out).toContain('2 unchanged')

  const batch = await run('batch', '--portfolio', id, '--out', at('results.jsonl'), '--all')
  expect(batch.code).toBe(0)
  expect(batch.err).toMatch(/^Batch \S+\n/)
  expect(batch.out).toContain('2 rows: 0 with a confirmed match, 1 with a possible match, 0 refused.')
  expect(batch.out).toMatch(/eu-fsf {2}no snapshot {2}never_synced, although it is required/)
  expect(readFileSync(at('results.jsonl'), 'utf8').split('\n')).toHaveLength(3)

  expect((await run('portfolios', 'remove', id, 'C-1')).code).toBe(0)
  expect((await run('portfolios', 'delete', id)).code).toBe(0)
  expect((await run('portfolios', 'list')).out).toContain('No portfolio yet')
})

test('a batch writes the rows that matter, and can be waited for again', async () => {
  const first = await run('batch', written('subjects.csv', FILE), '--out', at('results.csv'), '--json')
  // why 1: a row was refused
  expect(first.code, first.err).toBe(1)
  const { id } = JSON.parse(first.out) as { id: string }
  const lines = readFileSync(at('results.csv'), 'utf8').split('\n')
  expect(lines.map((line) => line.split(',').slice(0, 3).join(','))).toEqual([
    'line,ref,outcome',
    '2,C-1,possible',
    '4,,refused',
    '',
  ])
  const again = await run('batch', '--batch', id, '--out', at('again.csv'))
  expect(again.code).toBe(1)
  expect(readFileSync(at('again.csv'), 'utf8')).toBe(readFileSync(at('results.csv'), 'utf8'))
})

test.each<[string, string[], string]>([
  [
    'nothing to screen',
    ['batch', '--out', 'x'],
    'Give a file, --portfolio ID or --batch ID, and only one of them.',
  ],
  ['two things to screen', ['batch', 'a.csv', '--batch', 'b', '--out', 'x'], 'only one of them'],
  ['a file that is not there', ['batch', '/nowhere/a.csv', '--out', 'x'], '/nowhere/a.csv cannot be read'],
  ['a batch that is not there', ['batch', '--batch', 'none', '--out', 'x'], 'no batch of that id'],
  ['a portfolio that is not there', ['portfolios', 'delete', 'none'], 'no portfolio of that id'],
])('refuses %s and says what to do', async (_what, args, said) => {
  const { code, err } = await run(...args)
  expect(code).not.toBe(0)
  expect(err).toContain(said)
  expect(existsSync('x')).toBe(false)
})

test('asks for a key before it sends anything', async () => {
  const { code, err } = await assay(['portfolios', 'list'], { ...environment, ASSAY_API_KEY: '' })
  expect([code, err]).toEqual([1, expect.stringContaining('Set ASSAY_API_KEY')])
})
