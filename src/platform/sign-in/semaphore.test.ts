import { setImmediate as later } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SignInOverloaded } from '../../accounts/ports.ts'
import { createSemaphore } from './sign-in.ts'

test('never more than so many at a time, everybody in the order they came, and none is lost where one fails', () =>
  fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.boolean(), { maxLength: 12 }),
      async (most, fails) => {
        const inTurn = createSemaphore(most, fails.length)
        const begun: number[] = []
        let busy = 0
        const ended = await Promise.allSettled(
          fails.map((fail, i) =>
            inTurn(async () => {
              begun.push(i)
              expect(++busy).toBeLessThanOrEqual(most)
              await later()
              busy--
              if (fail) throw new Error('failed')
              return i
            }),
          ),
        )
        expect(begun).toEqual(fails.map((_, i) => i))
        expect(ended.map(({ status }) => status === 'rejected')).toEqual(fails)
      },
    ),
  ))

test('whoever comes when too many wait already is refused at once, and comes through later', async () => {
  const inTurn = createSemaphore(1, 1)
  const end = Promise.withResolvers<void>()
  const first = inTurn(() => end.promise)
  const second = inTurn(() => Promise.resolve('second'))
  await expect(inTurn(() => Promise.resolve('third'))).rejects.toThrow(SignInOverloaded)
  end.resolve()
  await first
  expect(await second).toBe('second')
  expect(await inTurn(() => Promise.resolve('fourth'))).toBe('fourth')
})
