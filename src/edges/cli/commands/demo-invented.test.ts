// What the demo shows of a report with invented quotes.
import { expect, test } from 'vitest'
import { quotesIn } from './demo-invented.ts'

test('each quote of a ledger in Markdown comes with what was read of it, and nothing else does', () => {
  const markdown = [
    '| Id | Axis | Kind | Evidence | Source | Date | Flags | Read | Verified |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    '| e_1 | problem | user_quote | “We lose \\*9\\* hours.” (speaker role: owner) | `http://a.io/1` | 2026-07-25 |  | absent: not\\_found: the page does not hold the quote | not checked |',
    '| e_2 | market | named_prospect | organization: Birch | `http://b.io` |  |  | read | not checked |',
    '| e_3 | solutions | dissatisfaction_quote | “It is slow.” (speaker role: owner) | `http://a.io/2` | 2026-07-25 |  | read | not checked |',
  ].join('\n')
  expect(quotesIn(markdown)).toEqual([
    { quote: '“We lose *9* hours.”', read: 'absent: not_found: the page does not hold the quote' },
    { quote: '“It is slow.”', read: 'read' },
  ])
})
