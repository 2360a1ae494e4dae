// A day. Typed by half it counts as left out for the browser, so the form asks first, and it is said here.
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

/** What the service says where none was sent. */
const UNSAID = 'Is required: ISO date YYYY-MM-DD'

export function DayInput({ error, onChange, ...rest }: TextInputProps) {
  const [isHalf, setIsHalf] = useState(false)
  return (
    <TextInput
      {...rest}
      type="date"
      error={isHalf || error === UNSAID ? 'Give day, month and year' : error}
      onInvalid={(event) => {
        event.preventDefault()
        setIsHalf(event.currentTarget.validity.badInput)
      }}
      // why: what is still half a day, or none again, is no change
      onKeyUp={({ currentTarget }) => setIsHalf(isHalf && currentTarget.validity.badInput)}
      onChange={(event) => {
        setIsHalf(false)
        onChange?.(event)
      }}
    />
  )
}
