// A password field, hidden unless the person shows it, also by keyboard.
import { PasswordInput, type PasswordInputProps } from '@mantine/core'

export const Password = (props: PasswordInputProps) => (
  <PasswordInput
    // why: the other fields set it themselves, and a form finds the first field to focus by it
    aria-invalid={props.error ? true : undefined}
    visibilityToggleFocusable
    visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
    {...props}
  />
)
