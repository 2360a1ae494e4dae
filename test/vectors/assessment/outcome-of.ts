// For tests: everything that follows from a golden vector.
import { assess } from '../../../src/assessment/rules/outcome/assess.ts'
import { deckSeed, stackHandoffOf } from '../../../src/assessment/rules/outcome/hand-off.ts'
import { weighLedger } from '../../../src/assessment/rules/provenance/weigh-ledger.ts'
import { asRead, type Case, examples, ledgerOfCase } from './examples.ts'

export function outcomeOf(golden: Case): Readonly<Record<string, unknown>> {
  const ledger = asRead(ledgerOfCase(golden))
  const result = assess(ledger, golden)
  if (result.kind === 'withheld') throw new Error(result.missing_signals.join('; '))
  const { scorecard, explanations, gates, logLr, category, nextSignals, milestones } = result.assessment
  const { posterior_p, ci_95, reference } = scorecard.estimate
  const weighed = weighLedger(ledger, golden.pitch)
  const session = { sessionId: examples.session_id, tag: 'assess' }
  return {
    scores: Object.fromEntries(scorecard.axes.map(({ id, score }) => [id, score])),
    total: scorecard.total,
    verdict: scorecard.verdict,
    gates,
    posterior_p,
    ci_95,
    log_lr: logLr,
    reference,
    explanations,
    next_signals: nextSignals,
    milestones,
    stack_handoff:
      scorecard.verdict === 'build'
        ? stackHandoffOf(weighed, { ...session, category })
        : { error: 'verdict_not_build' },
    deck_seed: deckSeed(weighed, { ...session, verdict: scorecard.verdict }),
  }
}
