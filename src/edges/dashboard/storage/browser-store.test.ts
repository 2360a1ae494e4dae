// A browser that has no room for what the dashboard remembers, or forbids it, shuts nobody out.
import { afterEach, expect, test, vi } from 'vitest'
import { rememberInBrowser, remembered } from './browser-store.ts'

afterEach(() => vi.unstubAllGlobals())

const refuse = (): never => {
  throw new DOMException('no', 'QuotaExceededError')
}

test.each([
  ['is full', { getItem: () => 'older', setItem: refuse, removeItem: () => undefined }],
  ['is forbidden', { getItem: refuse, setItem: refuse, removeItem: refuse }],
])('where the store %s, the page itself remembers and forgets', (_, store) => {
  vi.stubGlobal('localStorage', store)
  rememberInBrowser('a', 'newer')
  expect(remembered('a')).toBe('newer')
  rememberInBrowser('a', null)
  expect(remembered('a')).not.toBe('newer')
})
