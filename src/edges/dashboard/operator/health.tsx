// The server itself: how long it runs, how fast the store answers, and what waits in the queue.
import type { DashboardOperations } from '../../../contract/dashboard.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'
import { counted, minuteText } from '../words/naming.ts'
import { Facts } from '../parts/facts.tsx'
import { PageSection } from '../parts/page.tsx'

export type Health = OutputOf<DashboardOperations['get_health']>

export const Health = ({ of: { version, startedAt, store, memoryMb, queue } }: { readonly of: Health }) => (
  <PageSection title="Health">
    <Facts
      of={[
        ['Version', version],
        ['Running since', minuteText(startedAt)],
        [
          'Store',
          `${store.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, answered in ${store.answeredInMs.toFixed(1)} ms`,
        ],
        ['Memory', `${Math.round(memoryMb)} MB`],
        [
          'Queue of runs',
          `${counted(queue.running, 'run')} under way, ${queue.queued} waiting${
            queue.oldestAt === null ? '' : `, the oldest since ${minuteText(queue.oldestAt)}`
          }`,
        ],
      ]}
    />
  </PageSection>
)
