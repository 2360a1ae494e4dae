// Lets other work go first, in the midst of a work of many small steps.
// oxlint-disable-next-line no-restricted-globals -- why: it waits for no time; it only gives way
export const yieldToEventLoop = (): Promise<void> => new Promise((go) => void setImmediate(go))
