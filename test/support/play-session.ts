// Plays recorded sessions against a server of its own, with the pages they cite.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administration } from '../../src/accounts/administration/administration.ts'
import { ApiError, createClient } from '../../src/client/client.ts'
import type { EvidenceRead, Provenance } from '../../src/contract/vocabulary/provenance.ts'
import type { Scorecard, VerdictGate } from '../../src/contract/vocabulary/scorecard.ts'
import { readConfig, settings } from '../../src/installation/config.ts'
import { serve } from '../../src/main/serve.ts'
import { systemClock } from '../../src/platform/clock/system-clock.ts'
import { randomIds } from '../../src/platform/ids/random-ids.ts'
import { openSessionSite, type RecordedSession, signalsOnPort } from './session-site.ts'

/** A recorded session with what must come of it. */
export interface ExpectedSession extends RecordedSession {
  readonly expect: {
    readonly verdict_not?: readonly string[]
    readonly verdict_in?: readonly string[]
    readonly max_total?: number
    readonly min_total?: number
    /** What `extra` may do to total and estimate. */
    readonly direction?: 'up' | 'down' | 'none'
    /** Index of the signal -> its grade, where it is certain. */
    readonly grades?: Readonly<Record<string, string>>
  }
}

export interface Played {
  readonly scorecard: Scorecard | undefined
  readonly evidence: EvidenceRead | undefined
  readonly gates: readonly VerdictGate[]
  /** By the index of the signal; undefined for a refused one. */
  readonly provenance: readonly (Provenance | undefined)[]
  /** Index and kind of a refused signal, and why. */
  readonly refused: readonly string[]
  readonly calls: number
  readonly seconds: number
}

export interface Stage {
  play(session: RecordedSession): Promise<Played>
  close(): Promise<void>
}

/** A server on a free port whose web is the pages of the sessions it plays. `established`: hosts, one in a line. */
export async function openStage(established: string): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-sessions-'))
  const site = await openSessionSite()
  const server = await serve(
    readConfig(settings, {
      ASSAY_DATA_DIR: folder,
      ASSAY_PORT: '0',
      ASSAY_LOG_LEVEL: 'warn',
      ASSAY_FETCH_ALLOW: `*.localhost:${site.port}`,
      ASSAY_ESTABLISHED_HOSTS: established.trim().split(/\s+/).join(','),
      ASSAY_RATE_LIMIT_PRO: '1000000000',
    }),
  )
  const admin = administration({ store: server.store, clock: systemClock, ids: randomIds() })
  const { id } = await admin.createWorkspace('Sessions', 'pro')
  const { key } = await admin.createKey(id, { name: 'sessions', scopes: ['run'] })
  const client = createClient({ url: server.url, key })
  return {
    async play(session) {
      site.add(session.pages)
      const from = performance.now()
      const { token } = await client.call('start', { pitch: session.pitch, category: session.category })
      const provenance: (Provenance | undefined)[] = []
      const refused: string[] = []
      for (const [at, signal] of signalsOnPort(session.signals, site.port).entries()) {
        try {
          provenance[at] = (await client.call('submit_signal', { session: token, ...signal })).provenance
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          provenance[at] = undefined
          refused.push(`${at} ${signal.kind}: ${error.message}`)
        }
      }
      const scored = await client.call('score', { session: token }).catch((error: unknown) => {
        if (error instanceof ApiError && error.body.error === 'signals_missing') return undefined
        throw error
      })
      return {
        scorecard: scored?.scorecard,
        evidence: scored?.evidence,
        gates: scored?.gates ?? [],
        provenance,
        refused,
        calls: session.signals.length + 2,
        seconds: (performance.now() - from) / 1000,
      }
    },
    async close() {
      await server.close()
      site.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export const readSession = (path: string): ExpectedSession =>
  JSON.parse(readFileSync(path, 'utf8')) as ExpectedSession

/** What of a result differs from what must come of the session; empty if nothing does. */
export function differences({ expect }: ExpectedSession, { scorecard, provenance }: Played): string[] {
  const {
    verdict_in: among,
    verdict_not: not = [],
    max_total: most = 70,
    min_total: least = 0,
    grades = {},
  } = expect
  const verdict = scorecard?.verdict ?? 'none'
  const total = scorecard?.total ?? 0
  return [
    ...(among && !among.includes(verdict) ? [`verdict ${verdict}, not ${among.join(' or ')}`] : []),
    ...(not.includes(verdict) ? [`verdict ${verdict}`] : []),
    ...(total > most ? [`total ${total}, over ${most}`] : []),
    ...(total < least ? [`total ${total}, under ${least}`] : []),
    ...Object.entries(grades)
      .filter(([at, grade]) => provenance[Number(at)]?.grade !== grade)
      .map(([at, grade]) => `signal ${at} is ${provenance[Number(at)]?.grade ?? 'refused'}, not ${grade}`),
  ]
}
