// Opens a session. On the free plan the same transaction spends the quota, so two starts never share the last unit.
import type { Operations } from '../contract/index.ts'
import { categoryIds, DEFAULT_CATEGORY, isCategory, protocolObject } from './rules/index.ts'
import { once } from '../call/idempotency.ts'
import { openerOf } from '../call/list-entry.ts'
import type { AssessmentPorts, Session } from './ports.ts'
import { Problem } from '../call/problem.ts'
import type { UseCase } from '../call/use-case.ts'
import { progressText } from './ledger-state.ts'
import { freshToken } from './open-session.ts'

export const start: UseCase<
  Operations['start'],
  Pick<AssessmentPorts, 'signer' | 'store' | 'ids' | 'settings'>
> = {
  check: ({ input }) => assertCategory(input.category),

  run: (call, ports) =>
    once('start', call, ports, async (tenant) => {
      const { caller, input, now } = call
      const openedAt = new Date(now).toISOString()
      const allowed = ports.settings.freeAssessments
      if (caller.tier === 'free' && !(await tenant.spendQuota(openedAt.slice(0, 7), allowed))) {
        const returns = new Date(nextMonth(now)).toISOString()
        throw new Problem('quota_exceeded', {
          detail: `The ${allowed} free assessments of this month are used; the next are free on ${returns.slice(0, 10)} (UTC)`,
          retryAfterSeconds: (nextMonth(now) - now) / 1000,
          upgradeUrl: ports.settings.upgradeUrl,
        })
      }
      const id = ports.ids.ulid()
      const pitch = input.pitch.trim()
      const session: Session = {
        id,
        keyId: caller.keyId,
        pitch,
        openedAt,
        category: input.category ?? DEFAULT_CATEGORY,
        rev: 0,
        progress: progressText(id, [], pitch),
        current: null,
      }
      await tenant.insertSession(session, openerOf(caller))
      await tenant.recordCategory(id, { at: openedAt, category: session.category })
      return { session_id: id, token: freshToken(session, call, ports), protocol: protocolObject() }
    }),
}

/** Rule G-5. */
export function assertCategory(category: string | undefined): void {
  if (category === undefined || isCategory(category)) return
  throw new Problem('unknown_category', {
    detail: `There is no category "${category.slice(0, 64).toWellFormed()}"; the ids are ${categoryIds().join(', ')}`,
  })
}

/** Milliseconds since 1970 at the start of the next calendar month, UTC. */
function nextMonth(now: number): number {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)
}
