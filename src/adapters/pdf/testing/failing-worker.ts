// For tests: a printer that does what the title of a report tells it to.
import { parentPort } from 'node:worker_threads'
import type { Printed, PrintTask } from '../pdf-worker.ts'

const answer = (printed: Printed): void => parentPort?.postMessage(printed, [])

parentPort?.on('message', ({ document: { title } }: PrintTask) => {
  if (title === 'die') process.exit(1)
  if (title === 'throw') throw new Error('broken')
  if (title === 'fail') answer({ kind: 'failed', why: 'no such font' })
  if (title === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  if (title === 'wait') setTimeout(() => answer({ kind: 'printed', bytes: new Uint8Array(1) }), 50)
  if (title === 'print') answer({ kind: 'printed', bytes: new Uint8Array(1) })
})
answer({ kind: 'ready' })
