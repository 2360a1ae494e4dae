// Asks once before an uncopied secret disappears: on navigation, back or forward, a reload, and when the tab is closed.
import { useEffect, useState } from 'react'

export function useGuard() {
  const [state, setState] = useState<'new' | 'asked' | 'copied'>('new')
  useEffect(() => {
    if (state !== 'new') return undefined
    const unload = (event: BeforeUnloadEvent): void => event.preventDefault()
    // why: a browser lets a page stop a step back once after each user action, so the reader is never trapped
    const navigate = (event: NavigateEvent): void => {
      if (!event.cancelable || event.hashChange || event.navigationType === 'reload') return
      event.preventDefault()
      setState('asked')
    }
    const { navigation } = window as Partial<Window>
    window.addEventListener('beforeunload', unload)
    navigation?.addEventListener('navigate', navigate)
    return () => {
      window.removeEventListener('beforeunload', unload)
      navigation?.removeEventListener('navigate', navigate)
    }
  }, [state])
  return { state, ask: () => setState('asked'), noteCopied: () => setState('copied') }
}
