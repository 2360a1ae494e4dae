// Shows a text with a button that copies it.
import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'

interface CopiedProps {
  readonly label: string
  readonly text: string
  /** For a text shown only once: what to do with it. The text gets the focus, which makes it hard to miss. */
  readonly once?: ReactNode
  /** Called after a copy, by the button or by hand. */
  readonly onCopied?: () => void
}

export function Copied({ label, text, once, onCopied }: CopiedProps) {
  const [said, setSaid] = useState('')
  const done = (): void => {
    setSaid('Copied')
    onCopied?.()
  }
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      done()
    } catch {
      // why: browsers let a page copy on secure addresses only
      setSaid('Select the text and copy it with the keyboard')
    }
  }
  return (
    <div className="copied">
      <TextInput
        label={label}
        description={once}
        autoFocus={once !== undefined}
        value={text}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        onCopy={done}
        classNames={{ input: 'code-input' }}
      />
      {/* why only then: a text shown once is the only one */}
      <Button
        variant="default"
        aria-label={once === undefined ? `Copy: ${label}` : undefined}
        onClick={() => void copy()}
      >
        Copy
      </Button>
      <span role="status" className="quiet">
        {said}
      </span>
    </div>
  )
}
