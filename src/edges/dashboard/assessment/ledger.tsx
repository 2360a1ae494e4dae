// Shows the evidence: every entry with what was seen at its source, those of a grade or an axis on request, and apart from
// them the entries that were replaced or withdrawn.
import { Button, NativeSelect } from '@mantine/core'
import { useCallback, useRef } from 'react'
import { axisName } from '../../../reports/words/evidence.ts'
import type { SignedInAccount } from '../api/account.ts'
import { useMayChange } from '../api/account-in-use.ts'
import { counted } from '../words/naming.ts'
import { useAnchorFocus } from '../parts/anchor-focus.ts'
import { PageSection } from '../parts/page.tsx'
import { Empty } from '../parts/pages-of.tsx'
import { Link } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'
import { anchorOf, type ShownAssessment, type ShownEntry } from './assessment.ts'
import { CheckQuotes } from './check-quotes.tsx'
import { EntryItem } from './entry-item.tsx'
import { LedgerFilter, useChosenEntries } from './ledger-filter.tsx'
import { partedEntries } from './shown-entries.ts'
import { useEntryActions } from './use-entry-actions.tsx'

interface LedgerProps {
  readonly assessment: ShownAssessment
  readonly account: SignedInAccount
}

export function LedgerPanel({ assessment, account }: LedgerProps) {
  const { id, entries, sessionToken } = assessment
  const { live, past } = partedEntries(entries)
  const { act, shown } = useEntryActions(sessionToken)
  const changes = useMayChange()
  return (
    <PageSection
      title="Evidence"
      id="evidence"
      lead={`${counted(live.length, 'entry', 'entries')} in the ledger${past.length === 0 ? '' : `, and ${past.length} that no longer count`}.`}
    >
      {shown}
      {entries.length === 0 ? (
        <Empty title="Nothing has been submitted yet">
          {changes && (
            <p>
              Begin with the words of three people who have the problem, or{' '}
              <Link to={pathTo.lines(id)}>add evidence from a file</Link>.
            </p>
          )}
        </Empty>
      ) : (
        <>
          {changes && <CheckQuotes assessment={assessment} account={account} />}
          <Entries assessment={assessment} live={live} past={past} onAct={changes ? act : undefined} />
        </>
      )}
    </PageSection>
  )
}

interface EntriesProps {
  readonly assessment: ShownAssessment
  readonly live: readonly ShownEntry[]
  readonly past: readonly ShownEntry[]
  /** Undefined for a person who only reads. */
  readonly onAct: ReturnType<typeof useEntryActions>['act'] | undefined
}

function Entries({ assessment: { id, scored }, live, past, onAct }: EntriesProps) {
  const { filter, axis, choose, chooseAxis, chooseAll } = useChosenEntries()
  const fold = useRef<HTMLDetailsElement>(null)
  const reveal = useCallback(
    (anchor: string) => {
      if (!anchor.startsWith(anchorOf(''))) return
      if (fold.current?.querySelector(`[id="${CSS.escape(anchor)}"]`)) fold.current.open = true
      else chooseAll()
    },
    [chooseAll],
  )
  useAnchorFocus(reveal)
  const axes = [...new Set(live.map((entry) => entry.axis))]
  const ofAxis = live.filter((entry) => axis === '' || entry.axis === axis)
  const shown = ofAxis.filter(filter.holds)
  const rows = (of: readonly ShownEntry[]) =>
    of.map((entry) => (
      <EntryItem
        key={entry.id}
        assessmentId={id}
        entry={entry}
        isAdded={scored?.since?.entries.includes(entry.id) === true}
        onAct={onAct}
      />
    ))
  return (
    <>
      <LedgerFilter entries={ofAxis} chosen={filter} onChoose={choose} />
      {axes.length > 1 && (
        <NativeSelect
          className="narrow"
          label="Axis"
          value={axis}
          data={[{ value: '', label: 'All axes' }, ...axes.map((of) => ({ value: of, label: axisName(of) }))]}
          onChange={({ currentTarget }) => chooseAxis(currentTarget.value)}
        />
      )}
      <p role="status" className="visually-hidden">
        {counted(shown.length, 'entry', 'entries')} shown
      </p>
      {shown.length === 0 ? (
        <Empty title="No entry is among these">
          <Button variant="default" onClick={chooseAll}>
            Show all entries
          </Button>
        </Empty>
      ) : (
        <ol className="ledger">{rows(shown)}</ol>
      )}
      {past.length > 0 && (
        <details ref={fold} className="past-entries">
          <summary>{counted(past.length, 'entry', 'entries')} replaced or withdrawn</summary>
          <ol className="ledger">{rows(past)}</ol>
        </details>
      )}
    </>
  )
}
