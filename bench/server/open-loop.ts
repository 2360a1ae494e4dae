// Requests at the moments of a rate, whether or not those before are answered: what waits for a connection waits on the clock.

export interface OpenLoop {
  readonly perSecond: number
  readonly milliseconds: number
  /** Requests that may be without an answer; later ones wait for the answer of one. */
  readonly connections: number
  /** Resolves with the status of the answer; never rejects. */
  readonly send: () => Promise<number>
  /** Milliseconds on a clock that never goes back. */
  readonly now: () => number
  readonly sleep: (milliseconds: number) => Promise<unknown>
}

export interface Answered {
  readonly status: number
  /** From the moment at which the request was due to its answer. */
  readonly milliseconds: number
}

/** The answers, in their order, and how many requests were due and still waited for a connection at the end. */
export async function openLoop(loop: OpenLoop): Promise<{ answers: Answered[]; unsent: number }> {
  const { perSecond, milliseconds, connections, send, now, sleep } = loop
  const due = (at: number): number => from + (at * 1_000) / perSecond
  const total = Math.round((perSecond * milliseconds) / 1_000)
  const answers: Answered[] = []
  const inFlight = new Set<Promise<void>>()
  const from = now()
  const until = from + milliseconds
  let next = 0

  function sendDue(): void {
    while (next < total && inFlight.size < connections && due(next) <= now() && now() < until) {
      const sending = answer(due(next++)).finally(() => {
        inFlight.delete(sending)
        sendDue()
      })
      inFlight.add(sending)
    }
  }
  async function answer(wanted: number): Promise<void> {
    const status = await send()
    answers.push({ status, milliseconds: now() - wanted })
  }

  while (next < total && now() < until) {
    sendDue()
    // why at least one: a timer that is due at once would take the processor from the server
    await sleep(Math.max(1, Math.min(due(next), until) - now()))
  }
  await Promise.all(inFlight)
  return { answers, unsent: total - next }
}
