// A command in a message can be pasted into the shell that printed it.
import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { asInvoked, invocation } from './as-invoked.ts'

test('a command is named as the program was started', () => {
  const [checkout, installed] = ['src', 'lib'].map((folder) =>
    join(sep, 'x', folder, 'edges', 'cli', 'parts'),
  )
  expect(invocation({}, checkout)).toBe('npm run assay --')
  expect(invocation({ npm_command: 'run-script' }, checkout)).toBe('npm run assay --')
  expect(invocation({ npm_command: 'exec' }, checkout)).toBe('npx assay')
  expect(invocation({}, installed)).toBe('assay')
})

const reference = readFileSync(new URL('../../../../docs/reference/cli.md', import.meta.url), 'utf8')

test.each([...new Set([...reference.matchAll(/^## assay ([a-z-]+)/gm)].map(([, name]) => name))])(
  '%s is known as a command',
  (name) => {
    expect(asInvoked(`Run: assay ${name}`, {})).toBe(`Run: npm run assay -- ${name}`)
  },
)

test('only a command is replaced', () => {
  expect(asInvoked('List them with: assay keys list --workspace ID', {})).toBe(
    'List them with: npm run assay -- keys list --workspace ID',
  )
  for (const text of ['/opt/assay keys', 'my-assay keys list', 'an assay of gold', 'assay-keys create'])
    expect(asInvoked(text)).toBe(text)
})
