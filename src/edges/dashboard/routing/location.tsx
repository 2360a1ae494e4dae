// The current address, and links that navigate without reloading the page.
import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useSyncExternalStore } from 'react'
import { addressedWorkspace, inWorkspace } from './workspace.ts'

const MOVED = 'assay:moved'

/** Calls the listener on every change of the address. */
export const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('popstate', listener)
  window.addEventListener(MOVED, listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener(MOVED, listener)
  }
}

export const usePath = (): string => useSyncExternalStore(subscribe, () => window.location.pathname)

export const useQueryPart = (name: string): string | null =>
  useSyncExternalStore(subscribe, () => new URLSearchParams(window.location.search).get(name))

/** The whole query of the address. */
export const useSearchPart = (): string => useSyncExternalStore(subscribe, () => window.location.search)

export const useAddressedWorkspace = (): string | null => useSyncExternalStore(subscribe, addressedWorkspace)

let moves = 0

/** How often the reader went to another page; 0 on the first page. */
export const movesSoFar = (): number => moves

export function go(to: string, { replace = false } = {}): void {
  moves++
  const address = inWorkspace(to)
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  window.dispatchEvent(new Event(MOVED))
  window.scrollTo(0, 0)
}

/** The current address with another value for a part of its query, or without it. */
export function withQueryPart(name: string, value: string): string {
  const url = new URL(window.location.href)
  if (value === '') url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  return `${url.pathname}${url.search}${url.hash}`
}

/** Replaces the address of the current page without navigating. */
export function readdress(to: string): void {
  history.replaceState(history.state, '', to)
  window.dispatchEvent(new Event(MOVED))
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; ref?: Ref<HTMLAnchorElement> }

export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    // why: the browser opens new tabs and windows
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    event.preventDefault()
    go(to)
  }
  return (
    <a href={inWorkspace(to)} onClick={follow} {...rest}>
      {children}
    </a>
  )
}
