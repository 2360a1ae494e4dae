// Hands a scored session over: to a stack-composition tool and to a deck (rules G-2, G-3, H-1 to H-5). Nothing is sent.
import type { AssessmentPorts } from './ports.ts'
import type { Operations } from '../contract/index.ts'
import { deckSeed, stackHandoffOf as handOff } from './rules/index.ts'
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
    return handOff(ledger, {
      sessionId: session.id,
      category,
      tag: ports.settings.attributionTag,
      pitch: session.pitch,
    })
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
    return { seed: deckSeed(ledger, { sessionId: session.id, verdict, tag, pitch: session.pitch }) }
  },
}
