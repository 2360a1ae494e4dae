// Prints reports one after the other in a separate process. The first report starts the process, and it ends after a
// time without reports. Why a process: Typst is native code, and a crash takes its process down. Workspaces take turns,
// so one with many reports does not delay the others.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Pdf, PdfUnavailable } from '../../reports/ports.ts'
import { FairQueue } from '../../base/fair-queue.ts'
import type { Printed, PrintTask } from './pdf-worker.ts'
import type { Marks } from './printable.ts'

export interface PressOptions {
  /** A folder with fonts in addition to those of the program; empty for none. */
  readonly fontFolder: string
  /** Reports that may wait for their turn: in total, and per workspace. */
  readonly mostWaiting?: number
  readonly mostWaitingOfOne?: number
  /** Milliseconds to print a report once, including the start of a process. */
  readonly deadlineMs?: number
  /** Milliseconds without a report after which the process ends and frees its memory. */
  readonly idleMs?: number
  /** Receives how the process ended each time we did not end it; nothing of the report's content. */
  readonly onBroken?: (how: string) => void
  /** The code of the process. Tests replace it to see it break. */
  readonly worker?: URL
}

const MAX_WAITING = 256
const MAX_WAITING_OF_ONE = 32
const DEADLINE_MS = 20_000
const IDLE_MS = 120_000
/** Keeps the memory of JavaScript small: Typst takes the time. */
const EXEC_ARGV = ['--max-old-space-size=256', '--max-semi-space-size=2', '--optimize-for-size']
/** Our environment holds secrets. The process gets only what some systems need to start one. */
const { LD_LIBRARY_PATH, SystemRoot } = process.env
/** Why one arena: each thread of Typst would keep a separate one. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1', LD_LIBRARY_PATH, SystemRoot }

interface Job {
  readonly answer: (bytes: Uint8Array) => void
  readonly refuse: (error: Error) => void
}

/**
 * Signals from outside: an operator stops the server before the process ignores them, or the machine runs out of
 * memory.
 */
const FROM_OUTSIDE: ReadonlySet<unknown> = new Set(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'])

const MARKS: readonly [Marks, ...Marks[]] = ['all', 'own', 'none']

/** The process ended by itself during printing. */
class PressBroken extends PdfUnavailable {}
/** A signal from outside ended the process during printing. */
class PressEnded extends PdfUnavailable {}

export class PdfRenderer implements Pdf {
  readonly #options: Required<PressOptions>
  readonly #turns: FairQueue
  readonly #stopping = new AbortController()
  #printing: Job | undefined
  #timer: NodeJS.Timeout | undefined
  #process: ChildProcess | undefined
  /** Resolves when the last process that we ended has exited. */
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
    const { mostWaiting, mostWaitingOfOne } = this.#options
    this.#turns = new FairQueue(1, { maxWaiting: mostWaiting, maxWaitingOfOne: mostWaitingOfOne })
  }

  async render(
    document: PrintTask['document'],
    { tenant, signal, ...options }: Parameters<Pdf['render']>[1],
  ): Promise<Uint8Array> {
    if (this.#turns.isFull(tenant)) throw new PdfUnavailable('too many reports wait to be printed')
    try {
      const stops = this.#stopping.signal
      return await this.#turns.run(tenant, signal ? AbortSignal.any([stops, signal]) : stops, () =>
        this.#print({ document, ...options }),
      )
    } catch (error) {
      if (error === signal?.reason) throw new PdfUnavailable('the caller has left', { cause: error })
      throw error
    }
  }

  /** Ends the process and refuses all reports in print or in the queue. */
  async close(): Promise<void> {
    const stopping = new PdfUnavailable('the server is stopping')
    this.#stopping.abort(stopping)
    const ended = this.#end()
    this.#finish(({ refuse }) => refuse(stopping))
    await ended
  }

  /** Prints a report that breaks the process again, with fewer marks. */
  async #print(report: Omit<PrintTask, 'marks'>, [marks, ...fewer] = MARKS): Promise<Uint8Array> {
    try {
      return await this.#sendAgain({ ...report, marks })
    } catch (error) {
      const [next, ...last] = fewer
      if (!(error instanceof PressBroken) || next === undefined) throw error
      return await this.#print(report, [next, ...last])
    }
  }

  /** Prints a report that an outside signal interrupted again, unchanged. */
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
        // why ignore an error: the process has ended or never started, and its exit event reports that
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
      // why: a process stuck in native code would outlive us
      const kill = (): boolean => child.kill('SIGKILL')
      process.once('exit', kill)
      child.once('close', () => process.off('exit', kill))
    })
    // why: the deadline of a waiting report keeps us running, and only reports wait for this process
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

/** The line that names the failure. The lines after it may hold content of the report. */
const whatBroke = (said: string): string | undefined =>
  said.split('\n').find((line) => /^thread .* panicked at|^[\w ]+( \[\w+\])?: /.test(line))
