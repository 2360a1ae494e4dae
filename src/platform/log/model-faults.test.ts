import { expect, test } from 'vitest'
import { LanguageModelUnavailable } from '../../citations/ports.ts'
import { throttleByMessage } from './log.ts'

test('the same fault of the model is told once in a while, and another one at once', () => {
  let now = 0
  const told: string[] = []
  const tell = throttleByMessage((says) => told.push(`${now} ${says}`), { everyMs: 60, now: () => now })
  for (now of [0, 1, 59, 60, 61, 119, 120])
    for (const says of ['slow', ...(now === 59 ? ['refused'] : [])]) tell(new LanguageModelUnavailable(says))
  expect(told).toEqual(['0 slow', '59 refused', '60 slow', '120 slow'])
})
