// The golden vectors: three ledgers with everything that follows from them, which a second language can run too.
import { expect, test } from 'vitest'
import { asRead, examples, ledgerOfCase } from '../../../../test/vectors/assessment/examples.ts'
import { assess } from './assess.ts'
import { weighLedger } from '../provenance/weigh-ledger.ts'
import { deckSeed, stackHandoffOf } from './hand-off.ts'

for (const golden of examples.cases)
  test(`golden vector ${golden.name}: scores, explanations, verdict, estimate, next signals, roadmap, hand-offs`, () => {
    const { pitch, expected } = golden
    const ledger = asRead(ledgerOfCase(golden))
    const result = assess(ledger, golden)
    if (result.kind === 'withheld') throw new Error(result.missing_signals.join('; '))
    const { scorecard, explanations, gates, logLr, category, nextSignals, milestones } = result.assessment
    const { posterior_p, ci_95, reference } = scorecard.estimate
    const weighed = weighLedger(ledger, pitch)
    const session = { sessionId: examples.session_id, tag: 'assess' }
    const actual = {
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
    expect(actual).toEqual(expected)
    expect(JSON.stringify(actual)).toBe(JSON.stringify(expected))
  })
