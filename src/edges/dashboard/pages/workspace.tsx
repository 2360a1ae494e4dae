// The workspace: tier, quota, who is in it, how long it keeps its runs, and who gets its alerts by mail.
import { lazy, Suspense } from 'react'
import { type SignedInAccount, isOwner } from '../api/account.ts'
import { useAsk } from '../api/queries.ts'
import { counted, dayText, monthText } from '../words/naming.ts'
import { Bar } from '../parts/bar.tsx'
import { Facts } from '../parts/facts.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { PageLayout, PageSection } from '../parts/page.tsx'
import { Invitations } from '../workspace/invitations.tsx'
import { MailDigestSection } from '../workspace/mail-digest.tsx'
import { MemberTable } from '../workspace/members.tsx'
import { Retention } from '../workspace/retention.tsx'
import type { ShownWorkspace } from '../workspace/workspace.ts'

// why apart: it is seldom opened, and a page has at most 200 KB of scripts
const IdentityProviderSection = lazy(async () => ({
  default: (await import('../workspace/identity-provider.tsx')).IdentityProviderSection,
}))

export function WorkspacePage({ account }: { readonly account: SignedInAccount }) {
  const workspace = useAsk('get_workspace', {})
  return (
    <PageLayout title={account.workspace.name}>
      <Loaded of={workspace} lines={10}>
        {(found) => (
          <>
            <Tier of={found} />
            <MemberTable of={found} account={account} />
            <Retention of={found} mayChange={isOwner(account)} />
            <MailDigestSection mayChange={isOwner(account)} />
            {isOwner(account) && <Invitations of={found} />}
            <Suspense fallback={<div className="waiting" aria-busy="true" />}>
              <IdentityProviderSection workspaceId={account.workspace.id} mayChange={isOwner(account)} />
            </Suspense>
          </>
        )}
      </Loaded>
    </PageLayout>
  )
}

function Tier({ of: { tier, createdAt, upgradeUrl, quota, id } }: { readonly of: ShownWorkspace }) {
  return (
    <PageSection title="Tier and quota">
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
    </PageSection>
  )
}
