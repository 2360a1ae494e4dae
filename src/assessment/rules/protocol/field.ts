// The field types of signal values, and the TypeScript type derived from a table of them (section Field types).

interface Range {
  readonly above?: number
  readonly atLeast?: number
  readonly atMost?: number
}

export interface TextField {
  readonly kind: 'text'
  readonly min: number
  readonly max: number
  readonly sentences?: number
}
export interface NumberField extends Range {
  readonly kind: 'number' | 'integer'
}
export interface ChoiceField<Choice extends string = string> {
  readonly kind: 'choice'
  readonly choices: readonly Choice[]
}
export interface ListField<Item extends Field = Field> {
  readonly kind: 'list'
  readonly items: Item
  readonly min: number
  readonly max: number
}
export interface ObjectField<Inner extends Fields = Fields> {
  readonly kind: 'object'
  readonly fields: Inner
}
/** A field whose type has no parameters. */
export interface PlainField {
  readonly kind: 'verbatim' | 'url' | 'day' | 'currency' | 'boolean' | 'sha256' | 'message'
}
export type Field =
  | TextField
  | NumberField
  | ChoiceField
  | PlainField
  | { readonly kind: 'list'; readonly items: Field; readonly min: number; readonly max: number }
  | { readonly kind: 'object'; readonly fields: Fields }

/** Field name -> type, in schema order. A field is required unless it is marked optional. */
export interface Fields {
  readonly [name: string]: Field & { readonly optional?: true }
}

/** V: a verbatim quote. */
export const quote = { kind: 'verbatim' } as const
/** U: an absolute http or https URL, link-checked. */
export const url = { kind: 'url' } as const
/** D: a calendar day YYYY-MM-DD. */
export const day = { kind: 'day' } as const
/** C: an ISO 4217 code. */
export const currency = { kind: 'currency' } as const
export const flagField = { kind: 'boolean' } as const
export const digest = { kind: 'sha256' } as const
/** M: the raw message of an e-mail (RFC 5322). It is verified at submission and never becomes a part of the entry (P-8). */
export const rawMessage = { kind: 'message' } as const

/** T(min,max): text in the caller's own words, in characters. */
export function textField(min: number, max: number): TextField {
  return { kind: 'text', min, max }
}

export function number(range: Range = {}): NumberField & { readonly kind: 'number' } {
  return { kind: 'number', ...range }
}

export function integer(range: Range = {}): NumberField & { readonly kind: 'integer' } {
  return { kind: 'integer', ...range }
}

export function oneOf<const Choice extends string>(...choices: readonly Choice[]): ChoiceField<Choice> {
  return { kind: 'choice', choices }
}

export function list<Item extends Field>(items: Item, min: number, max: number): ListField<Item> {
  return { kind: 'list', items, min, max }
}

export function object<const Inner extends Fields>(fields: Inner): ObjectField<Inner> {
  return { kind: 'object', fields }
}

export function optional<F extends Field>(field: F): F & { readonly optional: true } {
  return { ...field, optional: true }
}

type FieldValue<F> = F extends { readonly kind: 'number' | 'integer' }
  ? number
  : F extends { readonly kind: 'boolean' }
    ? boolean
    : F extends { readonly kind: 'choice'; readonly choices: readonly (infer Choice)[] }
      ? Choice
      : F extends { readonly kind: 'list'; readonly items: infer Item }
        ? readonly FieldValue<Item>[]
        : F extends { readonly kind: 'object'; readonly fields: infer Inner }
          ? ObjectValue<Inner>
          : string

/** The type of a value that fits a table of fields. */
export type ObjectValue<Inner> = {
  readonly [
    Name in keyof Inner as Inner[Name] extends { readonly optional: true } ? never : Name
  ]: FieldValue<Inner[Name]>
} & {
  readonly [
    Name in keyof Inner as Inner[Name] extends { readonly optional: true } ? Name : never
  ]?: FieldValue<Inner[Name]>
}

/** The fewest characters that a text may have: those of a script without spaces between words (T). */
export const leastChars = ({ min }: Pick<TextField, 'min'>): number => Math.ceil(min / 3)
