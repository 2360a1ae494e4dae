// What an element's size says, as the window changes and what is in the element does.
import { useLayoutEffect, useRef, useState } from 'react'

/** `measure` has to be the same function as long as it says the same. */
export function useMeasured<T>(before: T, measure: (element: HTMLElement) => T) {
  const room = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState(before)
  useLayoutEffect(() => {
    const element = room.current
    if (element === null) return undefined
    const renew = (): void => setMeasured(measure(element))
    renew()
    const watcher = new ResizeObserver(renew)
    watcher.observe(element)
    if (element.firstElementChild) watcher.observe(element.firstElementChild)
    return () => watcher.disconnect()
  }, [measure])
  return [room, measured] as const
}
