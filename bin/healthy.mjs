// The health check of the image: ends with 0 while the server on this machine takes a write.
const port = process.env.ASSAY_PORT || '8787'
const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(4_000) }).catch(() => undefined)
process.exit(answer?.ok === true ? 0 : 1)
