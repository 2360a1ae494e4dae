// Whether the server answers, as the last request found it; where it does not, when it last did.
import { sharedState } from './shared-state.ts'

export const serverStatus = sharedState<{ readonly awaySince: number | null }>({ awaySince: null })
let answeredAt = Date.now()

export function noteAnswer(): void {
  answeredAt = Date.now()
  if (serverStatus.get().awaySince !== null) serverStatus.set({ awaySince: null })
}

export function noteSilence(): void {
  if (serverStatus.get().awaySince === null) serverStatus.set({ awaySince: answeredAt })
}
