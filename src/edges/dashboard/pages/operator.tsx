// The page for the people who run the server: workspaces, sources, queue and health.
import { useAsk } from '../api/queries.ts'
import { DeadJobs } from '../operator/dead-jobs.tsx'
import { Health } from '../operator/health.tsx'
import { SourcesKept } from '../operator/sources-kept.tsx'
import { Workspaces } from '../operator/workspaces.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { PageLayout } from '../parts/page.tsx'

const SYNCING_MS = 2_000
const QUIET_MS = 15_000

export function OperatorPage() {
  const health = useAsk(
    'get_health',
    {},
    {
      everyMs: (answer) => (answer?.sources.some(({ syncing }) => syncing) === true ? SYNCING_MS : QUIET_MS),
    },
  )
  return (
    <PageLayout title="Operator" lead="The server as it is now.">
      <Loaded of={health} lines={12}>
        {(found) => (
          <>
            <Health of={found} />
            <DeadJobs />
            <SourcesKept of={found.sources} />
          </>
        )}
      </Loaded>
      <Workspaces />
    </PageLayout>
  )
}
