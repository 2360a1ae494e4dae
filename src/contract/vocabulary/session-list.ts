// The filter and the order of the list of assessments.
import { z } from 'zod'
import { Archived, listOrder, OwnerId } from './list-entry.ts'
import { PageInput } from './page.ts'
import { Verdict } from './scorecard.ts'

/** What the list of assessments is asked for. */
export const SessionListInput = PageInput.extend({
  state: z
    .enum(['unscored', 'scored', 'erased'])
    .exactOptional()
    .describe('Only those in this state; `scored`: with a current scorecard.'),
  verdict: Verdict.exactOptional().describe('Only those whose current scorecard has this verdict.'),
  owner: OwnerId.exactOptional().describe('Only those of this owner.'),
  archived: Archived.exactOptional(),
  sort: listOrder(['opened', 'title', 'verdict', 'total', 'owner']).exactOptional(),
})
