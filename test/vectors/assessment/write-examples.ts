// Renews what follows from the three golden ledgers, after a rule of the protocol changed: `node
// test/vectors/assessment/write-examples.ts`. The ledgers themselves stay; say in docs/protocol.md what changed and why.
import { writeFileSync } from 'node:fs'
import { examples } from './examples.ts'
import { followsFrom } from './follows-from.ts'

const WIDTH = 160

/** JSON with every member that fits on a line on one line. */
function pretty(value: unknown, indent = ''): string {
  const line = JSON.stringify(value)
  if (line.length + indent.length <= WIDTH || typeof value !== 'object' || value === null) return line
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const members = Array.isArray(value)
    ? value.map((item) => inner + pretty(item, inner))
    : Object.entries(value).map(([name, item]) => `${inner}${JSON.stringify(name)}: ${pretty(item, inner)}`)
  return `${open}\n${members.join(',\n')}\n${indent}${close}`
}

const cases = examples.cases.map((golden) => ({ ...golden, expected: followsFrom(golden) }))
writeFileSync(new URL('examples.json', import.meta.url), `${pretty({ ...examples, cases })}\n`)
