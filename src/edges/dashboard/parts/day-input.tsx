// A field for a day. To the browser a half-typed day counts as missing, so the form checks first and this field reports
// it.
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'

/** The message of the service for a missing day. */
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
      // why: a half-typed or cleared day triggers no change event
      onKeyUp={({ currentTarget }) => setIsHalf(isHalf && currentTarget.validity.badInput)}
      onChange={(event) => {
        setIsHalf(false)
        onChange?.(event)
      }}
    />
  )
}
