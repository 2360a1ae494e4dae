import { expect, test } from 'vitest'
import { z } from 'zod'
import { filterOutput } from './filter-output.ts'

const output = z.object({ id: z.string(), protocol: z.object({ axes: z.array(z.string()) }) })
const protocol = { axes: ['a'], secret: 1 }

test.each([undefined, 'protocol'])(
  'undeclared fields are removed at every depth; constant: %s',
  (constant) => {
    const answer = { id: 'one', secret: 2, protocol }
    expect(filterOutput({ output, constant }, answer)).toEqual({ id: 'one', protocol: { axes: ['a'] } })
    for (const wrong of [{ id: 1, protocol }, { id: 'one' }, { id: 'one', protocol: { axes: [1] } }])
      expect(() => filterOutput({ output, constant }, wrong)).toThrow(z.ZodError)
  },
)

test('the constant member of two answers is one object, as it is where the whole answer is', () => {
  const [one, two] = ['one', 'two'].map(
    (id) => filterOutput({ output, constant: 'protocol' }, { id, protocol }) as z.infer<typeof output>,
  )
  expect([one?.id, two?.id]).toEqual(['one', 'two'])
  expect(two?.protocol).toBe(one?.protocol)
  const answer = { id: 'one', protocol }
  expect(filterOutput({ output }, answer)).toBe(filterOutput({ output }, answer))
})
