// `assay sessions`: the sessions of the workspace, each with a token for the caller's key (rule C-3).
import type { ClientOptions } from '../../../client/client.ts'
import { callServer } from './call-server.ts'
import { print, type Printing } from './with-administration.ts'

/** Lists the newest 50 on standard output. Throws CommandFailed. */
export async function sessionsCommand(
  words: readonly string[],
  options: ClientOptions,
  printing: Printing,
): Promise<void> {
  const { sessions } = await callServer(options, (client) =>
    client.call('list_sessions', { query: words.join(' ') }),
  )
  const lines = sessions.map(({ session_id, session_token, pitch, opened_at, opened_by, ...state }) =>
    [
      `${session_id}  ${opened_at.slice(0, 10)}  ${opened_by}  ${stateText(state)}`,
      `  ${pitch.replaceAll(/\s+/g, ' ').slice(0, 100)}`,
      `  ${session_token}`,
    ].join('\n'),
  )
  print(sessions, printing, lines.length === 0 ? ['No session with these words.'] : lines)
}

const stateText = ({
  total,
  verdict,
  missing,
  erased,
}: {
  readonly total?: number | undefined
  readonly verdict?: string | undefined
  readonly missing: number
  readonly erased?: { readonly at: string; readonly reason: string } | undefined
}): string => {
  if (erased !== undefined) return `erased ${erased.at.slice(0, 10)} (${erased.reason})`
  return total === undefined ? `${missing} kinds missing` : `${total}/70 ${verdict ?? ''}`
}
