// A command that can be stopped: it ends in order at the first request, and at once at the second.

export interface StopSignal {
  readonly signal: AbortSignal
  release(): void
}

/** The signal aborts when the process is asked to end. */
export function stopSignal(): StopSignal {
  const stop = new AbortController()
  const onSignal = (): void => {
    process.stderr.write('Stopping. A second request ends the command at once.\n')
    stop.abort()
    release()
  }
  const release = (): void => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, onSignal)
  }
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, onSignal)
  return { signal: stop.signal, release }
}
