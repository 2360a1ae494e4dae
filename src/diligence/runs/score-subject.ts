// Computes one scorer, without a run and without an audit trail.
import type { DiligencePorts } from '../ports.ts'
import type { Operations } from '../../contract/index.ts'
import { withName } from '../rules/asked-subject.ts'
import { scoreOne } from '../rules/scorecard.ts'
import { SCORER_NAMES } from '../rules/scorer-name.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import { presentCitation, presentFinding, presentSources } from './present-run.ts'
import { assertSubject } from './run-diligence.ts'

export const scoreSubject: UseCase<Operations['score_subject'], Pick<DiligencePorts, 'gather'>> = {
  check({ input: { scorer, subject }, now }) {
    if (!SCORER_NAMES.some((name) => name === scorer)) throw new Problem('unknown_scorer')
    assertSubject(subject, now)
  },

  async run({ input }, ports) {
    const name = SCORER_NAMES.find((each) => each === input.scorer)
    if (name === undefined) throw new Error('an unknown scorer was let through')
    const { evidence } = await ports.gather(withName(input.subject))
    const { scorer, version, value, findings, citations } = scoreOne(name, evidence)
    return {
      scorer,
      version,
      value,
      findings: findings.map(presentFinding),
      citations: citations.map(presentCitation),
      sources: presentSources(evidence.sources.filter(({ scorers }) => scorers.includes(name))),
    }
  },
}
