// The e-mail address by which a person signs in.
import { TextInput } from '@mantine/core'

interface AccountEmailProps {
  readonly value: string
  readonly error: string | undefined
  readonly readOnly?: boolean
  readonly onChange: (email: string) => void
}

export const AccountEmail = ({ value, error, readOnly = false, onChange }: AccountEmailProps) => (
  <TextInput
    label="E-mail address"
    name="email"
    type="email"
    autoComplete="username"
    readOnly={readOnly}
    value={value}
    error={error}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
