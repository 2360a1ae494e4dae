// Adds a few subjects to a portfolio in one transaction: all of them, or none.
import type { z } from 'zod'
import { canonicalRecord } from '../../base/canonical-json.ts'
import { once } from '../../call/idempotency.ts'
import { Problem } from '../../call/problem.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { Operations } from '../../contract/index.ts'
import { subjectIssues } from '../../diligence/evidence/subject.ts'
import { assertSubjects } from '../files/received-rows.ts'
import type { MonitoringPorts, MonitoringTransaction } from '../ports.ts'
import { queuePass } from '../queue-pass.ts'
import { noPortfolio } from './manage-portfolios.ts'
import { putPiece } from './put-subjects.ts'

type Ports = Pick<MonitoringPorts, 'store' | 'ids' | 'passRunner'> & {
  readonly settings: { readonly upgradeUrl: string }
}

export const addSubjects: UseCase<Operations['add_subjects'], Ports> = {
  check: ({ input: { subjects }, now }) => assertAll(subjects, now),

  async run(call, ports) {
    const { input, caller, now } = call
    const { store, ids, passRunner } = ports
    const at = new Date(now).toISOString()
    const rows = input.subjects.map(({ ref, ...subject }) => ({ ref, subject: canonicalRecord(subject) }))
    const answer = await once('add_subjects', call, { store }, async (tenant: MonitoringTransaction) => {
      const held = await tenant.lockPortfolio(input.id)
      if (held === undefined) throw noPortfolio()
      const { added, changed } = await putPiece(tenant, input.id, rows, at)
      const subjects = held.subjects + added
      assertSubjects(subjects, caller, ports)
      if (held.watch !== null && added + changed > 0) await queuePass(tenant, input.id, ids, at)
      return { added, changed, unchanged: rows.length - added - changed, subjects }
    })
    passRunner.wake()
    return answer
  },
}

function assertAll(subjects: z.output<Operations['add_subjects']['input']>['subjects'], now: number): void {
  const issues = subjects.flatMap((subject, at) =>
    subjectIssues(subject, now).map(({ path, message }) => ({
      path: path.replace(/^subject\b/, `subjects[${at}]`),
      message,
    })),
  )
  const [first] = issues
  if (first !== undefined)
    throw new Problem('invalid_request', {
      detail: `${first.path} ${first.message}`,
      issues: issues.slice(0, 25),
    })
}
