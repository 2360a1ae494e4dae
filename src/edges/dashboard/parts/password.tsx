// A password, hidden unless whoever types it, by keyboard too, wants to see it.
import { PasswordInput, type PasswordInputProps } from '@mantine/core'

export const Password = (props: PasswordInputProps) => (
  <PasswordInput
    // why: the other fields say it themselves, and a form looks for it to give the first one the focus
    aria-invalid={props.error ? true : undefined}
    visibilityToggleFocusable
    visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
    {...props}
  />
)
