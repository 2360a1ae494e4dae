// Brings what the address points to into sight and gives it the focus, also when it arrives after the page.
import { useEffect } from 'react'

/** `before`, the same each time, is told the anchor first, to bring back what is left out just now. */
export function useAnchorFocus(before?: (anchor: string) => void): void {
  useEffect(() => {
    const show = (): void => {
      const anchor = anchorInAddress()
      if (anchor === '') return
      before?.(anchor)
      // why a frame later: it may have been left out until now
      requestAnimationFrame(() => {
        const element = document.getElementById(anchor)
        // why again: what arrives after the page is not its target yet, and would not be marked
        if (element?.matches(':target') === false) window.location.replace(window.location.hash)
        element?.focus()
      })
    }
    // why: following a link to where the address points already changes no hash
    const showAgain = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('a')?.href === window.location.href) show()
    }
    show()
    window.addEventListener('hashchange', show)
    window.addEventListener('click', showAgain)
    return () => {
      window.removeEventListener('hashchange', show)
      window.removeEventListener('click', showAgain)
    }
  }, [before])
}

export const anchorInAddress = (): string => {
  const hash = window.location.hash.slice(1)
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
