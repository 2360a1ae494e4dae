// What lists of cases and alerts are filtered by beside their own: how sure the match is, and which list has the party.
import type { ViewedPage } from '../../../contract/vocabulary/view-tables.ts'
import { useAsk } from '../api/queries.ts'
import { OUTCOME_MARKS } from './alert-words.ts'
import { useQueryPart } from '../routing/location.tsx'
import { Choice, useSortInput } from '../parts/list-entry.tsx'

const OUTCOMES = Object.entries(OUTCOME_MARKS).map(([outcome, [, label]]) => [outcome, label] as const)

export function DeskFilters() {
  const sources = useAsk('list_sources', {})
  const lists = (sources.data?.sources ?? []).filter(({ scorers }) => scorers.includes('sanctions'))
  return (
    <>
      <Choice part="outcome" label="Match" all="Any" of={OUTCOMES} />
      <Choice
        part="list"
        label="List"
        all="All lists"
        of={lists.map(({ id, name }) => [id, name] as const)}
      />
    </>
  )
}

/** What the address asks of such a list: these two, and its order. */
export function useDeskFilters(page: ViewedPage) {
  const [outcome, list] = [useQueryPart('outcome') ?? '', useQueryPart('list') ?? '']
  return {
    ...(outcome !== '' && { outcome }),
    ...(list !== '' && { list }),
    ...useSortInput(page),
  }
}
