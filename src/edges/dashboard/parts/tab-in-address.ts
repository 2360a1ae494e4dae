// Which tab of a page is open, kept in its address: it can be linked to, and the way back leads to the tab before.
import { useQueryPart } from '../routing/location.tsx'

const PART = 'part'

/** The tab the address names, if it is one of these, or the first; and how another is opened. */
export function useTab<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
): readonly [Tab, (tab: string | null) => void] {
  const asked = useQueryPart(PART)
  const open = (tab: string | null): void => {
    const query = new URLSearchParams(window.location.search)
    query.set(PART, tab ?? tabs[0])
    history.pushState(null, '', `?${query.toString()}`)
    // why told like a way back: nobody goes to another page
    window.dispatchEvent(new PopStateEvent('popstate'))
  }
  return [tabs.find((tab) => tab === asked) ?? tabs[0], open]
}
