// Chooses the entries of the ledger to see, each choice with its count. The address keeps the choice.
import { useCallback } from 'react'
import { readdress, useQueryPart, withQueryPart } from '../routing/location.tsx'
import { Mark } from '../parts/mark.tsx'
import type { ShownEntry } from './assessment.ts'
import { ENTRY_FILTERS, type EntryFilter } from './shown-entries.ts'

const GRADE = 'grade'
const AXIS = 'axis'

/** What the address chooses, and functions that change it. */
export function useChosenEntries(): {
  readonly filter: EntryFilter
  readonly axis: string
  readonly choose: (filter: string) => void
  readonly chooseAxis: (axis: string) => void
  readonly chooseAll: () => void
} {
  const [grade, axis] = [useQueryPart(GRADE) ?? '', useQueryPart(AXIS) ?? '']
  const [all] = ENTRY_FILTERS as [EntryFilter]
  return {
    filter: ENTRY_FILTERS.find(({ id }) => id === grade) ?? all,
    axis,
    choose: useCallback((id: string) => readdress(withQueryPart(GRADE, id)), []),
    chooseAxis: useCallback((id: string) => readdress(withQueryPart(AXIS, id)), []),
    chooseAll: useCallback(() => {
      readdress(withQueryPart(GRADE, ''))
      readdress(withQueryPart(AXIS, ''))
    }, []),
  }
}

interface LedgerFilterProps {
  readonly entries: readonly ShownEntry[]
  readonly chosen: EntryFilter
  readonly onChoose: (id: string) => void
}

export const LedgerFilter = ({ entries, chosen, onChoose }: LedgerFilterProps) => (
  <div className="filter" role="group" aria-label="Entries by what was seen at their source">
    {ENTRY_FILTERS.map(({ id, label, tone, holds }) => {
      const count = entries.filter(holds).length
      return (
        <button
          key={id}
          type="button"
          className="filter-choice"
          aria-pressed={id === chosen.id}
          // why not the chosen one: it would lose the focus when its last entry leaves
          disabled={count === 0 && id !== chosen.id && id !== ''}
          onClick={() => onChoose(id)}
        >
          {tone === undefined ? label : <Mark tone={tone}>{label}</Mark>}{' '}
          <span className="filter-count">{count}</span>
        </button>
      )
    })}
  </div>
)
