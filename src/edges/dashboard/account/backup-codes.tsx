// Shows backup codes, which the service shows once.
import { ShownSecret } from '../keys/shown-secret.tsx'
import { Dialog } from '../parts/dialog.tsx'

interface BackupCodesProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

export const BackupCodes = ({ codes, onClose }: BackupCodesProps) => (
  <Dialog title="Your backup codes">
    <p>Each signs in once in place of the app. Keep them where your device is not.</p>
    <ol>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ol>
    <ShownSecret secret={codes.join(' ')} lost="you need other backup codes" onClose={onClose} />
  </Dialog>
)
