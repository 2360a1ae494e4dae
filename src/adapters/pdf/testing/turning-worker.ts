// For tests: the printer as it is, which says as well when its event loop has turned after a report was asked for.
import { parentPort } from 'node:worker_threads'
// oxlint-disable-next-line import/no-unassigned-import -- it is run, not used
import '../pdf-worker.ts'

parentPort?.on('message', () => setImmediate(() => parentPort?.postMessage('turned', [])))
