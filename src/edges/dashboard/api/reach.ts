// Whether the server answers, as the last request found it; where it does not, when it last did.
import { sharedState } from './shared-state.ts'

export const reach = sharedState<{ readonly awaySince: number | null }>({ awaySince: null })
let answeredAt = Date.now()

export function noteAnswer(): void {
  answeredAt = Date.now()
  if (reach.get().awaySince !== null) reach.set({ awaySince: null })
}

export function noteSilence(): void {
  if (reach.get().awaySince === null) reach.set({ awaySince: answeredAt })
}
