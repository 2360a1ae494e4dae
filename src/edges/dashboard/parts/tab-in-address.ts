// Keeps the open tab of a page in its address: links can name it, and the back button returns to the previous tab.
import { useQueryPart } from '../routing/location.tsx'

const PART = 'part'

/** The tab that the address names, if it is one of these, or the first; and a function that opens another. */
export function useTab<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
): readonly [Tab, (tab: string | null) => void] {
  const asked = useQueryPart(PART)
  const open = (tab: string | null): void => {
    const query = new URLSearchParams(window.location.search)
    query.set(PART, tab ?? tabs[0])
    history.pushState(null, '', `?${query.toString()}`)
    // why like a back step: the reader does not go to another page
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  return [tabs.find((tab) => tab === asked) ?? tabs[0], open]
}
