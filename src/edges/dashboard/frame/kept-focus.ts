// Keeps the keyboard focus on the page. If the control with the focus disappears, the heading gets the focus; if the
// control was only disabled for a while, it gets the focus back.
import { useEffect } from 'react'

export function useKeptFocus(): void {
  useEffect(() => {
    let last: HTMLElement | null = null
    const note = ({ target }: FocusEvent): void => {
      last = target instanceof HTMLElement ? target : null
    }
    // why: a click outside all controls removes the focus on purpose
    const letGo = (): void => {
      last = null
    }
    const observer = new MutationObserver(() => {
      if (last === null || document.activeElement !== document.body) return
      if (!last.isConnected) document.querySelector('h1')?.focus({ preventScroll: true })
      else if (!last.matches(':disabled')) last.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', letGo)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', letGo)
      observer.disconnect()
    }
  }, [])
}
