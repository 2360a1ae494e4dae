// The bounds of an XML list: no record, value or nesting of a file takes memory without end.
import { describe, expect, test } from 'vitest'
import { xmlRecords } from './xml-records.ts'

const PIECE = 'x'.repeat(1_000_000)

async function read(chunks: Iterable<string>): Promise<number> {
  let records = 0
  async function* text(): AsyncGenerator<string> {
    yield* chunks
  }
  for await (const _ of xmlRecords('list.xml', text(), 'LIST', new Set(['PARTY']))) records++
  return records
}

function* endless(start: string, piece = PIECE): Generator<string> {
  yield start
  for (let k = 0; k < 100; k++) yield piece
}

describe('an endless', () => {
  test.each([
    ['text of a record', '<LIST><PARTY><NAME>'],
    ['text between records', '<LIST>'],
    ['value of an attribute', '<LIST><PARTY id="'],
    ['comment', '<LIST><!--'],
    ['name of an element', '<LIST><'],
    ['section of text', '<LIST><PARTY><![CDATA['],
  ])('%s is refused', async (_, start) => {
    await expect(read(endless(start))).rejects.toThrow(
      /^list\.xml: line 1: a record or a value goes on for 16 million characters: this is not the official file/,
    )
  })

  test('record of many short elements is refused', async () => {
    await expect(read(endless('<LIST><PARTY>', '<NAME>Ilsa</NAME>'.repeat(50_000)))).rejects.toThrow(
      '16 million characters',
    )
  })

  test('nesting is refused', async () => {
    await expect(read(endless('<LIST>', '<A>'.repeat(100)))).rejects.toThrow(
      'more than 200 elements are open',
    )
  })
})

test('a list of any length is read, whose records are short', async () => {
  expect(
    await read([
      '<LIST>',
      ...Array.from({ length: 40 }, () => '<PARTY><NAME>Ilsa</NAME></PARTY>'.repeat(20_000)),
      '</LIST>',
    ]),
  ).toBe(800_000)
})
