// An address keeps its page, query and fragment when a workspace is written into it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inWorkspace } from './workspace.ts'

test('whatever the address is, it gains its workspace and loses nothing', () => {
  fc.assert(
    fc.property(
      fc.webPath(),
      fc.webQueryParameters(),
      fc.webFragments(),
      fc.string({ minLength: 1, unit: 'grapheme' }),
      (path, query, fragment, workspace) => {
        fc.pre(path.startsWith('/') && !path.startsWith('//') && !query.includes('workspace'))
        const from = new URL(`${path}?${query}#${fragment}`, 'http://dashboard')
        const to = new URL(inWorkspace(`${path}?${query}#${fragment}`, workspace), 'http://dashboard')
        expect([to.pathname, to.hash]).toEqual([from.pathname, from.hash])
        expect([...to.searchParams].filter(([name]) => name !== '')).toEqual(
          [...from.searchParams, ['workspace', workspace]].filter(([name]) => name !== ''),
        )
      },
    ),
  )
})

test('an address that names a workspace keeps it, and signing in is about none', () => {
  expect(inWorkspace('/keys?workspace=a#b', 'c')).toBe('/keys?workspace=a#b')
  expect(inWorkspace('/sign-in', 'c')).toBe('/sign-in')
  expect(inWorkspace('/link?token=t', 'c')).toBe('/link?token=t')
  expect(inWorkspace('/diligence/compare?ids=a,b', 'c')).toBe('/diligence/compare?ids=a,b&workspace=c')
})
