// A field for a new password, with its requirements.
import { Password } from './password.tsx'

interface NewPasswordProps {
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

export const NewPassword = ({ label, value, error, onChange }: NewPasswordProps) => (
  <Password
    label={label}
    name="password"
    autoComplete="new-password"
    description="12 to 256 characters; a long sentence nobody else would write is a good one."
    value={value}
    error={error}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
