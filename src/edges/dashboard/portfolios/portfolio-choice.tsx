// Narrows a list to one portfolio.
import { NativeSelect } from '@mantine/core'
import { useAskPages } from '../api/queries.ts'

interface PortfolioChoiceProps {
  /** Id; empty: all. */
  readonly value: string
  readonly onChoose: (id: string) => void
}

export function PortfolioChoice({ value, onChoose }: PortfolioChoiceProps) {
  const names = usePortfolioNames()
  // why its own too: it may be of a later page, or deleted
  const ids = [...new Set([...names.keys(), ...(value === '' ? [] : [value])])]
  return (
    <NativeSelect
      className="narrow"
      label="Portfolio"
      value={value}
      data={[
        { value: '', label: 'All portfolios' },
        ...ids.map((id) => ({ value: id, label: names.get(id) ?? id })),
      ]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}

/** Id -> name, of the newest portfolios. */
export function usePortfolioNames(): ReadonlyMap<string, string> {
  const portfolios = useAskPages('list_portfolios', {})
  return new Map(portfolios.data?.pages.flatMap((page) => page.portfolios).map(({ id, name }) => [id, name]))
}
