// Edits one line of a list: in the form of its kind, with each fault at its field, or as text where it is no signal yet.
import { Textarea } from '@mantine/core'
import { useMemo, useState } from 'react'
import { RequestRefusal } from '../api/send.ts'
import { fieldErrors, Form } from '../parts/form.tsx'
import { doubtfulNumbers, draftOfValue, type FieldDraft, valueOfDraft } from './form-value.ts'
import type { Line } from './lines.ts'
import type { ReadSignal } from './read-signal.ts'
import { SchemaFields } from './schema-field.tsx'
import { atFields, doubtAsRefusal } from './signal-form.tsx'

interface LineEditorProps {
  readonly line: Line
  readonly read: ReadSignal
  readonly onEdit: (edit: FieldDraft) => void
  readonly onSave: (text: string) => void
  readonly onCancel: () => void
}

export function LineEditor({ line, read, onEdit, onSave, onCancel }: LineEditorProps) {
  const { edit, outcome } = line
  const [doubt, setDoubt] = useState<RequestRefusal | null>(null)
  const refusal = outcome?.kind === 'refused' ? outcome.problem : undefined
  const error = useMemo(
    () =>
      doubt ??
      (refusal && read.kind === 'signal' ? new RequestRefusal(atFields(refusal, read.signal.value)) : null),
    [doubt, refusal, read],
  )
  if (read.kind === 'fault') {
    const text = typeof edit === 'string' ? edit : line.text
    return (
      <Form
        submit="Save the line"
        error={null}
        busy={false}
        onSubmit={() => onSave(text)}
        onCancel={onCancel}
      >
        <Textarea
          label="The line"
          rows={5}
          value={text}
          error={read.message}
          classNames={{ input: 'code-input' }}
          onChange={({ currentTarget }) => onEdit(currentTarget.value)}
        />
      </Form>
    )
  }
  const { signal, about } = read
  const { axis, kind } = signal
  const draft =
    edit === undefined || typeof edit === 'string' ? draftOfValue(about.schema, signal.value) : edit
  const path = 'value'
  const save = (): void => {
    const value = valueOfDraft(about.schema, draft) ?? {}
    const doubtful = doubtfulNumbers(about.schema, value, path)
    setDoubt(doubtful.size === 0 ? null : doubtAsRefusal(doubtful))
    if (doubtful.size === 0) onSave(JSON.stringify({ axis, kind, value }))
  }
  return (
    <Form submit="Save the line" error={error} busy={false} onSubmit={save} onCancel={onCancel}>
      <SchemaFields
        path={path}
        schema={about.schema}
        draft={draft}
        errors={fieldErrors(error)}
        onChange={onEdit}
        onRemoved={() => setDoubt(null)}
      />
    </Form>
  )
}
