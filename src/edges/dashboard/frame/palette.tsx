// The command palette: one field from which the keyboard reaches every page, action, assessment, run, case and portfolio.
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, useId, useState } from 'react'
import { useAsk } from '../api/queries.ts'
import { caseName } from '../cases/case-words.ts'
import { Dialog } from '../parts/dialog.tsx'
import { go } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'
import { counted, minuteText, opening } from '../words/naming.ts'
import { MIN_SEARCHED, moved, type PaletteGroup, type PaletteItem, paletteGroups } from './palette-items.ts'

const TYPING_MS = 200

interface PaletteProps {
  readonly pages: readonly PaletteItem[]
  readonly actions: readonly PaletteItem[]
  readonly onClose: () => void
}

export function Palette({ pages, actions, onClose }: PaletteProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [settled] = useDebouncedValue(text.trim(), TYPING_MS)
  const { found, isBusy } = useFound(settled)
  const groups = paletteGroups(
    text,
    [
      { title: 'Pages', items: pages },
      { title: 'Actions', items: actions },
    ],
    text.trim() === settled ? found : [],
  )
  const items = groups.flatMap((group) => group.items)
  const chosen = items[Math.min(at, items.length - 1)]
  const open = (item: PaletteItem): void => {
    onClose()
    go(item.to)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by !== 0) setAt(moved(Math.min(at, items.length - 1), by, items.length))
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen !== undefined) open(chosen)
    else return
    event.preventDefault()
  }
  const optionId = (item: PaletteItem): string => `${id}-${items.indexOf(item)}`
  return (
    <Dialog title="Search or go to" onClose={onClose}>
      <div className="palette">
        <TextInput
          autoFocus
          role="combobox"
          aria-label="Page, action or name"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          {...(chosen !== undefined && { 'aria-activedescendant': optionId(chosen) })}
          maxLength={200}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
        <p className="quiet" role="status">
          {isBusy ? 'Searching' : counted(items.length, 'result')}
        </p>
        <div role="listbox" id={`${id}-list`} aria-label="Results">
          {groups.map((group) => (
            <div key={group.title} role="group" aria-label={group.title}>
              <p className="palette-group" aria-hidden="true">
                {group.title}
              </p>
              {group.items.map((item) => (
                <div
                  key={`${item.to} ${item.name}`}
                  id={optionId(item)}
                  role="option"
                  aria-selected={item === chosen}
                  className="palette-item"
                  onClick={() => open(item)}
                >
                  <bdi>{item.name}</bdi>
                  {item.note !== undefined && <span className="quiet">{item.note}</span>}
                </div>
              ))}
            </div>
          ))}
        </div>
        <p className="quiet">The arrow keys choose, Enter opens, Escape closes.</p>
      </div>
    </Dialog>
  )
}

/** What the names of the workspace say, once enough is typed. */
function useFound(query: string): { readonly found: readonly PaletteGroup[]; readonly isBusy: boolean } {
  const enabled = query.length >= MIN_SEARCHED
  const runs = useAsk('list_runs', { query }, { enabled })
  const cases = useAsk('list_cases', { query }, { enabled })
  const portfolios = useAsk('list_portfolios', { query }, { enabled })
  const assessments = useAsk('list_assessments', { query }, { enabled })
  if (!enabled) return { found: [], isBusy: false }
  return {
    isBusy: [runs, cases, portfolios, assessments].some(({ isLoading }) => isLoading),
    found: [
      {
        title: 'Runs',
        items: (runs.data?.runs ?? []).map((run) => ({
          to: pathTo.run(run.id),
          name: opening(run.subject.name),
          note: minuteText(run.createdAt),
        })),
      },
      {
        title: 'Cases',
        items: (cases.data?.cases ?? []).map((each) => ({ to: pathTo.case(each.id), name: caseName(each) })),
      },
      {
        title: 'Portfolios',
        items: (portfolios.data?.portfolios ?? []).map(({ id, name, subjects }) => ({
          to: pathTo.portfolio(id),
          name,
          note: counted(subjects, 'subject'),
        })),
      },
      {
        title: 'Assessments',
        items: (assessments.data?.assessments ?? []).map(({ id, pitch, openedAt }) => ({
          to: pathTo.assessment(id),
          name: opening(pitch),
          note: minuteText(openedAt),
        })),
      },
    ],
  }
}
