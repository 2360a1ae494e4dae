// The printer: the same report is the same bytes, and a report that breaks its process costs nobody else theirs.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { PdfUnavailable } from '../../reports/ports.ts'
import { PdfRenderer, type PressOptions } from './pdf-renderer.ts'
import { isRunning } from './testing/is-running.ts'
import { plainDocument } from './testing/plain-document.ts'

let press = new PdfRenderer({ fontFolder: '' })
afterEach(() => press.close())

const OPTIONS = { tenant: 'w1', paper: 'a4', createdAt: Date.parse('2026-11-20T10:00:00Z') } as const
/** Asks a printer that does what it is told, and gives what it printed or the error. */
const asking = (options: Partial<PressOptions> = {}) => {
  press = new PdfRenderer({
    fontFolder: '',
    worker: new URL('./testing/failing-worker.ts', import.meta.url),
    ...options,
  })
  return (title: string, tenant = 'w1'): Promise<string | Error> =>
    press
      .render({ ...plainDocument, title }, { ...OPTIONS, tenant })
      .then((bytes) => Buffer.from(bytes).toString())
      .catch((error: Error) => error)
}

test('the same report, paper and time give the same bytes; another time gives others', async () => {
  press = new PdfRenderer({ fontFolder: '' })
  const other = new PdfRenderer({ fontFolder: '' })
  const [first, again, elsewhere, later] = await Promise.all([
    press.render(plainDocument, OPTIONS),
    press.render(plainDocument, OPTIONS),
    other.render(plainDocument, OPTIONS),
    press.render(plainDocument, { ...OPTIONS, createdAt: OPTIONS.createdAt + 1_000 }),
  ])
  await other.close()
  expect(Buffer.from(first.subarray(0, 5)).toString()).toBe('%PDF-')
  expect(Buffer.compare(first, again)).toBe(0)
  expect(Buffer.compare(first, elsewhere)).toBe(0)
  expect(Buffer.compare(first, later)).not.toBe(0)
})

test('what was printed before leaves no trace in a report', async () => {
  press = new PdfRenderer({ fontFolder: '' })
  const plain = () => press.render(plainDocument, OPTIONS)
  const before = await plain()
  for (const title of ['محمد بن سلمان', 'Łódź', '삼성전자'])
    await press.render({ ...plainDocument, title, facts: [{ name: title, text: title }] }, OPTIONS)
  expect(Buffer.compare(await plain(), before)).toBe(0)
})

test.each(['die', 'throw', 'abort'])(
  'a process that breaks down (%s) is replaced for the report behind it',
  async (how) => {
    const ask = asking()
    const [broken, behind] = await Promise.all([ask(how), ask('print')])
    expect(broken).toBeInstanceOf(PdfUnavailable)
    expect(behind).toBe('printed')
  },
)

test('a report that breaks the process is printed with fewer and fewer marks', async () => {
  expect(await asking()('break')).toBe('printed with marks: none')
})

test('each time it breaks it is told how, and nothing of what was to be printed', async () => {
  const told: string[] = []
  const ask = asking({ onBroken: (how) => told.push(how) })
  for (const how of ['abort', 'break', 'print']) await ask(how)
  const panic = "thread '<unnamed>' panicked at shaping.rs:896"
  expect(told).toEqual([panic, panic, panic, 'it ended with 1', 'it ended with 1'])
})

test('a report whose process somebody else ended is printed as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-press-'))
  expect(await asking()(`killed once ${join(folder, 'mark')}`)).toBe('printed with marks: all')
  rmSync(folder, { recursive: true })
})

test('a process goes on through the signals that are meant for the server', async () => {
  const worker = fork(new URL('./pdf-worker.ts', import.meta.url), [''], { serialization: 'advanced' })
  const print = async (): Promise<unknown> => {
    worker.send({ document: plainDocument, paper: 'a4', createdAt: OPTIONS.createdAt, marks: 'all' })
    return (await once(worker, 'message'))[0]
  }
  await print()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) worker.kill(signal)
  expect(await print()).toMatchObject({ kind: 'printed' })
  worker.kill('SIGKILL')
})

