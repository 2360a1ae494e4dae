// The queries of the pages. A page caches and refreshes what it reads, and a change marks readings as old. If the
// session ends, a dialog asks for the password and the page stays.
import {
  MutationCache,
  QueryCache,
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import type { InputOf, OutputOf } from '../../../contract/operations/operation.ts'
import { call, type UnansweredCall } from './call.ts'
import { RequestRefusal } from './send.ts'
import { useWorkspaceId } from './workspace-in-use.ts'
import { signInNeed } from './sign-in-need.ts'
import type { Asked, Called, Changing, Offered } from './endpoints.ts'

/** Codes that mean no one is signed in; an invalid session token has other codes. */
const NOT_SIGNED_IN = new Set(['missing_credentials', 'invalid_api_key', 'expired_api_key'])

export const nobodySignedIn = (error: unknown): boolean =>
  error instanceof RequestRefusal && NOT_SIGNED_IN.has(error.problem.error)

const noticeLostSession = (error: unknown): void => {
  if (nobodySignedIn(error)) signInNeed.set(true)
}

const MAX_RETRIES = 2

export const createQueries = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: noticeLostSession }),
    mutationCache: new MutationCache({ onError: noticeLostSession }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // why: only a request shows whether the server answers, not the network; a server on this machine needs no
        // network
        networkMode: 'always',
        retry: (failures, error) =>
          failures < MAX_RETRIES &&
          error instanceof RequestRefusal &&
          [429, 503].includes(error.problem.status),
      },
      // why no time: an answer may contain a secret, and only the page that requested it needs it
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  })

/**
 * Reads everything again after signing in. It reads the account first, because the page reloads for a different person.
 */
export async function renewAll(queries: QueryClient): Promise<void> {
  await queries.refetchQueries({ queryKey: ['get_account'], type: 'active' })
  await queries.invalidateQueries()
}

/** The query of an operation and its cache key, for the workspace of the page only. */
export const reading = <N extends Asked>(name: N, input: InputOf<Offered[N]>, workspace: string | null) => ({
  queryKey: [name, input, workspace] as QueryKey,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(name, input, signal, workspace),
})

/**
 * Calls an operation that reads. `everyMs` gets the answer and the number of answers; it polls while it returns a
 * number.
 */
export const useAsk = <N extends Asked>(
  name: N,
  input: InputOf<Offered[N]>,
  options: {
    enabled?: boolean
    everyMs?: (answer: OutputOf<Offered[N]> | undefined, times: number) => number | false
  } = {},
) => {
  const workspace = useWorkspaceId()
  return useQuery({
    ...reading(name, input, workspace),
    enabled: options.enabled ?? true,
    refetchInterval: ({ state }) => options.everyMs?.(state.data, state.dataUpdateCount) ?? false,
  })
}

type Paged = Extract<
  Asked,
  | 'list_assessments'
  | 'list_runs'
  | 'list_events'
  | 'list_citation_checks'
  | 'list_batches'
  | 'list_portfolios'
  | 'list_passes'
  | 'list_alerts'
  | 'list_cases'
  | 'list_activity'
  | 'list_webhook_deliveries'
>

/** Reads a list page by page, newest first. `everyMs` reads all of its pages again while it returns a number. */
export const useAskPages = <N extends Paged>(
  name: N,
  input: Omit<InputOf<Offered[N]>, 'before'>,
  options: { everyMs?: (pages: readonly OutputOf<Offered[N]>[], times: number) => number | false } = {},
) => {
  const workspace = useWorkspaceId()
  return useInfiniteQuery({
    queryKey: [name, input, workspace] as QueryKey,
    queryFn: ({ pageParam, signal }) =>
      call(
        name,
        { ...input, ...(pageParam !== undefined && { before: pageParam }) } as never,
        signal,
        workspace,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: OutputOf<Offered[N]>) => (last as { next?: string }).next,
    placeholderData: (before) => before,
    refetchInterval: ({ state }) =>
      options.everyMs?.(state.data?.pages ?? [], state.dataUpdateCount) ?? false,
  })
}

interface ChangeOptions<N extends Changing> {
  /** Readings that are old after the change. */
  readonly makesOld?: readonly Called[]
  /** Called first after a success, even if the page is gone by then. Navigate in `mutate`, which then does not run. */
  readonly onDone?: (answer: OutputOf<Offered[N]>) => void
  /** Keeps a change without an answer through a reload. */
  readonly unanswered?: UnansweredCall
}

/** Calls an operation that changes data. */
export function useChange<N extends Changing>(
  name: N,
  { makesOld = [], onDone, unanswered }: ChangeOptions<N> = {},
) {
  const queries = useQueryClient()
  const workspace = useWorkspaceId()
  return useMutation({
    mutationFn: (input: InputOf<Offered[N]>) => call(name, input, undefined, workspace, unanswered),
    onSuccess: (answer) => {
      onDone?.(answer)
      return Promise.all(makesOld.map((key) => queries.invalidateQueries({ queryKey: [key] })))
    },
  })
}
