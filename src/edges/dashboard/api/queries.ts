// How pages ask: a reading is kept and renewed, a change makes readings old, and a lost session asks for the password
// where the reader stands instead of throwing the page away.
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

/** Codes with which the server says that nobody is signed in; a session token that is not good has others. */
const NOBODY = new Set(['missing_credentials', 'invalid_api_key', 'expired_api_key'])

export const nobodySignedIn = (error: unknown): boolean =>
  error instanceof RequestRefusal && NOBODY.has(error.problem.error)

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
        // why: whether a server answers is asked of it, not of the network; one on this machine needs none
        networkMode: 'always',
        retry: (failures, error) =>
          failures < MAX_RETRIES &&
          error instanceof RequestRefusal &&
          [429, 503].includes(error.problem.status),
      },
      // why no time: an answer may hold a secret, and only the page that asked needs it
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  })

/** Asks anew after signing in; first who it is, because the page begins anew where it was somebody else. */
export async function renewAll(queries: QueryClient): Promise<void> {
  await queries.refetchQueries({ queryKey: ['get_account'], type: 'active' })
  await queries.invalidateQueries()
}

/** How an operation is asked and remembered: of the workspace a page is about, and of no other. */
export const reading = <N extends Asked>(name: N, input: InputOf<Offered[N]>, workspace: string | null) => ({
  queryKey: [name, input, workspace] as QueryKey,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(name, input, signal, workspace),
})

/** Asks an operation that reads. `everyMs`, told the answer and how many there were, asks again while it returns a number. */
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

type Paged = Extract<Asked, 'list_assessments' | 'list_runs' | 'list_events'>

/** Asks a list page by page, newest first. `everyMs` asks for all of its pages again while it returns a number. */
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
  /** Readings that are old afterwards. */
  readonly makesOld?: readonly Called[]
  /** Told of a success first of all, even when the page is gone by then. Going elsewhere is for `mutate`, which then is silent. */
  readonly onDone?: (answer: OutputOf<Offered[N]>) => void
  /** Where it is kept through a reload that it got no answer. */
  readonly unanswered?: UnansweredCall
}

/** Calls an operation that changes something. */
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
