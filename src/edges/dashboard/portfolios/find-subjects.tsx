// A search among the subjects of a portfolio.
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useAsk } from '../api/queries.ts'
import { DataTable } from '../parts/listing.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { wordsOfName } from '../words/naming.ts'
import { Link } from '../routing/location.tsx'

const TYPING_MS = 250

export function FindSubjects({ id }: { readonly id: string }) {
  const [text, setText] = useState('')
  const [query] = useDebouncedValue(text.trim(), TYPING_MS)
  const found = useAsk('find_portfolio_subjects', { id, query }, { enabled: query !== '' })
  return (
    <>
      <TextInput
        type="search"
        className="search"
        label="Find subjects by name or reference"
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {query !== '' && (
        <Loaded of={found} lines={4}>
          {({ subjects, next }) => (
            <>
              {subjects.length === 0 ? (
                <p role="status">
                  {next === undefined
                    ? 'No subject is named like that.'
                    : 'None among the first 20,000 subjects.'}
                </p>
              ) : (
                <DataTable
                  caption="Subjects found"
                  rows={subjects}
                  idOf={({ ref }) => ref}
                  columns={[
                    { name: 'Name', names: true, cell: ({ name, ref }) => <bdi>{name ?? ref}</bdi> },
                    { name: 'Reference', cell: ({ ref }) => <code>{ref}</code> },
                    { name: 'Type', cell: ({ type }) => (type === undefined ? '–' : wordsOfName(type)) },
                    {
                      name: 'Cases',
                      cell: ({ ref }) => (
                        <Link
                          to={`/cases?${new URLSearchParams({ portfolio: id, ref, state: 'all' }).toString()}`}
                          aria-label={`Cases of ${ref}`}
                        >
                          Cases
                        </Link>
                      ),
                    },
                  ]}
                />
              )}
              {subjects.length > 0 && next !== undefined && (
                <p className="quiet">There may be more. Add a word to narrow the search.</p>
              )}
            </>
          )}
        </Loaded>
      )}
    </>
  )
}
