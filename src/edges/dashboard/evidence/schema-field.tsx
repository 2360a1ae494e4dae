// Shows one field of a value by its JSON Schema: a line, a choice, a group, or rows that can be added.
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { memberName } from '../../../reports/words/evidence.ts'
import { capital, opening, wordsOfName } from '../words/naming.ts'
import { DayInput } from '../parts/day-input.tsx'
import type { FieldErrors } from '../parts/form.tsx'
import { type FieldDraft, emptyDraft, type FieldSchema } from './form-value.ts'

interface FieldProps {
  readonly path: string
  readonly label: string
  readonly schema: FieldSchema
  readonly required: boolean
  readonly draft: FieldDraft
  readonly errors: FieldErrors
  readonly onChange: (draft: FieldDraft) => void
  /** A row of the list at this path was removed, and those after it moved up. */
  readonly onRemoved: (list: string) => void
}

const LONG_TEXT = 161
const VERBATIM_CHARS = 1_200

export function SchemaField(props: FieldProps) {
  if (props.schema.type === 'object') return <Group {...props} />
  if (props.schema.type === 'array') return <Rows {...props} />
  return <Line {...props} />
}

/** The fields of an object without a frame. */
export function SchemaFields({
  path,
  schema,
  draft,
  errors,
  onChange,
  onRemoved,
}: Omit<FieldProps, 'label' | 'required'>) {
  const values =
    typeof draft === 'object' && !Array.isArray(draft) ? (draft as Record<string, FieldDraft>) : {}
  return Object.entries(schema.properties ?? {}).map(([name, field]) => (
    <SchemaField
      key={name}
      path={`${path}.${name}`}
      label={memberName(name)}
      schema={field}
      required={schema.required?.includes(name) === true}
      draft={values[name] ?? emptyDraft(field)}
      errors={errors}
      onChange={(member) => onChange({ ...values, [name]: member })}
      onRemoved={onRemoved}
    />
  ))
}

function Group({ label, required, ...rest }: FieldProps) {
  return (
    <fieldset>
      <legend>{labelled(label, required)}</legend>
      <SchemaFields {...rest} />
    </fieldset>
  )
}

function Rows({ path, label, schema, required, draft, errors, onChange, onRemoved }: FieldProps) {
  const rows = Array.isArray(draft) ? (draft as readonly FieldDraft[]) : []
  const { items, minItems = 0, maxItems = Infinity } = schema
  if (!items) return null
  const replaced = (at: number, row: FieldDraft): FieldDraft[] => rows.map((old, i) => (i === at ? row : old))
  return (
    <fieldset>
      <legend>{labelled(label, required)}</legend>
      {errors.has(path) && <p className="field-error">{errors.get(path)}</p>}
      {rows.map((row, i) => (
        <div key={i} className="row-fields">
          <SchemaField
            path={`${path}[${i}]`}
            label={`${label} ${i + 1}`}
            schema={items}
            required
            draft={row}
            errors={errors}
            onChange={(changed) => onChange(replaced(i, changed))}
            onRemoved={onRemoved}
          />
          {rows.length > minItems && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => {
                onChange(rows.filter((_, at) => at !== i))
                onRemoved(path)
              }}
            >
              Remove {i + 1}
            </Button>
          )}
        </div>
      ))}
      {rows.length < maxItems && (
        <Button variant="default" size="compact-sm" onClick={() => onChange([...rows, emptyDraft(items)])}>
          Add to {label.toLowerCase()}
        </Button>
      )}
    </fieldset>
  )
}

function Line({ path, label, schema, required, draft, errors, onChange }: FieldProps) {
  const shared = {
    name: path,
    label: labelled(label, required),
    description: hintOf(schema),
    error: errors.get(path),
    value: typeof draft === 'string' ? draft : '',
    required,
    withAsterisk: false,
  }
  if (schema.enum !== undefined || schema.type === 'boolean') {
    const words = schema.enum?.map((value) => ({ value, label: wordsOfName(value) })) ?? [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ]
    return (
      <NativeSelect
        {...shared}
        data={[{ value: '', label: required ? 'Choose' : 'Not said' }, ...words]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )
  }
  if (schema.type === 'string' && schema.format === undefined && (schema.maxLength ?? 0) >= LONG_TEXT)
    return <Textarea {...shared} rows={3} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  if (schema.format === 'date')
    return <DayInput {...shared} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  return (
    <TextInput
      {...shared}
      type={schema.format === 'uri' ? 'url' : 'text'}
      inputMode={schema.type === 'integer' ? 'numeric' : schema.type === 'number' ? 'decimal' : undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

const labelled = (label: string, required: boolean): string => (required ? label : `${label} (optional)`)

/** What a line means, and an example; its limits in words where there is none. */
function hintOf(schema: FieldSchema): string | undefined {
  const { description, example } = schema
  const isTyped = schema.enum === undefined && schema.type !== 'boolean' && schema.format !== 'date'
  const more = example === undefined ? limitsOf(schema) : isTyped ? `Example: ${opening(example)}` : undefined
  const parts = [description, more].filter((part) => part !== undefined)
  return parts.length === 0 ? undefined : parts.join(' ')
}

function limitsOf({ type, pattern, minLength, maxLength, ...range }: FieldSchema): string | undefined {
  if (pattern === '^[A-Z]{3}$') return 'Three letters, such as GBP.'
  // why not for a quote or a message: its description states the limits
  if (minLength !== undefined && maxLength !== undefined && maxLength < VERBATIM_CHARS)
    return `${minLength} to ${maxLength} characters.`
  if (type !== 'number' && type !== 'integer') return undefined
  const { minimum, exclusiveMinimum, maximum } = range
  const least =
    exclusiveMinimum !== undefined
      ? `more than ${exclusiveMinimum}`
      : minimum !== undefined && `at least ${minimum}`
  const most = maximum !== undefined && `at most ${maximum}`
  const words = [type === 'integer' && 'a whole number', least, most].filter((word) => word !== false)
  return words.length === 0 ? undefined : `${capital(words.join(', '))}.`
}
