// The kinds of signals and their schemas, axis by axis: the required ones for everybody, the optional ones on Pro.
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { useWorkspaceId } from '../api/workspace-in-use.ts'
import { schemaOf } from './form-value.ts'
import type { SignalKind } from './signal-form.tsx'

export interface AxisKinds {
  readonly id: string
  readonly label: string
  readonly question: string
  readonly kinds: readonly SignalKind[]
}

export function useKinds(token: string, pro: boolean) {
  const workspace = useWorkspaceId()
  return useQuery({
    queryKey: ['kinds', pro, workspace],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<readonly AxisKinds[]> => {
      const { protocol } = await call('get_protocol', {}, signal, workspace)
      return Promise.all(
        protocol.axes.map(async ({ id: axis, label, question, schemas }) => {
          const required = Object.entries(schemas).map(([kind, schema]) => ({
            kind,
            schema,
            optional: false,
          }))
          const optional = pro
            ? ((await call('deep_research_mode', { session: token, axis }, signal, workspace))
                .optional_signals ?? [])
            : []
          const all = [...required, ...optional.map((one) => ({ ...one, optional: true }))]
          return {
            id: axis,
            label,
            question,
            kinds: all.map((one) => ({ ...one, axis, schema: schemaOf(one.schema) })),
          }
        }),
      )
    },
  })
}
