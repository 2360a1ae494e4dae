// Above a table: its order, its columns, and the views of it that people saved.
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { SavedView, ViewPage } from '../../../contract/vocabulary/saved-view.ts'
import { unknownParts, VIEW_TABLES } from '../../../contract/vocabulary/view-tables.ts'
import { useMayChange } from '../api/account-in-use.ts'
import { useAsk, useChange } from '../api/queries.ts'
import { readdress, useQueryPart, useSearchPart, withQueryPart } from '../routing/location.tsx'
import { Confirm } from './confirm.tsx'
import { Dialog } from './dialog.tsx'
import { fieldErrors, Form } from './form.tsx'
import { fieldName, Notice } from './notice.tsx'
import { sameParts, type ViewedColumn, viewParts, withViewParts } from './table-view.ts'

interface TableToolsProps {
  readonly page: ViewPage
  readonly columns: readonly ViewedColumn[]
  /** Says how the table is ordered before a person sorts it. */
  readonly order?: string
}

export function TableTools({ page, columns, order = 'Newest first' }: TableToolsProps) {
  const hidden = (useQueryPart('hide') ?? '').split(',').filter((name) => name !== '')
  const sort = useQueryPart('sort') ?? ''
  const [isOpen, setIsOpen] = useState(false)
  const sorts = Object.keys(VIEW_TABLES[page].sorts)
  const hide = (name: string, isHidden: boolean): void => {
    const others = hidden.filter((each) => each !== name)
    readdress(withQueryPart('hide', (isHidden ? [...others, name] : others).join(',')))
  }
  return (
    <div className="table-tools">
      <UnknownParts page={page} />
      <SavedViews page={page} />
      {sorts.length > 0 && (
        <NativeSelect
          label="Order"
          value={sort}
          data={[
            { value: '', label: order },
            ...sorts.flatMap((name) => [
              { value: name, label: `${name}, rising` },
              { value: `-${name}`, label: `${name}, falling` },
            ]),
          ]}
          onChange={({ currentTarget }) => readdress(withQueryPart('sort', currentTarget.value))}
        />
      )}
      <details className="columns" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{hidden.length === 0 ? 'Columns' : `Columns (${hidden.length} hidden)`}</summary>
        {isOpen && (
          <fieldset>
            <legend>Columns to show</legend>
            {columns
              .filter(({ names }) => names !== true)
              .map(({ name }) => (
                <Checkbox
                  key={name}
                  label={name}
                  checked={!hidden.includes(name)}
                  onChange={({ currentTarget }) => hide(name, !currentTarget.checked)}
                />
              ))}
          </fieldset>
        )}
      </details>
    </div>
  )
}

const PART_NAMES: Readonly<Record<string, string>> = { sort: 'Order', hide: 'Hidden column', q: 'Search' }

/** Names what an address, as a saved view has it, asks of the table in vain. */
function UnknownParts({ page }: { readonly page: ViewPage }) {
  const parts = viewParts(useSearchPart())
  const unknown = unknownParts(page, parts)
  if (unknown.length === 0) return null
  const named = unknown
    .map(({ part, value }) => `${PART_NAMES[part] ?? fieldName(part)} “${value}”`)
    .join(', ')
  return (
    <Notice tone="care">
      <p>{`This table does not have what the view names, and is shown without it: ${named}. A saved view may be older than the table.`}</p>
      <Button
        variant="default"
        onClick={() => {
          for (const { part, value } of unknown)
            readdress(withQueryPart(part, part === 'hide' ? withoutNames(parts['hide'] ?? '', value) : ''))
        }}
      >
        Take it out
      </Button>
    </Notice>
  )
}

const withoutNames = (all: string, some: string): string =>
  all
    .split(',')
    .filter((name) => !some.split(',').includes(name))
    .join(',')

function SavedViews({ page }: { readonly page: ViewPage }) {
  const { data } = useAsk('list_views', { page })
  const parts = viewParts(useSearchPart())
  const [doing, setDoing] = useState<'save' | 'delete'>()
  const views = data?.views ?? []
  const chosen = views.find((view) => sameParts(view.parts, parts))
  const show = (id: string): void => {
    const view = views.find((each) => each.id === id)
    const { pathname, search, hash } = window.location
    readdress(`${withViewParts(`${pathname}${search}`, view?.parts ?? {})}${hash}`)
  }
  const close = (): void => setDoing(undefined)
  return (
    <>
      {views.length > 0 && (
        <NativeSelect
          label="View"
          value={chosen?.id ?? ''}
          data={[
            { value: '', label: Object.keys(parts).length === 0 ? 'All' : 'As set below' },
            ...views.map(({ id, name, own, by }) => ({ value: id, label: own ? name : `${name} (${by})` })),
          ]}
          onChange={({ currentTarget }) => show(currentTarget.value)}
        />
      )}
      {chosen === undefined && Object.keys(parts).length > 0 && (
        <Button variant="default" onClick={() => setDoing('save')}>
          Save view
        </Button>
      )}
      {chosen?.own === true && (
        <Button variant="default" onClick={() => setDoing('delete')}>
          Delete view
        </Button>
      )}
      {doing === 'save' && <SaveView page={page} parts={parts} onClose={close} />}
      {doing === 'delete' && chosen !== undefined && <DeleteView of={chosen} onClose={close} />}
    </>
  )
}

interface SaveViewProps {
  readonly page: ViewPage
  readonly parts: Readonly<Record<string, string>>
  readonly onClose: () => void
}

function SaveView({ page, parts, onClose }: SaveViewProps) {
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const shares = useMayChange()
  const save = useChange('save_view', { makesOld: ['list_views'] })
  return (
    <Dialog title="Save this view" onClose={onClose}>
      <p>It keeps the filter, the order and the columns. A view of yours with the same name is replaced.</p>
      <Form
        submit="Save view"
        error={save.error}
        busy={save.isPending}
        onCancel={onClose}
        onSubmit={() =>
          save.mutate({ page, name, parts: { ...parts }, shared: isShared }, { onSuccess: onClose })
        }
      >
        <TextInput
          label="Name"
          name="name"
          maxLength={80}
          value={name}
          error={fieldErrors(save.error).get('name')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        {shares && (
          <Checkbox
            label="Share it with the workspace"
            checked={isShared}
            onChange={({ currentTarget }) => setIsShared(currentTarget.checked)}
          />
        )}
      </Form>
    </Dialog>
  )
}

function DeleteView({ of: { id, name, shared }, onClose }: { of: SavedView; readonly onClose: () => void }) {
  const remove = useChange('delete_view', { makesOld: ['list_views'] })
  return (
    <Confirm
      title={`Delete the view “${name}”?`}
      submit="Delete it"
      change={remove}
      onConfirm={() => remove.mutate({ id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        {shared
          ? 'It goes for everyone of the workspace. The table stays.'
          : 'It goes for you. The table stays.'}
      </p>
    </Confirm>
  )
}
