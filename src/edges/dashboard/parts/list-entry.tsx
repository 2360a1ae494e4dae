// What lists of assessments and runs have in common: filters, the title of a row, and the dialog that changes it.
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { VIEW_TABLES, type ViewedPage } from '../../../contract/vocabulary/view-tables.ts'
import { useMayChange } from '../api/account-in-use.ts'
import { useChange } from '../api/queries.ts'
import { Link, readdress, useQueryPart, withQueryPart } from '../routing/location.tsx'
import { dayText, opening } from '../words/naming.ts'
import { Dialog } from './dialog.tsx'
import { fieldErrors, Form } from './form.tsx'
import { Mark } from './mark.tsx'

interface Entry {
  readonly id: string
  readonly title?: string | undefined
  readonly owner: { readonly id: string; readonly name: string }
  readonly archivedAt?: string | undefined
  readonly archivedBy?: string | undefined
  readonly unreadable?: true | undefined
}

interface ChoiceProps {
  readonly part: string
  readonly label: string
  readonly all: string
  readonly of: readonly (readonly [value: string, label: string])[]
}

/** A filter that the address of the page keeps. */
export function Choice({ part, label, all, of }: ChoiceProps) {
  const value = useQueryPart(part) ?? ''
  return (
    <NativeSelect
      className="narrow"
      label={label}
      value={value}
      data={[
        { value: '', label: all },
        ...of.map(([each, name]) => ({ value: each, label: name })),
        // why: a link may ask for what this list does not offer
        ...(value === '' || of.some(([each]) => each === value) ? [] : [{ value, label: value }]),
      ]}
      onChange={({ currentTarget }) => readdress(withQueryPart(part, currentTarget.value))}
    />
  )
}

interface FiltersProps {
  readonly states: readonly (readonly [value: string, label: string])[]
  readonly verdicts: readonly (readonly [value: string, label: string])[]
  /** The rows that are loaded: their owners can be chosen. */
  readonly rows: readonly Entry[]
  readonly self: { readonly id: string }
}

export function ListFilters({ states, verdicts, rows, self }: FiltersProps) {
  const owners = new Map(rows.map(({ owner }) => [owner.id, owner.name]))
  owners.delete(self.id)
  return (
    <>
      <Choice part="state" label="State" all="All states" of={states} />
      <Choice part="verdict" label="Verdict" all="All verdicts" of={verdicts} />
      <Choice
        part="owner"
        label="Opened by"
        all="Anyone"
        of={[[self.id, 'Me'], ...[...owners].toSorted((a, b) => a[1].localeCompare(b[1], 'en'))]}
      />
      <Choice
        part="archived"
        label="Archive"
        all="Not archived"
        of={[
          ['only', 'Archived only'],
          ['with', 'All'],
        ]}
      />
    </>
  )
}

/** The order of the address, as the server takes it; none where the table has none of that name. */
export function useSortInput(page: ViewedPage): { readonly sort?: string } {
  const sort = useQueryPart('sort') ?? ''
  const sorts: Readonly<Record<string, string>> = VIEW_TABLES[page].sorts
  const by = sorts[sort.replace(/^-/, '')]
  return by === undefined ? {} : { sort: sort.startsWith('-') ? `-${by}` : by }
}

/** What the address asks of a list. */
export function useListInput(page: ViewedPage) {
  const parts = {
    state: useQueryPart('state'),
    verdict: useQueryPart('verdict'),
    owner: useQueryPart('owner'),
    archived: useQueryPart('archived'),
  }
  const sort = useSortInput(page)
  const asked = Object.fromEntries(
    Object.entries(parts).filter(([, value]) => value !== null && value !== ''),
  )
  return {
    isFiltered: Object.keys(asked).length > 0,
    // why never: the server says which values there are, and a link may have another one
    input: { ...asked, ...sort } as never,
  }
}

/** Says of a row that it was altered in the store; of one that was not, nothing. */
export const UnreadableMark = ({ of: unreadable }: { readonly of: true | undefined }) =>
  unreadable === true && (
    <span className="block">
      <Mark tone="bad">Altered in the store: a part cannot be read</Mark>
    </span>
  )

interface EntryNameProps {
  readonly of: Entry
  /** What it is named by without a title. */
  readonly name: string
  readonly to: string
  readonly change: 'update_session' | 'update_run'
}

/** The name of a row, and what a person can do with its entry. */
export function EntryName({ of: entry, name, to, change }: EntryNameProps) {
  const changes = useMayChange()
  const [isOpen, setIsOpen] = useState(false)
  const { title, archivedAt, archivedBy, unreadable } = entry
  return (
    <>
      <Link to={to}>
        <bdi>{title ?? opening(name)}</bdi>
      </Link>
      {title !== undefined && (
        <span className="block quiet" dir="auto">
          {opening(name)}
        </span>
      )}
      {archivedAt !== undefined && (
        <span className="block">
          <Mark tone="quiet">{`Archived ${dayText(archivedAt)}${archivedBy === undefined ? '' : ` by ${archivedBy}`}`}</Mark>
        </span>
      )}
      <UnreadableMark of={unreadable} />
      {changes && (
        <button
          type="button"
          className="plain-button block"
          data-key="e"
          aria-label={`Edit the entry of ${title ?? opening(name)}`}
          onClick={() => setIsOpen(true)}
        >
          Edit
        </button>
      )}
      {isOpen && <EditEntry of={entry} name={name} change={change} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const LISTS = { update_session: 'list_assessments', update_run: 'list_runs' } as const

interface EditProps extends Pick<EntryNameProps, 'of' | 'name' | 'change'> {
  readonly onClose: () => void
}

export function EditEntry({ of: { id, title, archivedAt }, name, change, onClose }: EditProps) {
  const [text, setText] = useState(title ?? '')
  const update = useChange(change, { makesOld: [LISTS[change], 'get_assessment'] })
  const isArchived = archivedAt !== undefined
  return (
    <Dialog title="Title and archive" onClose={onClose}>
      <p>The title stands in lists and is found by a search. Nothing else changes by it.</p>
      <Form
        submit="Save title"
        error={update.error}
        busy={update.isPending}
        onCancel={onClose}
        onSubmit={() =>
          update.mutate({ id, title: text.trim() === '' ? null : text }, { onSuccess: onClose })
        }
      >
        <TextInput
          label="Title"
          name="title"
          maxLength={120}
          description={`Leave it empty to list it as “${opening(name, 60)}”.`}
          value={text}
          error={fieldErrors(update.error).get('title')}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Form>
      <p>
        {isArchived
          ? 'It is archived: lists leave it out unless they are asked for archived ones.'
          : 'An archived one is left out of lists. Nothing is deleted, and it can be taken back.'}
      </p>
      <Button
        variant="default"
        loading={update.isPending}
        onClick={() => update.mutate({ id, archived: !isArchived }, { onSuccess: onClose })}
      >
        {isArchived ? 'Take it back' : 'Archive it'}
      </Button>
    </Dialog>
  )
}
