// The pin of a client: no log that was set back, rewritten or replaced is accepted, and every honest one is, in any order of answers.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleTree } from '../audit/bundle/testing/sample-bundle.ts'
import { sha256Hex } from '../base/sha256.ts'
import { type AskConsistency, LogDiffers, LogPin, pinsInMemory } from './log-pin.ts'

const leaves = (count: number, of = 'leaf'): string[] =>
  Array.from({ length: count }, (_, at) => sha256Hex(`${of} ${at}`))
const treeOf = (hashes: readonly string[]) => {
  const tree = sampleTree(hashes)
  const note = (size: number): string => new TextDecoder().decode(tree.checkpoint(size))
  return { note, path: (from: number, size: number) => tree.consistency(from, size).path }
}
type Tree = ReturnType<typeof treeOf>

/** A server whose log grows to `sizeNow()`. */
const asks =
  (tree: Tree, sizeNow: () => number): AskConsistency =>
  (from) => {
    const size = sizeNow()
    return Promise.resolve(
      from > size ? 'shorter' : { checkpoint: tree.note(size), path: [...tree.path(from, size)] },
    )
  }
const honest = treeOf(leaves(40))
const pinned = async (tree: Tree, sizeNow: () => number, at = 5): Promise<LogPin> => {
  const pins = pinsInMemory()
  await pins.set('log', honest.note(at))
  return new LogPin('log', pins, asks(tree, sizeNow))
}

test('checkpoints of one log are accepted in any order, while others extend it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 }),
      fc.nat({ max: 3 }),
      async (sizes, growth) => {
        let size = Math.max(...sizes)
        const pins = pinsInMemory()
        const pin = new LogPin(
          'log',
          pins,
          asks(honest, () => (size = Math.min(40, size + growth))),
        )
        await Promise.all(sizes.map((each) => pin.compare({ note: honest.note(each) }, 0)))
        expect(pin.size).toBeGreaterThanOrEqual(Math.max(...sizes))
        expect(await pins.get('log')).toBe(honest.note(pin.size))
      },
    ),
  )
})

describe('a log is refused', () => {
  const other = treeOf([...leaves(3), ...leaves(37, 'other')])

  test('with another root for the size of the pin', async () => {
    const pin = await pinned(other, () => 5)
    await expect(pin.compare({ note: other.note(5) }, 0)).rejects.toThrow(LogDiffers)
  })

  test('that does not continue the pin, with any proof of a log that it is part of', async () => {
    const pin = await pinned(other, () => 9)
    await expect(pin.compare({ note: other.note(9) }, 0)).rejects.toThrow('does not begin with its entries')
  })

  test('that was set back, also where its answer is newer', async () => {
    const pin = await pinned(honest, () => 4)
    await expect(pin.compare({ note: honest.note(9) }, 0)).rejects.toThrow('fewer than 9 entries')
  })

  test('that is smaller than the log was when the call began, and not where the answer was late', async () => {
    const pin = await pinned(honest, () => 9)
    await pin.compare({ note: honest.note(9) }, 0)
    await expect(pin.compare({ note: honest.note(7) }, 9)).rejects.toThrow('has 7 entries, and had 9')
    await pin.compare({ note: honest.note(7) }, 5)
    await expect(pin.compare({ note: other.note(7) }, 5)).rejects.toThrow(LogDiffers)
  })

  test('of another name, or where the answer has no checkpoint', async () => {
    const pin = await pinned(honest, () => 9)
    const renamed = honest.note(9).replace(/^[^\n]+/, 'other.example/t/1')
    await expect(pin.compare({ note: renamed }, 0)).rejects.toThrow('another name')
    for (const none of ['', 'x', honest.note(9).slice(1, -1)])
      await expect(pin.compare({ note: none }, 0)).rejects.toThrow(LogDiffers)
  })
})

describe('one answer is compared', () => {
  /** Counts what is asked of a log that has grown to 40 entries meanwhile. */
  const counted = async (ask: AskConsistency) => {
    const asked: (readonly [number, number])[] = []
    const pins = pinsInMemory()
    await pins.set('log', honest.note(5))
    const pin = new LogPin('log', pins, (from, to) => {
      asked.push([from, to])
      return ask(from, to)
    })
    return { pin, pins, asked }
  }

  test('with one proof that ends at its checkpoint, however much the log grows', async () => {
    const { pin, pins, asked } = await counted((from, to) =>
      Promise.resolve({ checkpoint: honest.note(to), path: [...honest.path(from, to)] }),
    )
    await pin.compare({ note: honest.note(9) }, 0)
    expect([asked, await pins.get('log')]).toEqual([[[5, 9]], honest.note(9)])
  })

  test('with the proof that came with it, and without asking where that begins at the pin', async () => {
    const { pin, pins, asked } = await counted(asks(honest, () => 40))
    await pin.compare({ note: honest.note(9) }, 0)
    asked.length = 0
    const since = pin.size
    await pin.compare({ note: honest.note(40), path: honest.path(since, 40) }, since)
    expect([asked, await pins.get('log')]).toEqual([[], honest.note(40)])
  })

  test('with a proof that is asked for where the one that came with it proves nothing', async () => {
    for (const path of [[], ['x'], honest.path(4, 9)]) {
      const { pin, asked } = await counted(asks(honest, () => 9))
      await pin.compare({ note: honest.note(5) }, 0)
      await pin.compare({ note: honest.note(9), path }, 5)
      expect(asked).toEqual([[5, 9]])
    }
    const forged = treeOf([...leaves(3), ...leaves(37, 'other')])
    const { pin } = await counted(asks(forged, () => 9))
    await pin.compare({ note: forged.note(9), path: forged.path(5, 9) }, 5).then(
      () => expect.unreachable(),
      (error: unknown) => expect(error).toBeInstanceOf(LogDiffers),
    )
  })
})

test('the pin does not move where the log cannot be asked, and the next answer is compared with it', async () => {
  const pins = pinsInMemory()
  await pins.set('log', honest.note(5))
  const pin = new LogPin('log', pins, () => Promise.resolve(undefined))
  await pin.compare({ note: honest.note(9) }, 0)
  expect(await pins.get('log')).toBe(honest.note(5))
})
