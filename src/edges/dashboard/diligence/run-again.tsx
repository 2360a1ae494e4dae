// Starts another run with the same subject and goes to it.
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
          // why as it is: it was accepted once, and what is not accepted any more is said
          run.mutate(
            { subject: subject as InputOf<Offered['run_diligence']>['subject'] },
            // why here: whoever has left the page meanwhile stays where they are
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
