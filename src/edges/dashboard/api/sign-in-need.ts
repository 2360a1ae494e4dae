// Whether somebody who was signed in has to sign in again. Outside React, because requests learn of it.
type Listener = () => void

const listeners = new Set<Listener>()
let needed = false

export const signInNeed = {
  get: (): boolean => needed,
  set(value: boolean): void {
    needed = value
    for (const listener of listeners) listener()
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
