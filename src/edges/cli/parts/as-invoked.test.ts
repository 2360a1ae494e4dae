// A command in a message can be pasted into the shell that printed it.
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

test('only a command is replaced', () => {
  expect(asInvoked('List them with: assay keys list --workspace ID', {})).toBe(
    'List them with: npm run assay -- keys list --workspace ID',
  )
  for (const text of ['/opt/assay keys', 'my-assay keys list', 'an assay of gold', 'assay-keys create'])
    expect(asInvoked(text)).toBe(text)
})
