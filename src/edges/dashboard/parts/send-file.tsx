// Sends a file of subjects: as a batch, or into a portfolio.
import { TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { newKey } from '../api/call.ts'
import type { Called } from '../api/endpoints.ts'
import { Form } from './form.tsx'

interface SendFileProps<Answer> {
  readonly submit: string
  readonly send: (file: File, key: string) => Promise<Answer>
  /** Readings that are old afterwards. */
  readonly makesOld: readonly Called[]
  /** Shown above the button until another file is chosen. */
  readonly sent?: (answer: Answer) => ReactNode
}

export function SendFile<Answer>({ submit, send, makesOld, sent }: SendFileProps<Answer>) {
  const queries = useQueryClient()
  const [file, setFile] = useState<File>()
  // why one key for a file: sent again after a lost answer, it counts once
  const [key, setKey] = useState(newKey)
  const [emptied, setEmptied] = useState(0)
  const sending = useMutation({
    mutationFn: () =>
      file === undefined ? Promise.reject(new Error('Choose a file first.')) : send(file, key),
    onSuccess: () => {
      setFile(undefined)
      setKey(newKey())
      setEmptied((times) => times + 1)
      return Promise.all(makesOld.map((name) => queries.invalidateQueries({ queryKey: [name] })))
    },
  })
  return (
    <Form submit={submit} error={sending.error} busy={sending.isPending} onSubmit={() => sending.mutate()}>
      <TextInput
        key={emptied}
        type="file"
        name="file"
        accept=".csv,.jsonl,.json,text/csv"
        label="File of subjects"
        description="CSV in UTF-8 with a head: ref and name, and type, birth_date, country, aliases or identifiers where you know them. Or JSON Lines."
        classNames={{ input: 'file-input' }}
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0])
          setKey(newKey())
          sending.reset()
        }}
      />
      <div role="status">{sending.data !== undefined && sent?.(sending.data)}</div>
    </Form>
  )
}
