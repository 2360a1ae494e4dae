// Whether a person who was signed in must sign in again.
import { sharedState } from './shared-state.ts'

export const signInNeed = sharedState(false)
