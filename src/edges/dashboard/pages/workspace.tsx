// The workspace: tier, quota, and who is in it.
import { type Account, isOwner } from '../api/account.ts'
import { useAsk } from '../api/asking.ts'
import { counted, dayText, monthText } from '../words/naming.ts'
import { Bar } from '../parts/bar.tsx'
import { Facts } from '../parts/facts.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Page, Section } from '../parts/page.tsx'
import { Invitations } from '../workspace/invitations.tsx'
import { Members } from '../workspace/members.tsx'
import type { Workspace } from '../workspace/workspace.ts'

export function WorkspacePage({ account }: { readonly account: Account }) {
  const workspace = useAsk('get_workspace', {})
  return (
    <Page title={account.workspace.name}>
      <Loaded of={workspace} lines={10}>
        {(found) => (
          <>
            <Tier of={found} />
            <Members of={found} account={account} />
            {isOwner(account) && <Invitations of={found} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Tier({ of: { tier, createdAt, upgradeUrl, quota, id } }: { readonly of: Workspace }) {
  return (
    <Section title="Tier and quota">
      <Facts
        of={[
          ['Tier', tier === 'pro' ? 'Pro' : 'Free'],
          ['Since', dayText(createdAt)],
          [
            `Assessments in ${monthText(quota.month)}`,
            quota.limit === null ? 'without limit' : `${quota.used} of ${quota.limit}`,
          ],
          ['Workspace id', <code key="id">{id}</code>],
        ]}
      />
      {quota.limit !== null && (
        <>
          <Bar value={Math.min(quota.used, quota.limit)} most={quota.limit} />
          <p>
            {quota.used >= quota.limit
              ? 'The free assessments of this month are used. New ones start with the next month (UTC), or with Pro.'
              : `${counted(quota.limit - quota.used, 'assessment')} left this month (UTC).`}{' '}
            <a href={upgradeUrl}>See what Pro offers</a>
          </p>
        </>
      )}
    </Section>
  )
}
