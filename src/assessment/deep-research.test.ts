// How many citations one call may send.
import { expect, test } from 'vitest'
import { deepResearch } from './deep-research.ts'

test('25 citations are checked at once, and one more is refused', () => {
  const check = (count: number) => () =>
    deepResearch.check?.(
      {
        input: {
          session_token: 't',
          citations: Array.from({ length: count }, () => ({ verbatim: 'q', source_url: 'https://a.com' })),
        },
      } as never,
      undefined as never,
    )
  expect(check(25)).not.toThrow()
  expect(check(26)).toThrow('More than 25 citations were sent')
})
