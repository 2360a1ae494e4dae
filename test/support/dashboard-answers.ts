// What the dashboard's own operations answer in the server it is looked at with: read from the real store where there is
// something to read, made up elsewhere.
import { readFileSync } from 'node:fs'
import type { DashboardOperationName, DashboardOperations } from '../../src/contract/dashboard.ts'
import type { OutputOf } from '../../src/contract/operation.ts'
import type { Run } from '../../src/contract/vocabulary/run.ts'
import type { z } from 'zod'
import { assessmentReport } from '../../src/app/assessments/report-model.ts'
import { readProgress } from '../../src/app/assessments/ledger-state.ts'
import { readAssessment } from '../../src/app/assessments/scored-session.ts'
import { listSources } from '../../src/app/runs/list-sources.ts'
import { evidenceRows, protocolObject } from '../../src/core/assessment/index.ts'
import { NOW, type World } from './world.ts'

type Answers = {
  readonly [N in DashboardOperationName]: (
    input: z.output<DashboardOperations[N]['input']>,
  ) => Promise<OutputOf<DashboardOperations[N]> | undefined> | OutputOf<DashboardOperations[N]> | undefined
}

interface Tenant {
  readonly workspaceId: string
  readonly key: string
  /** Ids, newest first. */
  readonly runs: readonly string[]
  /** Newest first. */
  readonly opened: readonly { readonly id: string; readonly token: string }[]
}

const charts = JSON.parse(readFileSync(new URL('dashboard-charts.json', import.meta.url), 'utf8')) as {
  radar: string
  posterior: string
}
const at = (daysAgo: number): string => new Date(NOW - daysAgo * 86_400_000).toISOString()

