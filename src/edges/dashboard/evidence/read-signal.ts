// Reads one signal of a pasted text: which kind it is, or why it is no signal and what to do. The service judges its value.
import type { Signal } from '../../../contract/vocabulary/signal.ts'
import { jsonFault, parsed } from './parse-signals.ts'
import type { SignalKind } from './signal-form.tsx'

export type ReadSignal =
  | { readonly kind: 'signal'; readonly signal: Signal; readonly about: SignalKind }
  | { readonly kind: 'fault'; readonly message: string }

const MEMBERS = ['axis', 'kind', 'value']

export function readSignal(text: string, kinds: readonly SignalKind[]): ReadSignal {
  const whole = parsed(text)
  if (whole === undefined) return fault(jsonFault(text).message)
  const { value: said } = whole
  if (!isMembers(said)) return fault('A signal is an object: {"axis", "kind", "value"}. Write it that way.')
  const missing = MEMBERS.filter((name) => !(name in said))
  if (missing.length > 0) return fault(`The signal has no ${namesOf(missing)}. Add what is missing.`)
  const others = Object.keys(said).filter((name) => !MEMBERS.includes(name))
  if (others.length > 0)
    return fault(`A signal has axis, kind and value. Remove ${namesOf(others)}, or move it into “value”.`)
  const { axis, kind, value } = said
  const ofAxis = kinds.filter((each) => each.axis === axis)
  if (typeof axis !== 'string' || ofAxis.length === 0)
    return fault(
      `There is no axis ${shown(axis)}. The axes are ${namesOf([...new Set(kinds.map((each) => each.axis))])}.`,
    )
  const about = ofAxis.find((each) => each.kind === kind)
  if (about === undefined)
    return fault(
      `The axis “${axis}” has no kind ${shown(kind)}. Its kinds are ${namesOf(ofAxis.map((each) => each.kind))}.`,
    )
  if (!isMembers(value)) return fault('“value” must be an object with the fields of the kind.')
  return { kind: 'signal', signal: { axis, kind: about.kind, value: { ...value } }, about }
}

const fault = (message: string): ReadSignal => ({ kind: 'fault', message })

const namesOf = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ')

const shown = (name: unknown): string =>
  `“${(typeof name === 'string' ? name : JSON.stringify(name)).slice(0, 64)}”`

const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
