// What a list shows in the place of its rows.
import type { ReactNode } from 'react'
import { Empty } from './pages-of.tsx'

interface EmptyListProps {
  /** The words that were searched for. */
  readonly query: string | undefined
  readonly isFiltered?: boolean
  /** Where nothing is searched or left out: how to begin. */
  readonly children: ReactNode
}

export const EmptyList = ({ query, isFiltered, children }: EmptyListProps) =>
  query !== undefined ? <NothingFound query={query} /> : isFiltered ? <NothingLeft /> : children

const NothingLeft = () => (
  <Empty title="Nothing passes these filters">
    <p>Choose other ones, or look among the archived.</p>
  </Empty>
)

const NothingFound = ({ query }: { readonly query: string }) => (
  <Empty title={`Nothing has all of the words “${query}”`}>
    <p>Take a word away, or write it otherwise.</p>
  </Empty>
)
