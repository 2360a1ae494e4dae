// The elements of an array, in whatever pieces it arrives; another document and a cut one are refused.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonElements } from './json-elements.ts'

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}
async function allIn(text: AsyncIterable<string>): Promise<readonly unknown[]> {
  const all: unknown[] = []
  for await (const element of jsonElements('list.json', text)) all.push(element)
  return all
}
const read = (text: string, size = 1) => allIn(inPieces(text, size))

test('every array gives its elements, in pieces of any size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.jsonValue(), { maxLength: 4 }),
      fc.integer({ min: 1, max: 9 }),
      async (all, size) => {
        const written = JSON.parse(JSON.stringify(all)) as unknown[]
        for (const text of [JSON.stringify(all), `\n${JSON.stringify(all, null, 2)}\n`])
          expect(await read(text, size)).toEqual(written)
      },
    ),
    {
      numRuns: 40,
      examples: [
        [['a"\\', '[,]', '\\'], 1],
        [[], 1],
        [[[], {}, ''], 3],
      ],
    },
  )
})

test.each([
  ['an object', '{"a": [1]}', 'not a JSON array'],
  ['nothing', ' ', 'not a JSON array'],
  ['an array and more', '[1] [2]', 'not a JSON array'],
  ['words before it', 'a[1]', 'not a JSON array'],
  ['a cut array', '[{"a": 1}, {"b"', 'not closed: the file is cut'],
  ['an array cut between elements', '[1, 2', 'not closed: the file is cut'],
  ['a damaged element', '[{"a": x}]', 'element 1 is not JSON'],
  ['a comma at the end', '[1,]', 'element 2 is not JSON'],
])('%s is refused', async (_, text, message) => {
  await expect(read(text, 4)).rejects.toThrow(message)
})

test('an element of more than 8,000,000 characters is refused while it is read', async () => {
  async function* endless(): AsyncGenerator<string> {
    yield '["'
    for (;;) yield 'x'.repeat(1_000_000)
  }
  await expect(allIn(endless())).rejects.toThrow('far longer')
})
