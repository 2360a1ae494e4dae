// Shows and sets who gets the mail digest of a workspace, and how often.
import type { DashboardOperations } from '../../contract/dashboard.ts'
import type { Act } from '../../audit/activity.ts'
import { recordActs } from '../../audit/log/record-acts.ts'
import { actingIn } from '../../call/acting-in.ts'
import type { UseCase } from '../../call/use-case.ts'
import type { MonitoringPorts } from '../ports.ts'

export const getMailDigest: UseCase<
  DashboardOperations['get_mail_digest'],
  Pick<MonitoringPorts, 'store'> & { readonly settings: { readonly sendsMail: boolean } }
> = {
  async run({ caller }, { store, settings }) {
    const digest = await store.read(caller.workspaceId, (tenant) => tenant.mailDigest())
    return { to: [...(digest?.to ?? [])], every: digest?.every ?? 'day', isSent: settings.sendsMail }
  },
}

export const setMailDigest: UseCase<
  DashboardOperations['set_mail_digest'],
  Pick<MonitoringPorts, 'store' | 'ids' | 'auditLog'>
> = {
  async run(call, { store, ids, auditLog }) {
    const { caller, input } = call
    const { to, every } = input
    const set = { to: [...new Set(to)], every }
    await store.write(caller.workspaceId, async (tenant) => {
      const before = await tenant.mailDigest()
      // why kept: alerts that wait for the next digest are not lost by a change of its recipients. While it is off, none waits
      const after = before === undefined || before.to.length === 0 ? ids.ulid() : before.after
      await tenant.setMailDigest({ ...set, after })
      const act: Act = {
        ...actingIn(call),
        kind: 'mail_digest.set',
        details: { every, addresses: set.to.length },
      }
      await recordActs(tenant, { auditLog, ids }, [act])
    })
    return set
  },
}
