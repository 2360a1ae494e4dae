// Shows and sets who gets the mail digest of a workspace, and how often.
import type { DashboardOperations } from '../../contract/dashboard.ts'
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
  Pick<MonitoringPorts, 'store' | 'ids'>
> = {
  async run({ caller, input: { to, every } }, { store, ids }) {
    const set = { to: [...new Set(to)], every }
    await store.write(caller.workspaceId, async (tenant) => {
      const before = await tenant.mailDigest()
      // why kept: alerts that wait for the next digest are not lost by a change of its recipients. While it is off, none waits
      const after = before === undefined || before.to.length === 0 ? ids.ulid() : before.after
      await tenant.setMailDigest({ ...set, after })
    })
    return set
  },
}
