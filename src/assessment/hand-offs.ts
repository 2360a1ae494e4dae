// Converts a scored session for a stack-composition tool and for a deck (rules G-2, G-3, H-1 to H-5). It sends nothing.
import type { AssessmentPorts } from './ports.ts'
import type { Operations } from '../contract/index.ts'
import { deckSeed, stackHandoffOf as handOff, weighLedger } from './rules/index.ts'
import { Problem } from '../call/problem.ts'
import type { UseCase } from '../call/use-case.ts'
import { scoredSession } from './scored-session.ts'

export const stackHandoff: UseCase<
  Operations['stack_handoff'],
  Pick<AssessmentPorts, 'signer' | 'store' | 'settings'>
> = {
  async run(call, ports) {
    const { session, assessment, ledger } = await scoredSession(call.input.session, call, ports)
    const { verdict } = assessment.scorecard
    if (verdict !== 'build')
      throw new Problem('verdict_not_build', { detail: `The verdict is ${verdict}, not build` })
    const { category } = assessment
    const { attributionTag: tag } = ports.settings
    return handOff(weighLedger(ledger, session.pitch), { sessionId: session.id, category, tag })
  },
}

export const deckHandoff: UseCase<
  Operations['deck_handoff'],
  Pick<AssessmentPorts, 'signer' | 'store' | 'settings'>
> = {
  async run(call, ports) {
    const { session, assessment, ledger } = await scoredSession(call.input.session, call, ports)
    const { verdict } = assessment.scorecard
    const { attributionTag: tag } = ports.settings
    return { seed: deckSeed(weighLedger(ledger, session.pitch), { sessionId: session.id, verdict, tag }) }
  },
}
