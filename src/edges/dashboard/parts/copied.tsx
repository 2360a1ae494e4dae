// A text to be taken along, with a button that copies it.
import { Button, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'

export function Copied({ label, text }: { readonly label: string; readonly text: string }) {
  const clipboard = useClipboard()
  return (
    <div className="copied">
      <TextInput
        label={label}
        value={text}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        classNames={{ input: 'code-input' }}
      />
      <Button variant="default" onClick={() => clipboard.copy(text)}>
        Copy
      </Button>
      <span role="status" className="quiet">
        {clipboard.copied && 'Copied'}
        {clipboard.error !== null && 'Select the text and copy it with the keyboard'}
      </span>
    </div>
  )
}
