// Runs a file of the bench in a process of its own, where memory and load time are its alone, and reads its answer.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export async function inChild<T>(file: string, task: object, heapMb: number): Promise<T> {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${heapMb}`, '--expose-gc', join(import.meta.dirname, file), JSON.stringify(task)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [answer, [code]] = await Promise.all([
    text(child.stdout),
    once(child, 'exit') as Promise<[number | null]>,
  ])
  if (code !== 0) throw new Error(`${file} ended with ${code ?? 'a signal'}`)
  return JSON.parse(answer) as T
}

/** The task a child was given. */
export const taskOf = <T>(): T => JSON.parse(process.argv[2] ?? '{}') as T

export const answer = (value: object): void => void process.stdout.write(JSON.stringify(value))
