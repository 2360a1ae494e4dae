// Shows the link of an invitation, the only time it is visible.
import type { DashboardOperations } from '../../../contract/dashboard.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'
import { minuteText } from '../words/naming.ts'
import { Copied } from '../parts/copied.tsx'
import { useGuard } from '../parts/guard-secret.ts'
import { Notice } from '../parts/notice.tsx'

export type InvitationLink = OutputOf<DashboardOperations['invite_member']> & { readonly email: string }

export function NewLinkNotice({ of: { email, url, expiresAt } }: { readonly of: InvitationLink }) {
  const { state, noteCopied } = useGuard()
  return (
    <Notice tone="good">
      <Copied
        label="Link"
        text={url}
        once={`The link for ${email} is good until ${minuteText(expiresAt)} and shown this once.`}
        onCopied={noteCopied}
      />
      {state === 'asked' && (
        // why: navigation that was stopped has scrolled to the top
        <p ref={(said) => said?.scrollIntoView({ block: 'nearest' })}>
          <strong>You have not copied it.</strong> Once you leave this page, no one can see it, and {email}{' '}
          needs a new one.
        </p>
      )}
    </Notice>
  )
}
