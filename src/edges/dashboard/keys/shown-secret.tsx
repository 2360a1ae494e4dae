// The secret of a key, the one time it can be seen.
import { Button } from '@mantine/core'
import { Copied } from '../parts/copied.tsx'

interface ShownSecretProps {
  readonly secret: string
  readonly note?: string
  readonly onClose: () => void
}

export const ShownSecret = ({ secret, note, onClose }: ShownSecretProps) => (
  <>
    <p>
      <strong>Copy the secret now.</strong> It is not stored and cannot be shown again. {note}
    </p>
    <Copied label="Secret" text={secret} />
    <div className="actions">
      <Button onClick={onClose}>I have it</Button>
    </div>
  </>
)
