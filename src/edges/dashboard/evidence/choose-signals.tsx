// Takes signals from a file or from what a person pastes. Nothing is sent: they are listed first.
import { Button, Textarea, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { Notice } from '../parts/notice.tsx'
import type { ParsedSignals } from './parse-signals.ts'

type Signals = Extract<ParsedSignals, { kind: 'signals' }>
type Fault = Extract<ParsedSignals, { kind: 'fault' }>

/** why when it is needed: the parser is large, and most people open an assessment without a file */
const parseText = async (text: string): Promise<ParsedSignals> =>
  (await import('./parse-signals.ts')).parseSignals(text)

/** More is no evidence of one assessment, and would only make the page slow. */
const MAX_FILE_BYTES = 10_000_000

interface SignalFileProps {
  readonly label: string
  readonly description: string
  readonly onSignals: (signals: Signals) => void
}

/** A field for a file. The browser reads it; a file that cannot be used says why. */
export function SignalFile({ label, description, onSignals }: SignalFileProps) {
  const [fault, setFault] = useState<string | null>(null)
  const take = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? []
    if (file === undefined) return
    setFault(null)
    if (file.size > MAX_FILE_BYTES)
      return setFault(`“${file.name}” is over 10 MB. Choose the file of one assessment.`)
    const read = await parseText(await file.text())
    // why: the same file, once corrected, can be chosen again
    input.value = ''
    if (read.kind === 'fault') setFault(`“${file.name}”, line ${read.at}: ${read.message}`)
    else onSignals(read)
  }
  return (
    <TextInput
      type="file"
      name="file"
      accept=".json,.jsonl,.ndjson,.txt,application/json"
      label={label}
      description={description}
      error={fault}
      classNames={{ input: 'file-input' }}
      onChange={({ currentTarget }) =>
        void take(currentTarget).catch(() => setFault('The file cannot be read. Choose it again.'))
      }
    />
  )
}

const UNREAD: Fault = {
  kind: 'fault',
  at: 1,
  message: 'The page cannot read it now. Load the page again; what you pasted is kept.',
}

interface ChooseSignalsProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly onSignals: (signals: Signals) => void
}

export function ChooseSignals({ text, onText, onSignals }: ChooseSignalsProps) {
  const [fault, setFault] = useState<Fault | null>(null)
  const pasted = useRef<HTMLTextAreaElement>(null)
  const list = async (): Promise<void> => {
    const read = await parseText(text)
    if (read.kind === 'signals') {
      setFault(null)
      return onSignals(read)
    }
    setFault(read)
    const begin =
      text
        .split('\n')
        .slice(0, read.at - 1)
        .join('\n').length + (read.at > 1 ? 1 : 0)
    const { length } = text.split('\n')[read.at - 1] ?? ''
    pasted.current?.focus()
    pasted.current?.setSelectionRange(begin, begin + length)
  }
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void list().catch(() => setFault(UNREAD))
      }}
    >
      <SignalFile
        label="File"
        description="An assessment file, as “assay assess” takes it, or one signal per line."
        onSignals={onSignals}
      />
      <Textarea
        ref={pasted}
        label="Or paste signals"
        name="pasted"
        description='One per line: {"axis": "problem", "kind": "user_quote", "value": {...}}'
        rows={6}
        spellCheck={false}
        value={text}
        error={fault && `Line ${fault.at}: ${fault.message}`}
        classNames={{ input: 'code-input' }}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
      />
      <div className="actions">
        <Button type="submit" variant="default">
          List what was pasted
        </Button>
      </div>
    </form>
  )
}

/** Says that the file is about another pitch than the assessment. */
export const OtherPitch = () => (
  <Notice tone="care">
    <p>
      The file has another pitch than this assessment. Its signals are listed; its pitch is left out. Check
      that it is the right file.
    </p>
  </Notice>
)
