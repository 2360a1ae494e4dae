// Asks once before a secret that nobody has copied is gone: at a step back or forward, a reload, and when the tab is closed.
import { useEffect } from 'react'

export function useGuard(active: boolean, onLeaving: () => void): void {
  useEffect(() => {
    if (!active) return undefined
    const unload = (event: BeforeUnloadEvent): void => event.preventDefault()
    // why: a browser lets a step back be stopped once after each thing somebody did, so nobody is held
    const navigate = (event: NavigateEvent): void => {
      if (!event.cancelable || event.navigationType === 'reload') return
      event.preventDefault()
      onLeaving()
    }
    const { navigation } = window as Partial<Window>
    window.addEventListener('beforeunload', unload)
    navigation?.addEventListener('navigate', navigate)
    return () => {
      window.removeEventListener('beforeunload', unload)
      navigation?.removeEventListener('navigate', navigate)
    }
  }, [active, onLeaving])
}
