// The form of one kind of signal. What is wrong stands beside its field: a number that could be another before anything is
// sent, the rest in the words of the service.
import { useMemo, useRef, useState } from 'react'
import type { AxisId } from '../../../contract/vocabulary/axis.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'
import type { ProblemBody } from '../../../contract/vocabulary/problem.ts'
import { useChange } from '../api/queries.ts'
import { RequestRefusal } from '../api/send.ts'
import type { Offered } from '../api/endpoints.ts'
import { useDraft } from '../parts/draft.ts'
import { fieldErrors, Form } from '../parts/form.tsx'
import { doubtfulNumbers, emptyDraft, type FieldSchema, valueOfDraft } from './form-value.ts'
import { SchemaFields } from './schema-field.tsx'

/** The problem with every finding at the path of a field of the value, where one holds what it is about. */
export function atFields(problem: ProblemBody, value: unknown): ProblemBody {
  if (problem.issues === undefined) return problem
  const issues = problem.issues.flatMap((issue) => {
    const paths = pathsTo(issue.path, value, 'value')
    return paths.length === 0 ? [issue] : paths.map((path) => ({ ...issue, path }))
  })
  return { ...problem, issues }
}

/** Where a text stands in a value, at any depth. */
function pathsTo(text: string, value: unknown, path: string): string[] {
  if (value === text) return [path]
  if (Array.isArray(value)) return value.flatMap((item, i) => pathsTo(text, item, `${path}[${i}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => pathsTo(text, member, `${path}.${name}`))
}

export interface SignalKind {
  readonly axis: AxisId
  readonly kind: string
  readonly optional: boolean
  /** One counts at a time: a new one replaces it. */
  readonly singular: boolean
  readonly schema: FieldSchema
}

interface SignalFormProps {
  readonly assessmentId: string
  readonly token: string
  readonly signal: SignalKind
  readonly onSubmit: () => void
  /** `typedOn`: something else was typed meanwhile. */
  readonly onAccepted: (answer: OutputOf<Offered['submit_signal']>, typedOn: boolean) => void
}

export function SignalForm({ assessmentId, token, signal, onSubmit, onAccepted }: SignalFormProps) {
  const { axis, kind, schema } = signal
  const { draft, keep, noteSent, forgetSent } = useDraft(
    `${assessmentId} ${axis}.${kind}`,
    emptyDraft(schema),
  )
  const onItsWay = useRef(draft)
  const [doubt, setDoubt] = useState<RequestRefusal | null>(null)
  const [removedFrom, setRemovedFrom] = useState<readonly string[]>([])
  const submit = useChange('submit_signal', {
    makesOld: ['get_assessment', 'list_assessments'],
    onDone: (answer) => {
      forgetSent()
      onAccepted(answer, draft !== onItsWay.current)
    },
  })
  const send = (): void => {
    onSubmit()
    const value = (valueOfDraft(schema, draft) ?? {}) as Record<string, unknown>
    const doubtful = doubtfulNumbers(schema, value, 'value')
    setRemovedFrom([])
    setDoubt(doubtful.size === 0 ? null : doubtAsRefusal(doubtful))
    if (doubtful.size > 0) return
    noteSent()
    onItsWay.current = draft
    submit.mutate({ session: token, axis, kind, value })
  }
  const { error: refusal, variables: sent } = submit
  const error = useMemo(() => {
    const said = doubt ?? refusal
    if (!(said instanceof RequestRefusal)) return said
    const problem = said === doubt ? said.problem : atFields(said.problem, sent?.value)
    return withoutRows(problem, removedFrom)
  }, [doubt, refusal, sent, removedFrom])
  return (
    <Form submit="Submit this signal" error={error} busy={submit.isPending} onSubmit={send}>
      <SchemaFields
        path="value"
        schema={schema}
        draft={draft}
        errors={fieldErrors(error)}
        onChange={keep}
        onRemoved={(list) => setRemovedFrom([...removedFrom, list])}
      />
    </Form>
  )
}

/** What the service would say of numbers that could be others, said before they are sent. */
const doubtAsRefusal = (doubtful: ReadonlyMap<string, string>): RequestRefusal =>
  new RequestRefusal({
    error: 'invalid_value',
    message: '',
    status: 422,
    retryable: false,
    request_id: '',
    issues: [...doubtful].map(([path, message]) => ({ path, message })),
  })

/** What is left of it after a row of some lists was removed: the numbers in its findings may be those of other rows now. */
function withoutRows({ issues, ...problem }: ProblemBody, lists: readonly string[]): RequestRefusal | null {
  const left = issues?.filter(({ path }) => !lists.some((list) => path.startsWith(`${list}[`)))
  if (issues !== undefined && issues.length > 0 && left?.length === 0) return null
  return new RequestRefusal({ ...problem, ...(left && { issues: left }) })
}
