// For tests: a printer that is held up between loading Typst and setting it up. It says when it is there, and goes on when told.
import { BroadcastChannel, parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Printed } from '../pdf-worker.ts'

const test = new BroadcastChannel('test')
test.addEventListener('message', () => {
  NodeCompiler.create()
  parentPort?.postMessage({ kind: 'ready' } satisfies Printed, [])
})
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of threads has no origin
test.postMessage('loaded')
