// The health check of the image: ends with 0 while the server on this machine takes a write, or its worker finds the store. A worker
// answers no request; it writes the file that ASSAY_ALIVE_FILE names every ten seconds.
import { statSync } from 'node:fs'

const OLDEST_MS = 60_000
const file = process.env.ASSAY_ALIVE_FILE || undefined
const alive = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })
if (alive !== undefined) process.exit(Date.now() - alive.mtimeMs < OLDEST_MS ? 0 : 1)
const port = process.env.ASSAY_PORT || '8787'
const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(4_000) }).catch(() => undefined)
process.exit(answer?.ok === true ? 0 : 1)
