// Every address the dashboard writes leads back to the page it was written for.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pathTo, routeOf } from './route.ts'

describe('addresses', () => {
  test('lead to the page and the id they were written for, whatever the id is', () => {
    fc.assert(
      fc.property(
        fc
          .string({ minLength: 1, unit: 'grapheme' })
          .filter((id) => !['new', 'compare', 'verify', '.', '..'].includes(id)),
        (id) => {
          expect(routeOf(pathTo.assessment(id))).toEqual({ page: 'assessment', id })
          expect(routeOf(pathTo.evidence(id).split('?')[0] ?? '')).toEqual({ page: 'evidence', id })
          expect(routeOf(pathTo.run(id))).toEqual({ page: 'run', id })
        },
      ),
    )
  })

  test('a slash at the end changes nothing, and what no page has leads nowhere', () => {
    expect(routeOf('/keys/')).toEqual({ page: 'keys' })
    for (const path of ['/nothing', '/assessments', '/assessments/a/b', '/constructor', '/assessments/%zz/'])
      expect(routeOf(path).page).toBe(path.includes('%') ? 'assessment' : 'nowhere')
  })
})
