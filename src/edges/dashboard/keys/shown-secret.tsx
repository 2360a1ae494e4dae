// Shows the secret of a key or of a webhook, the only time it is visible.
import { Button } from '@mantine/core'
import { Copied } from '../parts/copied.tsx'
import { useGuard } from '../parts/guard-secret.ts'
import { Notice } from '../parts/notice.tsx'

interface ShownSecretProps {
  readonly secret: string
  readonly note?: string
  /** What happens if it is lost, where it is not the secret of a key. */
  readonly lost?: string
  readonly onClose: () => void
}

export function ShownSecret({ secret, note, lost, onClose }: ShownSecretProps) {
  const { state, ask, noteCopied } = useGuard()
  return (
    <>
      <Copied
        label="Secret"
        text={secret}
        once={
          <>
            <strong>Copy the secret now.</strong> It cannot be shown again. {note}
          </>
        }
        onCopied={noteCopied}
      />
      {state === 'asked' && (
        <Notice tone="care">
          <p>
            You have not copied it. Once you close this, no one can see it, and{' '}
            {lost ?? 'the key needs a new one'}.
          </p>
        </Notice>
      )}
      <div className="actions">
        <Button onClick={state === 'new' ? ask : onClose}>
          {state === 'asked' ? 'Close without copying' : 'I have it'}
        </Button>
      </div>
    </>
  )
}
