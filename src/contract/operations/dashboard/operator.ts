// Operations for the people who run the server: workspaces, sources, queue, health.
import { z } from 'zod'
import { operation } from '../operation.ts'
import { JobKind } from '../../vocabulary/job.ts'
import { MAX_SOURCE_FILE_BYTES, Source } from '../../vocabulary/source.ts'
import { Instant, PartialDate } from '../../vocabulary/value.ts'
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

const ImportedFrom = z
  .string()
  .nullable()
  .describe(
    'File or folder that an operator brought in by hand; null where it was fetched, or is the sample.',
  )

export const listSnapshotsOperation = operation({
  ...shared,
  ...reads,
  name: 'list_snapshots',
  title: 'List the snapshots of a source',
  description:
    'The snapshots of a public source that are kept, newest first: the one in force, the one before, and those from which a run was computed.',
  method: 'GET',
  path: '/v1/dashboard/operator/sources/{id}/snapshots',
  role: 'operator',
  input: IdInput,
  output: z.object({
    snapshots: z.array(
      z.object({
        id: z.string(),
        snapshotDate: PartialDate,
        snapshotDateFrom: Source.shape.snapshotDateFrom,
        takenAt: Instant.describe('When it was fetched or imported.'),
        importedFrom: ImportedFrom,
        sample: z.boolean(),
        records: z.int(),
        contentSha256: z.string().describe('SHA-256 of the files, hex.'),
        inForce: z.boolean(),
        warnings: z.array(z.string()),
      }),
    ),
  }),
  problems: ['not_found'],
})

const FileName = z
  .string()
  // why no separators: it names a file in a folder of the server
  .regex(/^[A-Za-z0-9_][A-Za-z0-9_ .()-]{0,119}$/, 'must be a plain file name, with its ending')

const Accepted = z.enum(['yes', 'no']).exactOptional()

export const importSourceOperation = operation({
  ...shared,
  ...changes,
  name: 'import_source',
  title: 'Import a source',
  description:
    'Reads a file of a public source, or a zip archive of its files, and puts it in force as a snapshot. After a refusal the snapshot before stays.',
  method: 'PUT',
  path: '/v1/dashboard/operator/sources/{id}/files',
  role: 'operator',
  input: IdInput.extend({
    name: FileName.describe('Name of the file; its ending says how it is read.'),
    asOf: z.iso.date().exactOptional().describe('Day of files that carry none.'),
    belowFloor: Accepted.describe('`yes` takes files with fewer records than the source should have.'),
    rollback: Accepted.describe('`yes` lets older files take the place of newer ones.'),
  }),
  upload: { types: ['application/octet-stream'], maxBytes: MAX_SOURCE_FILE_BYTES },
  output: z.object({
    outcome: z.enum(['taken', 'unchanged', 'mended']),
    snapshotDate: PartialDate,
    records: z.int(),
  }),
  problems: ['not_found'],
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
        importedFrom: ImportedFrom,
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