test('a process has none of the secrets of the server', async () => {
  process.env['ASSAY_SESSION_SECRETS'] = 's1:c2VjcmV0'
  const names = String(await asking()('environment')).split(',')
  delete process.env['ASSAY_SESSION_SECRETS']
  expect([
    'MALLOC_ARENA_MAX',
    'LD_LIBRARY_PATH',
    'SystemRoot',
    'NODE_CHANNEL_FD',
    'NODE_CHANNEL_SERIALIZATION_MODE',
  ]).toEqual(expect.arrayContaining(names))
})

test('whoever has left before their turn takes no place and no time', async () => {
  const ask = asking({ mostWaitingOfOne: 1 })
  const first = ask('wait')
  const leaving = new AbortController()
  const left = press.render({ ...plainDocument, title: 'abort' }, { ...OPTIONS, signal: leaving.signal })
  leaving.abort()
  await expect(left).rejects.toThrow(new PdfUnavailable('the caller has left'))
  expect(await Promise.all([first, ask('print')])).toEqual(['printed', 'printed'])
})

test('a process without work is ended, and the next report begins another', async () => {
  const ask = asking({ idleMs: 100 })
  const first = Number(await ask('who'))
  await expect.poll(() => isRunning(first)).toBe(false)
  expect(Number(await ask('who'))).not.toBe(first)
})

test('a report that takes too long is given up, and the one behind it printed', async () => {
  const ask = asking({ deadlineMs: 8_000 })
  const [hanging, behind] = await Promise.all([ask('hang'), ask('print')])
  expect(hanging).toMatchObject({ message: 'the report took too long' })
  expect(behind).toBe('printed')
})

test('a report that cannot be set is a fault of ours, and leaves the process as it was', async () => {
  const ask = asking()
  const before = await ask('who')
  const failed = await ask('fail')
  expect(failed).not.toBeInstanceOf(PdfUnavailable)
  expect(failed).toMatchObject({ message: expect.stringContaining('no such font') })
  expect(await ask('who')).toBe(before)
})

test('the many reports of one workspace hold up no other', async () => {
  const ask = asking()
  const finished: string[] = []
  const many = Array.from({ length: 30 }, () => ask('print', 'many').then(() => finished.push('many')))
  await Promise.all([...many, ask('print', 'one').then(() => finished.push('one'))])
  expect(finished).toHaveLength(31)
  expect(finished.indexOf('one')).toBeLessThan(3)
})

test('a workspace that has too many waiting is refused, and another is not', async () => {
  const ask = asking({ mostWaitingOfOne: 2 })
  const [first, second, third, fourth, other] = await Promise.all([
    ...Array.from({ length: 4 }, () => ask('wait', 'many')),
    ask('print', 'one'),
  ])
  for (const answer of [first, second, third, other]) expect(answer).toBe('printed')
  expect(fourth).toMatchObject({ message: 'too many reports wait to be printed' })
})

test('so many may wait and no more', async () => {
  const ask = asking({ mostWaiting: 2 })
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((tenant) => ask('wait', tenant)))
  expect(answers.map((answer) => answer instanceof PdfUnavailable)).toEqual([false, false, false, true])
})

test('32 reports of one workspace may wait, and 256 of all', async () => {
  const ask = asking()
  const refused = async (asked: readonly Promise<string | Error>[]): Promise<number[]> =>
    (await Promise.all(asked)).flatMap((answer, at) => (answer instanceof PdfUnavailable ? [at] : []))
  // why one more: the first is printed meanwhile
  expect(await refused(Array.from({ length: 34 }, () => ask('print', 'one')))).toEqual([33])
  expect(await refused(Array.from({ length: 258 }, (_, at) => ask('print', `w${at}`)))).toEqual([257])
})

test('a printer that stops refuses what it prints and what waits', async () => {
  const ask = asking()
  const asked = [ask('hang'), ask('print')]
  await press.close()
  for (const answer of [...(await Promise.all(asked)), await ask('print')])
    expect(answer).toBeInstanceOf(PdfUnavailable)
})

test.each([{}, { deadlineMs: 8_000 }])(
  'when a printer has stopped, its process has ended, also one that it had given up (%o)',
  async (options) => {
    const ask = asking(options)
    const pid = Number(await ask('who'))
    expect(isRunning(pid)).toBe(true)
    if ('deadlineMs' in options) await ask('hang')
    await press.close()
    expect(isRunning(pid)).toBe(false)
  },
)
