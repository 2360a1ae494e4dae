// Whether somebody who was signed in has to sign in again.
import { sharedState } from './shared-state.ts'

export const signInNeed = sharedState(false)
