// Starts another run with the same subject and opens it.
import { Button } from '@mantine/core'
import type { InputOf } from '../../../contract/operations/operation.ts'
import type { Offered } from '../api/endpoints.ts'
import { useChange } from '../api/queries.ts'
import { ProblemNotice } from '../parts/notice.tsx'
import { go } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'
import type { Run } from './run.ts'

export function RunAgain({ subject }: Pick<Run, 'subject'>) {
  const run = useChange('run_diligence', { makesOld: ['list_runs'] })
  return (
    <>
      <Button
        variant="default"
        loading={run.isPending}
        onClick={() =>
          // why unchanged: it was accepted once, and the service reports what it no longer accepts
          run.mutate(
            { subject: subject as InputOf<Offered['run_diligence']>['subject'] },
            // why here: a person who has left the page in the meantime stays where they are
            { onSuccess: ({ id }) => go(pathTo.run(id)) },
          )
        }
      >
        Run again
      </Button>
      {run.error !== null && <ProblemNotice error={run.error} />}
    </>
  )
}
