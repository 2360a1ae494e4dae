// Lets other work run first, in the middle of work of many small steps.
// oxlint-disable-next-line no-restricted-globals -- why: it waits for no time; it only yields
export const yieldToEventLoop = (): Promise<void> => new Promise((go) => void setImmediate(go))
