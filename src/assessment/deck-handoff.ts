// Hands the seed of a deck over (rules G-2, G-4, H-4, H-6). Nothing is sent.
import type { AssessmentPorts } from './ports.ts'
import type { Operations } from '../contract/index.ts'
import { deckSeed } from './rules/index.ts'
import type { UseCase } from '../call/use-case.ts'
import { scoredSession } from './scored-session.ts'

export const deckHandoff: UseCase<
  Operations['deck_handoff'],
  Pick<AssessmentPorts, 'signer' | 'store' | 'settings'>
> = {
  async run(call, ports) {
    const { session, assessment, ledger } = await scoredSession(call.input.session, call, ports)
    const { verdict } = assessment.scorecard
    const { attributionTag: tag } = ports.settings
    return { seed: deckSeed(ledger, { sessionId: session.id, verdict, tag, pitch: session.pitch }) }
  },
}
