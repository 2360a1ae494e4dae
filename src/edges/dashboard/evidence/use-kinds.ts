// Reads the kinds of signals and their schemas, axis by axis: the required ones, then the optional ones.
import { useQuery } from '@tanstack/react-query'
import type { DashboardOperations } from '../../../contract/dashboard.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'
import { reading } from '../api/queries.ts'
import { useWorkspaceId } from '../api/workspace-in-use.ts'
import { schemaOf, withExamples } from './form-value.ts'
import type { SignalKind } from './signal-form.tsx'

export interface AxisKinds {
  readonly id: string
  readonly label: string
  readonly question: string
  readonly kinds: readonly SignalKind[]
}

export const useKinds = () =>
  useQuery({
    ...reading('get_protocol', {}, useWorkspaceId()),
    staleTime: Infinity,
    select: ({ protocol }) => kindsOfAxes(protocol),
  })

type WholeProtocol = OutputOf<DashboardOperations['get_protocol']>['protocol']
type Axis = WholeProtocol['axes'][number]

type Described = Pick<WholeProtocol, 'singular' | 'examples'>

export const kindsOfAxes = ({ axes, ...rest }: Described & Pick<WholeProtocol, 'axes'>): AxisKinds[] =>
  axes.map((axis) => kindsOf(axis, rest))

function kindsOf(
  { id, label, question, schemas, optional }: Axis,
  { singular, examples }: Described,
): AxisKinds {
  const read = (of: Axis['schemas'], isOptional: boolean): SignalKind[] =>
    Object.entries(of).map(([kind, schema]) => ({
      kind,
      axis: id,
      schema: withExamples(schemaOf(schema), examples[kind]),
      optional: isOptional,
      singular: singular.includes(kind),
    }))
  return { id, label, question, kinds: [...read(schemas, false), ...read(optional, true)] }
}
