// The form of one kind of signal. It shows each fault at its field: an ambiguous number before anything is sent, the
// rest in the words of the service.
import { useMemo, useRef, useState } from 'react'
import type { AxisId } from '../../../contract/vocabulary/axis.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'
import type { ProblemBody } from '../../../contract/vocabulary/problem.ts'
import { useChange } from '../api/queries.ts'
import { RequestRefusal } from '../api/send.ts'
import type { Offered } from '../api/endpoints.ts'
import { useDraft } from '../parts/draft.ts'
import { fieldErrors, Form } from '../parts/form.tsx'
import { doubtfulNumbers, draftOfValue, emptyDraft, type FieldSchema, valueOfDraft } from './form-value.ts'
import { SchemaFields } from './schema-field.tsx'

/** The problem with each finding moved to the path of the field that contains its subject, if one does. */
export function atFields(problem: ProblemBody, value: unknown): ProblemBody {
  if (problem.issues === undefined) return problem
  const issues = problem.issues.flatMap((issue) => {
    const paths = pathsTo(issue.path, value, 'value')
    return paths.length === 0 ? [issue] : paths.map((path) => ({ ...issue, path }))
  })
  return { ...problem, issues }
}

/** The paths of a text in a value, at any depth. */
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
  /** Only one entry counts at a time: a new one replaces it. */
  readonly singular: boolean
  readonly schema: FieldSchema
}

interface SignalFormProps {
  readonly assessmentId: string
  readonly token: string
  readonly signal: SignalKind
  /** The entry that this one takes the place of; its value fills the form. */
  readonly replaces?: { readonly id: string; readonly value: unknown } | undefined
  readonly onSubmit: () => void
  /** `typedOn`: the form changed in the meantime. `quote`: the words that were sent, of a quote. */
  readonly onAccepted: (
    answer: OutputOf<Offered['submit_signal']>,
    typedOn: boolean,
    quote: string | null,
  ) => void
}

export function SignalForm({ assessmentId, token, signal, replaces, onSubmit, onAccepted }: SignalFormProps) {
  const { axis, kind, schema } = signal
  const { draft, keep, noteSent, forgetSent } = useDraft(
    `${assessmentId} ${axis}.${kind}${replaces === undefined ? '' : ` for ${replaces.id}`}`,
    replaces === undefined ? emptyDraft(schema) : draftOfValue(schema, replaces.value),
  )
  const onItsWay = useRef(draft)
  const [doubt, setDoubt] = useState<RequestRefusal | null>(null)
  const [removedFrom, setRemovedFrom] = useState<readonly string[]>([])
  const submit = useChange('submit_signal', {
    makesOld: ['get_assessment', 'list_assessments'],
    onDone: (answer) => {
      forgetSent()
      const { verbatim } = (valueOfDraft(schema, onItsWay.current) ?? {}) as { verbatim?: unknown }
      onAccepted(answer, draft !== onItsWay.current, typeof verbatim === 'string' ? verbatim : null)
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
    submit.mutate({ session: token, axis, kind, value, ...(replaces && { replaces: replaces.id }) })
  }
  const { error: refusal, variables: sent } = submit
  const error = useMemo(() => {
    const said = doubt ?? refusal
    if (!(said instanceof RequestRefusal)) return said
    const problem = said === doubt ? said.problem : atFields(said.problem, sent?.value)
    return withoutRows(problem, removedFrom)
  }, [doubt, refusal, sent, removedFrom])
  return (
    <Form
      submit={replaces === undefined ? 'Submit this signal' : 'Submit the correction'}
      error={error}
      busy={submit.isPending}
      onSubmit={send}
    >
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

/** The refusal that the service would give for ambiguous numbers, shown before they are sent. */
export const doubtAsRefusal = (doubtful: ReadonlyMap<string, string>): RequestRefusal =>
  new RequestRefusal({
    error: 'invalid_value',
    message: '',
    status: 422,
    retryable: false,
    request_id: '',
    issues: [...doubtful].map(([path, message]) => ({ path, message })),
  })

/** The problem without findings in lists that lost a row: their row numbers may now mean other rows. */
function withoutRows({ issues, ...problem }: ProblemBody, lists: readonly string[]): RequestRefusal | null {
  const left = issues?.filter(({ path }) => !lists.some((list) => path.startsWith(`${list}[`)))
  if (issues !== undefined && issues.length > 0 && left?.length === 0) return null
  return new RequestRefusal({ ...problem, ...(left && { issues: left }) })
}
