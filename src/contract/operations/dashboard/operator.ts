// Operations for the people who run the server: workspaces, sources, queue, health.
import { z } from 'zod'
import { operation } from '../operation.ts'
import { JobKind } from '../../vocabulary/job.ts'
import { Source } from '../../vocabulary/source.ts'
import { Instant } from '../../vocabulary/value.ts'
import { changes, IdInput, reads, shared } from './shared.ts'

const Tier = z.enum(['free', 'pro'])
const Workspace = z.object({
  id: z.string(),
  name: z.string(),
  tier: Tier,
  createdAt: Instant,
  members: z.int(),
})

export const listWorkspacesOperation = operation({
  ...shared,
  ...reads,
  name: 'list_workspaces',
  title: 'List workspaces',
  description: 'Every workspace of the server, oldest first.',
  method: 'GET',
  path: '/v1/dashboard/operator/workspaces',
  role: 'operator',
  input: z.strictObject({}),
  output: z.object({ workspaces: z.array(Workspace) }),
})

export const createWorkspaceOperation = operation({
  ...shared,
  ...changes,
  name: 'create_workspace',
  title: 'Create a workspace',
  description: 'Makes a workspace on the free tier. The caller becomes its owner.',
  method: 'POST',
  path: '/v1/dashboard/operator/workspaces',
  role: 'operator',
  input: z.strictObject({ name: z.string().trim().min(1).max(80) }),
  output: z.object({ workspace: Workspace }),
})

export const setTierOperation = operation({
  ...shared,
  ...changes,
  name: 'set_tier',
  title: 'Set the tier of a workspace',
  description: 'Moves a workspace to free or Pro. The change applies from the next request.',
  method: 'POST',
  path: '/v1/dashboard/operator/workspaces/{id}/tier',
  role: 'operator',
  input: IdInput.extend({ tier: Tier }),
  output: z.object({ id: z.string(), tier: Tier }),
  problems: ['not_found', 'audit_log_broken'],
})

export const syncSourceOperation = operation({
  ...shared,
  ...changes,
  name: 'sync_source',
  title: 'Fetch a source now',
  description:
    'Starts to fetch a public source, unless a fetch is in progress. get_health shows the progress.',
  method: 'POST',
  path: '/v1/dashboard/operator/sources/{id}/sync',
  role: 'operator',
  input: IdInput,
  output: z.object({
    id: z.string(),
    started: z.boolean().describe('False where it was under way already.'),
  }),
  problems: ['not_found', 'not_available'],
})

export const getHealthOperation = operation({
  ...shared,
  ...reads,
  name: 'get_health',
  title: 'Look at the health of the server',
  description: 'The current state of the store, the queue of runs, the sources and the process.',
  method: 'GET',
  path: '/v1/dashboard/operator/health',
  role: 'operator',
  input: z.strictObject({}),
  output: z.object({
    version: z.string(),
    startedAt: Instant,
    store: z.object({ kind: z.enum(['sqlite', 'postgres']), answeredInMs: z.number() }),
    memoryMb: z.number().describe('Resident memory of the process.'),
    queue: z.object({
      queued: z.int(),
      running: z.int(),
      oldestAt: Instant.nullable().describe('When the oldest run that waits was asked for.'),
    }),
    sources: z.array(
      Source.extend({
        required: z.boolean().describe('Whether no run is clean without it.'),
        syncing: z.boolean(),
        notFetched: z
          .string()
          .nullable()
          .describe('Why sync_source does not fetch it as the server is set, and what to do.'),
        failure: z.string().nullable().describe('Why the last attempt failed, and what to do.'),
      }).omit({ scorers: true }),
    ),
  }),
})

const DeadJob = z.object({
  kind: JobKind,
  id: z.string().describe('Of the run, batch or pass; of a delivery WEBHOOK/DELIVERY.'),
  workspaceId: z.string(),
  attempts: z.int(),
  queuedAt: Instant,
  deadAt: Instant,
  fault: z.string().describe('Kind of the last error; the log of the server has more.'),
})

export const listDeadJobsOperation = operation({
  ...shared,
  ...reads,
  name: 'list_dead_jobs',
  title: 'List dead jobs',
  description:
    'Jobs that no worker could end, newest first, at most 100 of each kind. They wait until they are retried.',
  method: 'GET',
  path: '/v1/dashboard/operator/dead-jobs',
  role: 'operator',
  input: z.strictObject({}),
  output: z.object({ jobs: z.array(DeadJob) }),
})

export const retryDeadJobOperation = operation({
  ...shared,
  ...changes,
  name: 'retry_dead_job',
  title: 'Retry a dead job',
  description: 'Puts a dead job back into its queue, as if it were new.',
  method: 'POST',
  path: '/v1/dashboard/operator/dead-jobs/retry',
  role: 'operator',
  input: z.strictObject({ kind: JobKind, id: z.string().min(1).max(200) }),
  output: z.object({ kind: JobKind, id: z.string() }),
  problems: ['not_found'],
})
