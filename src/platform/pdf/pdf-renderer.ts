// Prints reports one after the other in a process of its own, which the first report begins and which ends when none has come
// for a while. Why a process: Typst is native code, and where it fails, it takes the process it is in with it. Workspaces take
// turns, so that the many reports of one hold up nobody else.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Pdf, PdfUnavailable } from '../../reports/ports.ts'
import { FairQueue } from '../../base/fair-queue.ts'
import type { Printed, PrintTask } from './pdf-worker.ts'
import type { Marks } from './printable.ts'

export interface PressOptions {
  /** A folder with fonts beside those of the program; empty for none. */
  readonly fontFolder: string
  /** Reports that may wait for their turn: in all, and of one workspace. */
  readonly mostWaiting?: number
  readonly mostWaitingOfOne?: number
  /** For one printing of a report, the start of a process included. */
  readonly deadlineMs?: number
  /** After so long without a report the process is ended, and its memory given back. */
  readonly idleMs?: number
  /** Told how the process ended each time it was not we who ended it; nothing of what was to be printed. */
  readonly onBroken?: (how: string) => void
  /** The code of the process, for tests of what happens when it breaks. */
  readonly worker?: URL
}

const MAX_WAITING = 256
const MAX_WAITING_OF_ONE = 32
const DEADLINE_MS = 20_000
const IDLE_MS = 120_000
/** As little memory of its own as may be: what takes time is Typst. */
const EXEC_ARGV = ['--max-old-space-size=256', '--max-semi-space-size=2', '--optimize-for-size']
/** Of our environment, with its secrets, a process gets what some systems need to start one at all. */
const { LD_LIBRARY_PATH, SystemRoot } = process.env
/** Why one arena: each thread of Typst would keep one of its own. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1', LD_LIBRARY_PATH, SystemRoot }

interface Job {
  readonly answer: (bytes: Uint8Array) => void
  readonly refuse: (error: Error) => void
}

/** With these somebody else ends a process: who stops the server, before the process ignores it, or a machine without memory. */
const FROM_OUTSIDE: ReadonlySet<unknown> = new Set(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'])

const MARKS: readonly [Marks, ...Marks[]] = ['all', 'own', 'none']

/** The process ended by itself while it printed. */
class PressBroken extends PdfUnavailable {}
/** Somebody else ended the process while it printed. */
class PressEnded extends PdfUnavailable {}

export class PdfRenderer implements Pdf {
  readonly #options: Required<PressOptions>
  readonly #turns = new FairQueue(1)
  readonly #stopping = new AbortController()
  /** Workspaces of the reports that are printed or wait, once for each. */
  readonly #asking: string[] = []
  #printing: Job | undefined
  #timer: NodeJS.Timeout | undefined
  #process: ChildProcess | undefined
  /** Of the last process that we ended. */
  #ended: Promise<unknown> = Promise.resolve()

  constructor(options: PressOptions) {
    this.#options = {
      mostWaiting: MAX_WAITING,
      mostWaitingOfOne: MAX_WAITING_OF_ONE,
      deadlineMs: DEADLINE_MS,
      idleMs: IDLE_MS,
      onBroken: () => undefined,
      worker: new URL('./pdf-worker.ts', import.meta.url),
      ...options,
    }
  }

  async render(
    document: PrintTask['document'],
    { tenant, signal, ...options }: Parameters<Pdf['render']>[1],
  ): Promise<Uint8Array> {
    const { mostWaiting, mostWaitingOfOne } = this.#options
    const own = this.#asking.filter((each) => each === tenant).length
    if (this.#asking.length > mostWaiting || own > mostWaitingOfOne)
      throw new PdfUnavailable('too many reports wait to be printed')
    this.#asking.push(tenant)
    try {
      const stops = this.#stopping.signal
      return await this.#turns.run(tenant, signal ? AbortSignal.any([stops, signal]) : stops, () =>
        this.#print({ document, ...options }),
      )
    } catch (error) {
      if (error === signal?.reason) throw new PdfUnavailable('the caller has left', { cause: error })
      throw error
    } finally {
      this.#asking.splice(this.#asking.indexOf(tenant), 1)
    }
  }

  /** Ends the process; reports that are printed or wait are refused. */
  async close(): Promise<void> {
    const stopping = new PdfUnavailable('the server is stopping')
    this.#stopping.abort(stopping)
    const ended = this.#end()
    this.#finish(({ refuse }) => refuse(stopping))
    await ended
  }

  /** What breaks the process is printed once more, with fewer marks. */
  async #print(report: Omit<PrintTask, 'marks'>, [marks, ...fewer] = MARKS): Promise<Uint8Array> {
    try {
      return await this.#sendAgain({ ...report, marks })
    } catch (error) {
      const [next, ...last] = fewer
      if (!(error instanceof PressBroken) || next === undefined) throw error
      return await this.#print(report, [next, ...last])
    }
  }

  /** What somebody else broke off is printed once more, as it is. */
  async #sendAgain(task: PrintTask): Promise<Uint8Array> {
    try {
      return await this.#send(task)
    } catch (error) {
      if (error instanceof PressEnded) return await this.#send(task)
      throw error
    }
  }

  #send(task: PrintTask): Promise<Uint8Array> {
    return new Promise((answer, refuse) => {
      this.#printing = { answer, refuse }
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => {
        void this.#end()
        this.#finish(({ refuse: late }) => late(new PdfUnavailable('the report took too long')))
      }, this.#options.deadlineMs)
      try {
        this.#process ??= this.#start()
        // why nothing is done about an error: the process has ended then, or never began, and that is told
        if (this.#process.connected) this.#process.send(task, () => {})
      } catch (error) {
        this.#finish(({ refuse: none }) => none(new PdfUnavailable('no printer can begin', { cause: error })))
      }
    })
  }

  #start(): ChildProcess {
    const { worker, fontFolder, onBroken } = this.#options
    const child = fork(fileURLToPath(worker), [fontFolder], {
      execArgv: EXEC_ARGV,
      env: ENVIRONMENT,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(0, 2_000)
    })
    const ended = (error: PdfUnavailable, how: string): void => {
      if (child !== this.#process) return
      this.#process = undefined
      onBroken(how)
      this.#finish(({ refuse }) => refuse(error))
    }
    child.once('error', (cause) =>
      ended(new PdfUnavailable('no printer can begin', { cause }), cause.message),
    )
    child.once('close', (code, signal) => {
      const how = whatBroke(said) ?? `it ended with ${signal ?? code}`
      const Kind = FROM_OUTSIDE.has(signal) ? PressEnded : PressBroken
      ended(new Kind('the printer broke down', { cause: new Error(how) }), how)
    })
    child.on('message', (printed: Printed) => {
      if (child !== this.#process) return
      this.#finish(({ answer, refuse }) => {
        if (printed.kind === 'printed') answer(printed.bytes)
        else refuse(new Error(`the report could not be set: ${printed.why}`))
      })
      this.#timer = setTimeout(() => void this.#end(), this.#options.idleMs).unref()
    })
    child.once('spawn', () => {
      // why: what is stuck in native code would outlive us
      const kill = (): boolean => child.kill('SIGKILL')
      process.once('exit', kill)
      child.once('close', () => process.off('exit', kill))
    })
    // why: whoever waits for a report is held by its deadline, and nobody else waits for this process
    child.unref()
    child.channel?.unref()
    if (child.stderr instanceof Socket) child.stderr.unref()
    return child
  }

  #end(): Promise<unknown> {
    const child = this.#process
    this.#process = undefined
    if (child?.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      child.ref()
      child.kill('SIGKILL')
      this.#ended = once(child, 'exit')
    }
    return this.#ended
  }

  #finish(how: (job: Job) => void): void {
    clearTimeout(this.#timer)
    const job = this.#printing
    this.#printing = undefined
    if (job !== undefined) how(job)
  }
}

/** The line that says what broke. Not the lines behind it: they may hold what was to be printed. */
const whatBroke = (said: string): string | undefined =>
  said.split('\n').find((line) => /^thread .* panicked at|^[\w ]+( \[\w+\])?: /.test(line))
