// The form of one kind of signal. Refusals stand beside the field they name, in the words of the API.
import { useMemo, useRef } from 'react'
import type { AxisId } from '../../../contract/vocabulary/axis.ts'
import { useChange } from '../api/asking.ts'
import { Refused } from '../api/send.ts'
import { useDraft } from '../parts/draft.ts'
import { fieldErrors, Form } from '../parts/form.tsx'
import { doubtfulNumbers, emptyDraft, type FieldSchema, valueOf } from './form-value.ts'
import { SchemaFields } from './schema-field.tsx'
import { atFields } from './url-issues.ts'

export interface SignalKind {
  readonly axis: AxisId
  readonly kind: string
  readonly optional: boolean
  readonly schema: FieldSchema
}

interface SignalFormProps {
  readonly assessmentId: string
  readonly token: string
  readonly signal: SignalKind
  readonly onAccepted: (entry: string) => void
}

export function SignalForm({ assessmentId, token, signal, onAccepted }: SignalFormProps) {
  const { axis, kind, schema } = signal
  const [draft, keep, forget] = useDraft(`${assessmentId} ${axis}.${kind}`, emptyDraft(schema))
  const onItsWay = useRef(draft)
  const submit = useChange('submit_signal', {
    makesOld: ['get_assessment', 'list_assessments'],
    onDone: ({ entry }) => {
      forget(onItsWay.current)
      onAccepted(entry)
    },
  })
  const send = (): void => {
    onItsWay.current = draft
    const value = (valueOf(schema, draft) ?? {}) as Record<string, unknown>
    submit.mutate({ session: token, axis, kind, value })
  }
  const { error: refusal, variables: sent } = submit
  const error = useMemo(() => {
    if (!(refusal instanceof Refused)) return refusal
    const doubts = doubtfulNumbers(schema, sent?.value, 'value')
    const problem = atFields(refusal.problem, sent?.value)
    const issues = problem.issues?.map((issue) => ({
      ...issue,
      message: doubts.get(issue.path) ?? issue.message,
    }))
    return new Refused({ ...problem, ...(issues && { issues }) })
  }, [refusal, sent, schema])
  return (
    <Form submit="Submit this signal" error={error} busy={submit.isPending} onSubmit={send}>
      <SchemaFields path="value" schema={schema} draft={draft} errors={fieldErrors(error)} onChange={keep} />
    </Form>
  )
}
