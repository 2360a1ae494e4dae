// Brings what the address points to into sight and gives it the focus, also when it arrives after the page.
import { useEffect } from 'react'

/** `before` is told the anchor first, to bring back what is left out just now. */
export function useAnchorFocus(before?: (anchor: string) => void): void {
  useEffect(() => {
    const show = (): void => {
      const anchor = anchorInAddress()
      if (anchor === '') return
      before?.(anchor)
      // why a frame later: it may have been left out until now
      requestAnimationFrame(() => document.getElementById(anchor)?.focus())
    }
    show()
    window.addEventListener('hashchange', show)
    return () => window.removeEventListener('hashchange', show)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
}

export const anchorInAddress = (): string => {
  const hash = window.location.hash.slice(1)
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
