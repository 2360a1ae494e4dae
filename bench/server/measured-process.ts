// A program in a process of its own, and what a load costs it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type Load, load, type Shot } from './load.ts'

const TICKS_PER_SECOND = 100

export interface Process {
  readonly child: ChildProcess
  readonly output: () => string
}

/** Starts a program and waits until its output matches. */
export async function launch(
  args: readonly string[],
  environment: Record<string, string>,
  ready: RegExp,
): Promise<Process> {
  const child = spawn(process.execPath, [...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  while (!ready.test(text)) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended: ${text}`)
    await wait(2)
  }
  return { child, output: () => text }
}

export async function stop({ child }: Process): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Seconds of CPU that a process has used (Linux). */
export function cpuSecondsOf(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(stat[11]) + Number(stat[12])) / TICKS_PER_SECOND
}

/** Seconds of CPU a process has used, and its resident memory in MB (Linux). */
export function usage({ child }: Process): { cpuSeconds: number; rssMb: number } {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return {
    cpuSeconds: cpuSecondsOf(child.pid),
    rssMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
  }
}

export type Figures = Load & { readonly cpuMicros: number }

export async function measure(
  target: Process,
  origin: string,
  next: () => Shot | undefined,
  { connections, milliseconds }: { connections: number; milliseconds: number },
): Promise<Figures> {
  const before = usage(target).cpuSeconds
  const result = await load(origin, { connections, milliseconds, next })
  return { ...result, cpuMicros: ((usage(target).cpuSeconds - before) / result.requests) * 1e6 }
}
