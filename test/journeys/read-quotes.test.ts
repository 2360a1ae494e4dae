// `assay read-quotes`: quotes of customers are read on this machine, by the real program.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { assay, ENTRY, root } from '../support/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-quotes-'))
afterAll(() => rmSync(folder, { recursive: true }))

const about = {
  pitch: 'Paperlark sorts receipts.',
  icp: 'craftsmen',
  competitors: ['BuchMax'],
  kind: 'user_quote',
}
const line = (id: string, verbatim: string): string => JSON.stringify({ id, ...about, verbatim })

function fileOf(name: string, ...lines: string[]): string {
  const path = join(folder, name)
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}

test('each line has one answer, in its order, with the words that decide', async () => {
  const spent = 'Wir zahlen BuchMax 95 Euro im Monat.'
  const path = fileOf('good.jsonl', line('a', spent), '', line('b', 'I would pay for this.'))
  const { code, out, err } = await assay(['read-quotes', path], {})
  expect([code, err]).toEqual([0, ''])
  const [first, second] = out
    .trim()
    .split('\n')
    .map((each) => JSON.parse(each))
  expect(Object.keys(first)).toEqual([
    'id', 'behaviour', 'stance', 'on_topic', 'hypothetical', 'amount', 'time', 'spans',
  ]) // prettier-ignore
  expect(first).toMatchObject({
    id: 'a',
    behaviour: 3,
    amount: { value: 95, currency: 'EUR', what: 'spend' },
  })
  const words = first.spans.map(({ start, end }: { start: number; end: number }) => spent.slice(start, end))
  expect(words).toContain('zahlen')
  expect(second).toMatchObject({ id: 'b', behaviour: 0, hypothetical: true })
})

test('- reads standard input', () => {
  const out = execFileSync(process.execPath, [ENTRY, 'read-quotes', '-'], {
    cwd: root,
    input: `${line('a', 'I type receipts by hand.')}\n`,
    encoding: 'utf8',
  })
  expect(JSON.parse(out)).toMatchObject({ id: 'a', behaviour: 2 })
})

test('every bad line is named before anything is printed', async () => {
  const path = fileOf(
    'bad.jsonl',
    line('a', 'We pay.'),
    '{"id": "b"',
    JSON.stringify({ id: 'c', pitch: 'x' }),
  )
  const { code, out, err } = await assay(['read-quotes', path], {})
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain('line 2: it is no JSON.')
  expect(err).toContain('line 3: verbatim:')
  expect((await assay(['read-quotes', join(folder, 'none.jsonl')], {})).err).toContain(
    'cannot be read (ENOENT)',
  )
})

test('of many bad lines 20 are named, and the others are counted', async () => {
  const bad = async (count: number) =>
    (
      await assay(
        ['read-quotes', fileOf(`bad-${count}.jsonl`, ...Array.from({ length: count }, () => '{'))],
        {},
      )
    ).err
  expect(await bad(20)).toContain('line 20: it is no JSON.')
  expect(await bad(20)).not.toContain(' more')
  expect(await bad(21)).toContain('line 20: it is no JSON.')
  expect(await bad(21)).not.toContain('line 21:')
  expect(await bad(21)).toContain('and 1 more')
})
