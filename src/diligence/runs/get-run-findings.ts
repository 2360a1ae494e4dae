// Pages through the findings of a run, so that none is left out however many there are.
import type { Operations } from '../../contract/index.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { DiligencePorts } from '../ports.ts'
import { readRun } from './get-run.ts'

const FINDINGS_OF_A_PAGE = 100

export const getRunFindings: UseCase<
  Operations['get_run_findings'],
  Pick<DiligencePorts, 'store' | 'auditLog'>
> = {
  async run({ input: { id, after }, caller }, ports) {
    const { findings = [] } = await readRun(ports, caller.workspaceId, id)
    const from = after === undefined ? 0 : findings.findIndex((finding) => finding.id === after) + 1
    if (after !== undefined && from === 0) throw noSuchFinding()
    const page = findings.slice(from, from + FINDINGS_OF_A_PAGE)
    const last = page.at(-1)
    const hasMore = from + page.length < findings.length
    return {
      findings: page,
      total: findings.length,
      ...(hasMore && last !== undefined && { next: last.id }),
    }
  },
}

const noSuchFinding = (): Problem =>
  new Problem('not_found', {
    detail:
      'The run has no finding of the id in `after`. Send the `next` of the page before, or leave it out',
  })
