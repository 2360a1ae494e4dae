// `assay assess FILE`: sends a whole assessment through the API, as any other customer would.
import { z } from 'zod'
import {
  ApiError,
  type Client,
  createClient,
  type ClientOptions,
  ServiceUnreachable,
} from '../../../client/client.ts'
import type { Operations } from '../../../contract/index.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'
import { type Signal, Signal as SignalSchema } from '../../../contract/vocabulary/signal.ts'
import { NO_KEY } from './call-server.ts'
import { inputName, readInputFile } from './input-file.ts'
import { progressBar } from '../parts/progress-bar.ts'
import { print, type Printing } from './with-administration.ts'
import { renderScorecard, type ScoreAnswer } from './render-scorecard.ts'

const AT_A_TIME = 4

const AssessmentFile = z.strictObject({
  pitch: z.string(),
  category: z.string().optional(),
  signals: z.array(SignalSchema).min(1),
})
export type AssessmentFile = z.infer<typeof AssessmentFile>

/** An assessment that could not be carried through, with a text that says why and what to do. */
export class AssessFailed extends Error {}

/** Reads the file, sends it, prints the scorecard and the roadmap on standard output. Throws AssessFailed. */
export async function assessCommand(
  path: string,
  options: ClientOptions,
  { session, ...printing }: Printing & { readonly session?: string },
): Promise<void> {
  const file = await readAssessmentFile(path)
  if (options.key === '') throw new AssessFailed(NO_KEY)
  const { text, ...result } = await carryOut(file, createClient(options), options.url, session)
  if (printing.json !== true) process.stdout.write(text)
  else
    print(
      { session_id: result.sessionId, token: result.token, ...result.scored, milestones: result.milestones },
      printing,
      [],
    )
}

export interface CarriedOut {
  readonly sessionId: string
  /** The newest session token. */
  readonly token: string
  readonly scored: ScoreAnswer
  readonly milestones: OutputOf<Operations['generate_roadmap']>['milestones']
  /** Scorecard and roadmap as a person wants to read them. */
  readonly text: string
}

/** Walks an assessment through the API: start (or an open session), every signal, score, roadmap. Throws AssessFailed. */
export async function carryOut(
  file: AssessmentFile,
  client: Client,
  server: string,
  session?: string,
): Promise<CarriedOut> {
  let token = session
  try {
    token ??= (
      await client.call('start', {
        pitch: file.pitch,
        ...(file.category !== undefined && { category: file.category }),
      })
    ).token
    const refused = await submitAll(client, token, file.signals)
    const scored = await client.call('score', { session: token }).catch((error: unknown) => {
      throw error instanceof ApiError ? notScored(error, refused) : error
    })
    const { session_id: sessionId, milestones } = await client.call('generate_roadmap', { session: token })
    const notes = refused.map(
      ({ signal, error }) => `Not counted: ${signal.axis}.${signal.kind}: ${error.message}`,
    )
    return {
      sessionId,
      token: scored.session_token,
      scored,
      milestones,
      text: renderScorecard(sessionId, scored, milestones, { notes, server }),
    }
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof ServiceUnreachable || error instanceof AssessFailed))
      throw error
    // why not for a token that was given: only an answer of the server says that its session is open
    const isOpen = token !== undefined && (session === undefined || !isOfToken(error))
    const goOn = isOpen
      ? `\nThe session is open. Correct the file, then continue with: assay assess FILE --session ${token}`
      : ''
    throw new AssessFailed(`${error.message}${goOn}`, { cause: error })
  }
}

/** No answer at all, or a refusal of the key or of the token itself. */
const isOfToken = (error: ApiError | ServiceUnreachable | AssessFailed): boolean =>
  error instanceof ServiceUnreachable ||
  (error instanceof ApiError && [401, 403, 404, 410].includes(error.body.status))

interface RefusedSignal {
  readonly signal: Signal
  readonly error: ApiError
}

/** Submits kinds side by side, the signals of one kind in the order of the file. Returns the refused ones. */
async function submitAll(
  client: Client,
  session: string,
  signals: readonly Signal[],
): Promise<readonly RefusedSignal[]> {
  const refused: RefusedSignal[] = []
  const bar = progressBar('signals', signals.length)
  const kinds = [...Map.groupBy(signals, ({ axis, kind }) => `${axis}.${kind}`).values()]
  async function work(): Promise<void> {
    for (let group = kinds.shift(); group; group = kinds.shift()) {
      for (const signal of group) {
        try {
          await client.call('submit_signal', { session, ...signal })
        } catch (error) {
          // why only 422: it is about this signal; any other error would affect all of them
          if (!(error instanceof ApiError && error.body.status === 422)) {
            kinds.length = 0
            throw error
          }
          // why not refused: going on with a session sends again what it holds already
          if (error.body.error !== 'duplicate_signal') refused.push({ signal, error })
        }
        bar.step()
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, work))
  } finally {
    bar.stop()
  }
  return refused
}

function notScored(error: ApiError, refused: readonly RefusedSignal[]): AssessFailed {
  const missing = (error.body.missing_signals ?? []).map((line) => `  missing  ${line}`)
  const because = refused.map(
    ({ signal, error: reason }) => `  refused  ${signal.axis}.${signal.kind}: ${reason.message}`,
  )
  return new AssessFailed([error.message, ...missing, ...because].join('\n'))
}

export async function readAssessmentFile(given: string): Promise<AssessmentFile> {
  const path = inputName(given)
  let text: string
  try {
    text = (await readInputFile(given)).toString('utf8')
  } catch (cause) {
    throw new AssessFailed(
      `${path} cannot be read. Give the path of a JSON file {pitch, category?, signals}.`,
      { cause },
    )
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new AssessFailed(`${path} is not JSON: ${cause instanceof Error ? cause.message : 'malformed'}`, {
      cause,
    })
  }
  const result = AssessmentFile.safeParse(value)
  if (result.success) return result.data
  const issues = result.error.issues.map(
    (issue) => `  ${issue.path.join('.') || 'the file'}: ${issue.message}`,
  )
  throw new AssessFailed(
    [`${path} is not an assessment {pitch, category?, signals: [{axis, kind, value}]}:`, ...issues].join(
      '\n',
    ),
  )
}
