// The printer: the same report is the same bytes, and a report that breaks its process costs nobody else theirs.
import { afterEach, expect, test } from 'vitest'
import { PdfUnavailable } from '../../app/ports.ts'
import { PdfPress, type PressOptions } from './pdf-press.ts'
import { plainDocument } from './testing/plain-document.ts'

let press = new PdfPress({ fontFolder: '' })
afterEach(() => press.close())

const OPTIONS = { tenant: 'w1', paper: 'a4', createdAt: Date.parse('2026-11-20T10:00:00Z') } as const
/** Asks a printer that does what it is told, and gives what it printed or the error. */
const asking = (options: Partial<PressOptions> = {}) => {
  press = new PdfPress({
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

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('the same report, paper and time give the same bytes; another time gives others', async () => {
  press = new PdfPress({ fontFolder: '' })
  const other = new PdfPress({ fontFolder: '' })
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
  press = new PdfPress({ fontFolder: '' })
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

test('what broke the process is told, and nothing of what was to be printed', async () => {
  const cause = "thread '<unnamed>' panicked at shaping.rs:896"
  expect(await asking()('abort')).toMatchObject({
    message: 'the printer broke down',
    cause: { message: cause },
  })
})

test('a report that breaks the process is printed once more, with plain texts', async () => {
  expect(await asking()('break')).toBe('printed plain')
})

test('a process without work is ended, and the next report begins another', async () => {
  const ask = asking({ idleMs: 100 })
  const first = Number(await ask('who'))
  await expect.poll(() => isRunning(first)).toBe(false)
  expect(Number(await ask('who'))).not.toBe(first)
})

test('a report that takes too long is given up, and the one behind it printed', async () => {
  const ask = asking({ deadlineMs: 1_000 })
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

test('a printer that stops refuses what it prints and what waits', async () => {
  const ask = asking()
  const asked = [ask('hang'), ask('print')]
  await press.close()
  for (const answer of [...(await Promise.all(asked)), await ask('print')])
    expect(answer).toBeInstanceOf(PdfUnavailable)
})

test('when a printer has stopped, its process has ended', async () => {
  const pid = Number(await asking()('who'))
  expect(isRunning(pid)).toBe(true)
  await press.close()
  expect(isRunning(pid)).toBe(false)
})
