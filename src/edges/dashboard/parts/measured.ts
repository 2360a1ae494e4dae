// Derives a value from an element's size, and updates it when the window or the element's content changes.
import { useLayoutEffect, useRef, useState } from 'react'

/** Pass the same function as `measure` as long as it measures the same thing. */
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
