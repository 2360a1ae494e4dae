// Prints reports one after the other in a process of its own, which the first report begins and which ends when none has come
// for a while. Why a process: Typst is native code, and where it fails, it takes the process it is in with it. Workspaces take
// turns, so that the many reports of one hold up nobody else.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Pdf, PdfUnavailable } from '../../app/ports.ts'
import { Turns } from '../../core/base/turns.ts'
import type { Printed, PrintTask } from './pdf-worker.ts'

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
  /** The code of the process, for tests of what happens when it breaks. */
  readonly worker?: URL
}

const MOST_WAITING = 256
const MOST_WAITING_OF_ONE = 32
const DEADLINE_MS = 20_000
const IDLE_MS = 120_000
const EXEC_ARGV = ['--max-old-space-size=256', '--max-semi-space-size=2']
/** Of our environment, with its secrets, a process gets what some systems need to start one at all. */
const { LD_LIBRARY_PATH, SystemRoot } = process.env
/** Why one arena: each thread of Typst would keep one of its own. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1', LD_LIBRARY_PATH, SystemRoot }

interface Job {
  readonly answer: (bytes: Uint8Array) => void
  readonly refuse: (error: Error) => void
}

/** The process ended while it printed. */
class PressBroken extends PdfUnavailable {}

export class PdfPress implements Pdf {
  readonly #options: Required<PressOptions>
  readonly #turns = new Turns(1)
  readonly #stopping = new AbortController()
  /** Workspaces of the reports that are printed or wait, once for each. */
  readonly #asking: string[] = []
  #printing: Job | undefined
  #timer: NodeJS.Timeout | undefined
  #process: ChildProcess | undefined

  constructor(options: PressOptions) {
    this.#options = {
      mostWaiting: MOST_WAITING,
      mostWaitingOfOne: MOST_WAITING_OF_ONE,
      deadlineMs: DEADLINE_MS,
      idleMs: IDLE_MS,
      worker: new URL('./pdf-worker.ts', import.meta.url),
      ...options,
    }
  }

  async render(
    document: PrintTask['document'],
    { tenant, ...options }: Parameters<Pdf['render']>[1],
  ): Promise<Uint8Array> {
    const { mostWaiting, mostWaitingOfOne } = this.#options
    const own = this.#asking.filter((each) => each === tenant).length
    if (this.#asking.length > mostWaiting || own > mostWaitingOfOne)
      throw new PdfUnavailable('too many reports wait to be printed')
    this.#asking.push(tenant)
    try {
      return await this.#turns.run(tenant, this.#stopping.signal, () =>
        this.#print({ document, ...options, isPlain: false }),
      )
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

  /** What breaks the process is printed once more, with plain texts. */
  async #print(task: PrintTask): Promise<Uint8Array> {
    try {
      return await this.#send(task)
    } catch (error) {
      if (!(error instanceof PressBroken)) throw error
      return await this.#send({ ...task, isPlain: true })
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
      this.#process ??= this.#start()
      // why nothing is done about an error: the process has ended then, and its end is told
      this.#process.send(task, () => {})
    })
  }

  #start(): ChildProcess {
    const { worker, fontFolder } = this.#options
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
    const broke = (how: string): void => {
      if (child !== this.#process) return
      this.#process = undefined
      const cause = new Error(lastWords(said) ?? how)
      this.#finish(({ refuse }) => refuse(new PressBroken('the printer broke down', { cause })))
    }
    child.once('error', (error) => broke(error.message))
    child.once('close', (code, signal) => broke(`it ended with ${signal ?? code}`))
    child.on('message', (printed: Printed) => {
      if (child !== this.#process) return
      this.#finish(({ answer, refuse }) => {
        if (printed.kind === 'printed') answer(printed.bytes)
        else refuse(new Error(`the report could not be set: ${printed.why}`))
      })
      this.#timer = setTimeout(() => void this.#end(), this.#options.idleMs).unref()
    })
    // why: whoever waits for a report is held by its deadline, and nobody else waits for this process
    child.unref()
    child.channel?.unref()
    if (child.stderr instanceof Socket) child.stderr.unref()
    return child
  }

  async #end(): Promise<void> {
    const child = this.#process
    this.#process = undefined
    if (child?.pid === undefined) return
    child.ref()
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }

  #finish(how: (job: Job) => void): void {
    clearTimeout(this.#timer)
    const job = this.#printing
    this.#printing = undefined
    if (job !== undefined) how(job)
  }
}

/** The line that says what broke. Not the lines behind it: they may hold what was to be printed. */
const lastWords = (said: string): string | undefined =>
  said.split('\n').find((line) => /^thread .* panicked at|^[\w ]+( \[\w+\])?: /.test(line))
