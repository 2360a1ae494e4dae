// The keyboard is never left nowhere: where the control that has the focus goes, the heading of the page takes it; where the
// control was only out of use for a while, it has it again.
import { useEffect } from 'react'

export function useKeptFocus(): void {
  useEffect(() => {
    let last: HTMLElement | null = null
    const note = ({ target }: FocusEvent): void => {
      last = target instanceof HTMLElement ? target : null
    }
    // why: a click beside everything takes the focus away on purpose
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
