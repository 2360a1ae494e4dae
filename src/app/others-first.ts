// Lets whoever else waits go first, in the midst of a work of many small steps.
export const othersFirst = (): Promise<void> => new Promise((go) => void setImmediate(go))
