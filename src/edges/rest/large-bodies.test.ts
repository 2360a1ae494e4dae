import { expect, test } from 'vitest'
import { createLargeBodies } from './large-bodies.ts'

const LARGE = 32_768

/** A lane whose rests end when the test says so. */
function lane() {
  const rests: { readonly milliseconds: number; readonly end: () => void }[] = []
  let now = 0
  const bodies = createLargeBodies({
    now: () => now,
    rest: (milliseconds) => new Promise((end) => rests.push({ milliseconds, end })),
  })
  const parsed: string[] = []
  const parse = (workspace: string, name: string, bytes = LARGE) =>
    bodies.parse(workspace, bytes, () => {
      now += 10
      parsed.push(name)
      return name
    })
  /** Ends the rest of the body before, and lets the next one be parsed. */
  const next = async (): Promise<void> => {
    rests.shift()?.end()
    await new Promise((done) => setImmediate(done))
  }
  return { parse, parsed, rests, next }
}

test('large bodies are parsed one after the other with a rest between, and workspaces take turns', async () => {
  const { parse, parsed, rests, next } = lane()
  const all = [
    parse('a', 'a1'),
    parse('a', 'a2'),
    parse('a', 'a3'),
    parse('b', 'b1'),
    parse('c', 'c1'),
    parse('b', 'b2'),
  ]
  expect(parsed).toEqual(['a1'])
  expect(rests.map(({ milliseconds }) => milliseconds)).toEqual([40])
  for (let i = 0; i < 5; i++) {
    expect(parsed).toHaveLength(i + 1)
    await next()
  }
  expect(parsed).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'])
  await next()
  expect(await parse('a', 'a4')).toBe('a4')
})

test('a small body waits for none', async () => {
  const { parse } = lane()
  await parse('a', 'large')
  expect(await parse('a', 'small', LARGE - 1)).toBe('small')
})

test('a body that cannot be parsed hands its turn on', async () => {
  const rests: (() => void)[] = []
  const bodies = createLargeBodies({ rest: () => new Promise((end) => rests.push(end)) })
  const fails = bodies.parse('a', LARGE, () => {
    throw new Error('on purpose')
  })
  const after = bodies.parse('b', LARGE, () => 'parsed')
  await expect(fails).rejects.toThrow('on purpose')
  rests.shift()?.()
  expect(await after).toBe('parsed')
})

test('16 bodies of one workspace wait and no 17th, and 128 of all and no 129th', async () => {
  const { parse, next } = lane()
  const waiting = [parse('a', 'first')]
  for (let i = 0; i < 16; i++) waiting.push(parse('a', `a${i}`))
  await expect(parse('a', 'a17')).rejects.toMatchObject({ code: 'overloaded' })
  for (let i = 0; i < 112; i++) waiting.push(parse(`w${i}`, `w${i}`))
  await expect(parse('another', 'one too many')).rejects.toMatchObject({ code: 'overloaded' })
  for (let i = 0; i < 128; i++) await next()
  expect((await Promise.all(waiting)).length).toBe(129)
})
