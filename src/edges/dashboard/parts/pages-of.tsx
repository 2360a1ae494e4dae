// A list that loads page by page, with a search above it and, if it is empty, the first step.
import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ListTotal } from '../../../contract/vocabulary/page.ts'
import { RequestRefusal } from '../api/send.ts'
import { readdress, useQueryPart, useSearchPart, withQueryPart } from '../routing/location.tsx'
import { Loaded } from './loaded.tsx'
import { fieldName, Notice, ProblemNotice } from './notice.tsx'
import { counted, figureText } from '../words/naming.ts'

interface Paged<Answer> {
  readonly data: { readonly pages: readonly Answer[] } | undefined
  readonly dataUpdatedAt: number
  readonly error: Error | null
  /** Whether this is the previous result, while other words are searched. */
  readonly isPlaceholderData: boolean
  readonly isFetchNextPageError: boolean
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  fetchNextPage(): unknown
  refetch(): unknown
}

interface PagesOfProps<Answer, Row> {
  readonly of: Paged<Answer>
  readonly rowsOf: (answer: Answer) => readonly Row[]
  readonly children: (rows: readonly Row[]) => ReactNode
  readonly empty: ReactNode
  /** How many rows all pages have, where the first page says it, and what one is called. */
  readonly totalOf?: (first: Answer) => ListTotal | undefined
  readonly one?: string
}

export function PagesOf<Answer, Row>({
  of: paged,
  rowsOf,
  children,
  empty,
  totalOf,
  one = 'row',
}: PagesOfProps<Answer, Row>) {
  const rows = paged.data?.pages.flatMap(rowsOf)
  const { isPlaceholderData, isFetchNextPageError, error } = paged
  const [first] = paged.data?.pages ?? []
  const total = first === undefined ? undefined : totalOf?.(first)
  return (
    <>
      {/* why always there: it announces the search result to people who do not see it */}
      <div role="status">
        {rows && !isPlaceholderData && (rows.length === 0 ? empty : <Shown count={rows.length} />)}
      </div>
      <RefusedParts error={error} />
      <Loaded of={{ ...paged, data: rows, error: isFetchNextPageError ? null : error }} lines={8}>
        {(found) =>
          found.length > 0 && (
            <>
              {total !== undefined && !isPlaceholderData && (
                <p className="quiet">{`${total.exact ? '' : 'At least '}${counted(total.count, one)}`}</p>
              )}
              {children(found)}
              {paged.hasNextPage && (
                <Button
                  variant="default"
                  className="more"
                  loading={paged.isFetchingNextPage}
                  onClick={() => void paged.fetchNextPage()}
                >
                  Show more
                </Button>
              )}
              {isFetchNextPageError && <ProblemNotice error={error} />}
            </>
          )
        }
      </Loaded>
    </>
  )
}

/** Says which parts of the address, as a saved view has them, the server refuses, and offers the list without them. */
function RefusedParts({ error }: { readonly error: Error | null }) {
  const parts = new URLSearchParams(useSearchPart())
  const issues = error instanceof RequestRefusal ? (error.problem.issues ?? []) : []
  const refused = [...new Set(issues.map(({ path }) => path))].filter((name) => parts.has(name))
  if (refused.length === 0) return null
  const named = refused.map((name) => `${fieldName(name)} “${parts.get(name) ?? ''}”`).join(', ')
  return (
    <Notice tone="care">
      <p>{`This view asks for what the server refuses: ${named}. A saved view may be older than the values it names.`}</p>
      <Button
        variant="default"
        onClick={() => {
          for (const name of refused) readdress(withQueryPart(name, ''))
        }}
      >
        Show the list without it
      </Button>
    </Notice>
  )
}

const Shown = ({ count }: { readonly count: number }) => (
  <p className="visually-hidden">{figureText(count)} shown</p>
)

const TYPING_MS = 250

/**
 * The search words, once the person stops typing, and their field. The address keeps them, so the back button restores
 * the result.
 */
export function useSearch(label: string): { readonly query: string | undefined; readonly field: ReactNode } {
  const addressed = useQueryPart('q') ?? ''
  const [text, setText] = useState(addressed)
  const written = useRef(addressed)
  const [settled] = useDebouncedValue(text.trim(), TYPING_MS)
  useEffect(() => {
    if (settled === written.current) return
    written.current = settled
    readdress(withQueryPart('q', settled))
  }, [settled])
  useEffect(() => {
    // why: a link to the list leads to all of it
    if (addressed === written.current) return
    written.current = addressed
    setText(addressed)
  }, [addressed])
  return {
    query: settled === '' ? undefined : settled,
    field: (
      <TextInput
        type="search"
        className="search"
        label={label}
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    ),
  }
}

/** Shown while the list is empty. */
export function Empty({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="empty">
      <p className="empty-title">{title}</p>
      {children}
    </div>
  )
}
