// Scrolls to the target of the address and gives it the focus, even if it arrives after the page.
import { useEffect } from 'react'

/**
 * `before` gets the anchor first and shows content that is currently hidden. It must be the same function each time.
 */
export function useAnchorFocus(before?: (anchor: string) => void): void {
  useEffect(() => {
    const show = (): void => {
      const anchor = anchorInAddress()
      if (anchor === '') return
      before?.(anchor)
      // why a frame later: it may have been hidden until now
      requestAnimationFrame(() => {
        const element = document.getElementById(anchor)
        // why again: content that arrives after the page is not its target yet, and would not be marked
        if (element?.matches(':target') === false) window.location.replace(window.location.hash)
        element?.focus()
      })
    }
    // why: a link to the current target of the address changes no hash
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
