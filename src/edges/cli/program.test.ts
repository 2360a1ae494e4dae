// What every command has in common.
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { composition } from '../../main/composition.ts'
import { program } from './program.ts'

/** Commands that have no result to print as JSON, each with the reason. */
const WITHOUT_JSON: Readonly<Record<string, string>> = {
  serve: 'runs until it is stopped; its log is JSON',
  worker: 'runs until it is stopped; its log is JSON',
  demo: 'shows a person around',
  mcp: 'speaks MCP on standard output',
  'read-quotes': 'always prints JSON lines',
  'match-pairs': 'always prints JSON lines',
  'portfolios get': 'writes a file of subjects',
  'audit policy': 'prints the file of another program',
  completion: 'prints a script for a shell',
  service: 'prints a unit for systemd',
}

const leaves = (command: Command, path: string): (readonly [string, Command])[] =>
  command.commands.length === 0
    ? [[path, command]]
    : command.commands.flatMap((each) => leaves(each, `${path} ${each.name()}`.trim()))

test('every command prints JSON on request, unless it says why not', () => {
  const all = leaves(program(composition), '')
  expect(all.length).toBeGreaterThan(60)
  const without = all.filter(([, { options }]) => !options.some(({ long }) => long === '--json'))
  expect(without.map(([path]) => path).sort()).toEqual(Object.keys(WITHOUT_JSON).sort())
})