export function dashboardAnswers(
  world: World,
  { workspaceId, key: sent, opened, runs: runIds }: Tenant,
): Answers {
  const { ports, admin } = world
  const { accounts } = ports.store
  const members = [
    { id: 'u1', name: 'Ada Okafor', email: 'ada@example.org', role: 'owner' as const, joinedAt: at(41) },
    { id: 'u2', name: 'Jon Sveinsson', email: 'jon@example.org', role: 'member' as const, joinedAt: at(12) },
  ]
  const invitations = [{ id: 'i1', email: 'mei@example.org', role: 'member' as const, expiresAt: at(-6) }]
  const workspace = { id: workspaceId, name: 'Northlight Ventures' }

  const assessment = async (
    id: string,
  ): Promise<OutputOf<DashboardOperations['get_assessment']> | undefined> => {
    const token = opened.find((one) => one.id === id)?.token
    return ports.store.read(workspaceId, async (tenant) => {
      const session = await tenant.session(id)
      if (!session) return undefined
      const ledger = await tenant.entries(id)
      const latest = session.current ? await tenant.latestScorecard(id) : undefined
      const scorecards = await tenant.scorecardHistory(id)
      const categories = await tenant.categoryHistory(id)
      const stored = latest && readAssessment(latest)
      const report =
        stored && assessmentReport({ session, ledger, assessment: stored, scorecards, categories })
      return {
        id,
        pitch: session.pitch,
        category: session.category,
        openedAt: session.openedAt,
        openedBy: 'dashboard',
        ...(stored && { total: stored.scorecard.total, verdict: stored.scorecard.verdict }),
        progress: readProgress(session.progress),
        entries: evidenceRows(ledger, session.pitch).map((row) => ({
          ...row,
          value: { ...ledger.find((entry) => entry.id === row.id)?.value },
          details: [...row.details],
          urls: [...row.urls],
          flags: [...row.flags],
          receivedAt: session.openedAt,
        })),
        ...(stored &&
          report && {
            scored: {
              scorecard: stored.scorecard,
              explanations: stored.explanations,
              gates: stored.gates,
              scoredAt: report.scoredAt,
              reference: {
                note: report.categoryNote,
                grade: report.grade,
                plausibleRange: [...report.plausibleRange],
              },
              charts,
              milestones: stored.milestones,
              nextSignals: stored.nextSignals,
            },
          }),
        history: scorecards.map(({ scoredAt, category, total, verdict }) => ({
          at: scoredAt,
          category,
          total,
          verdict: verdict as 'build',
        })),
        confirmedQuotes: report?.confirmedQuotes ?? 0,
        totalQuotes: report?.totalQuotes ?? 0,
        ...(token !== undefined && { sessionToken: token }),
      }
    })
  }
  const has = (text: string, query = ''): boolean =>
    query
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.toLowerCase().includes(word))
  const keyOf = async (id: string) => {
    const key = await accounts.key(id)
    return key && { ...key, scopes: [...key.scopes] }
  }
  const issued = async ({ id, key: secret }: { id: string; key: string }) => {
    const key = await keyOf(id)
    return key && { key, secret }
  }

  return {
    get_account: () => ({
      user: { id: 'u1', name: 'Ada Okafor', email: 'ada@example.org' },
      operator: true,
      workspace: { ...workspace, tier: 'pro', role: 'owner' },
      workspaces: [
        { ...workspace, role: 'owner' },
        { id: 'w2', name: 'Second workspace', role: 'member' },
      ],
    }),
    get_workspace: () => ({
      ...workspace,
      tier: 'free',
      createdAt: at(41),
      upgradeUrl: '/workspace',
      quota: { used: 2, limit: 3, month: '2026-11' },
      members,
      invitations,
    }),
    invite_member: () => ({ id: 'i2', url: 'https://assay.example.org/link?token=abc', expiresAt: at(-7) }),
    withdraw_invitation: ({ id }) => ({ id }),
    change_role: ({ id, role }) => ({ id, role }),
    remove_member: ({ id }) => ({ id }),
    list_keys: async () => ({
      keys: (await accounts.keys(workspaceId))
        .filter(({ name }) => name !== 'test')
        .map((key) => ({ ...key, scopes: [...key.scopes] })),
    }),
    issue_key: async ({ name, scopes, expiresAt }) =>
      issued(
        await admin.createKey(workspaceId, { name, scopes, ...(expiresAt !== undefined && { expiresAt }) }),
      ),
    rotate_key: async ({ id, graceHours }) => issued(await admin.rotateKey(id, graceHours * 3_600_000)),
    revoke_key: async ({ id }) => {
      await accounts.revokeKey(id, new Date(ports.clock.now()).toISOString())
      const key = await keyOf(id)
      return key && { key }
    },
    get_protocol: () => ({ protocol: protocolObject() }),
    list_assessments: async ({ query }) => {
      const all = await Promise.all(opened.map(({ id }) => assessment(id)))
      return {
        assessments: all.flatMap((one) =>
          one && has(one.pitch, query) ? [{ ...one, missing: one.progress.missing_signals.length }] : [],
        ),
      }
    },
    get_assessment: ({ id }) => assessment(id),
    list_runs: async ({ query }) => {
      const runs = await Promise.all(
        runIds.map(async (id) => (await world.call(sent, 'get_run', { id })).body as unknown as Run),
      )
      return {
        runs: runs.flatMap((run) =>
          has(run.subject.name, query)
            ? [
                {
                  ...run,
                  ...(run.risk && { risk: run.risk.value }),
                  ...(run.upside && { upside: run.upside.value }),
                },
              ]
            : [],
        ),
      } as OutputOf<DashboardOperations['list_runs']>
    },
    list_events: () => ({
      events:
        opened.length === 0
          ? []
          : EVENTS.map((event, i) => ({
              ...event,
              id: `ev${i}`,
              sessionId: opened[i % opened.length]?.id ?? '',
              payload: { ok: true, status: 200, duration_ms: 14 + i, client: 'claude-code/2.1' },
            })),
    }),
    count_events: ({ days = 30 }) => ({
      days,
      steps: [
        { kind: 'start', sessions: 18, events: 19 },
        { kind: 'submit_signal', sessions: 15, events: 402 },
        { kind: 'score', sessions: 9, events: 14 },
        { kind: 'roadmap', sessions: 7, events: 7 },
        { kind: 'export', sessions: 4, events: 5 },
        { kind: 'handoff', sessions: 1, events: 1 },
      ],
    }),
    list_workspaces: () => ({
      workspaces: [
        { ...workspace, tier: 'pro', createdAt: at(41), members: 2 },
        {
          id: '01K8WORKSPACE00000000000002',
          name: 'Second workspace',
          tier: 'free',
          createdAt: at(9),
          members: 1,
        },
      ],
    }),
    create_workspace: ({ name }) => ({
      workspace: { id: '01K8WORKSPACE00000000000003', name, tier: 'free', createdAt: at(0), members: 1 },
    }),
    set_tier: ({ id, tier }) => ({ id, tier }),
    sync_source: ({ id }) => ({ id, started: true }),
    get_health: async () => {
      const call = { input: {}, now: ports.clock.now() } as never
      const { sources } = await listSources.run(call, ports)
      return {
        version: '0.1.0',
        startedAt: at(3),
        store: { kind: 'sqlite', answeredInMs: 0.4 },
        memoryMb: 143.2,
        queue: { queued: 2, running: 1, oldestAt: at(0.001) },
        sources: sources.map(({ scorers: _scorers, ...source }, i) => ({
          ...source,
          syncing: i === 2,
          failure: i === 4 ? 'The publisher answered 503. It is tried again in 20 minutes.' : null,
        })),
      }
    },
  }
}

const EVENTS = [
  { at: at(0.01), kind: 'export' },
  { at: at(0.02), kind: 'score', verdict: 'iterate', totalScore: 43 },
  { at: at(0.03), kind: 'submit_signal' },
  { at: at(0.05), kind: 'submit_signal' },
  { at: at(0.4), kind: 'start' },
]
