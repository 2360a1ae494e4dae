// Writes the expected results of the golden vectors again: `node test/vectors/assessment/write-examples.ts`. Read the
// difference before you commit it: each change of a score needs its reason in docs/protocol.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { examples } from './examples.ts'
import { outcomeOf } from './outcome-of.ts'

const path = new URL('examples.json', import.meta.url)
const lines = readFileSync(path, 'utf8').split('\n')
let at = 0
for (const golden of examples.cases) {
  const first = lines.findIndex((line, i) => i >= at && line === '   "expected": {')
  const end = lines.findIndex((line, i) => i > first && /^ {3}\}/.test(line))
  const written = members(outcomeOf(golden), 4)
  lines.splice(first + 1, end - first - 1, ...written)
  at = first + written.length
}
writeFileSync(path, lines.join('\n'))

/** One line for each member; the explanations have one for each axis, a list of objects one for each object. */
function members(value: object, indent: number): string[] {
  const pad = ' '.repeat(indent)
  const entries = Object.entries(value)
  return entries.flatMap(([name, member], i) => {
    const comma = i < entries.length - 1 ? ',' : ''
    const isObjects = Array.isArray(member) && typeof member[0] === 'object'
    if (isObjects) {
      const rows = member.map((row, n) => `${pad} ${JSON.stringify(row)}${n < member.length - 1 ? ',' : ''}`)
      return [`${pad}"${name}": [`, ...rows, `${pad}]${comma}`]
    }
    if (name !== 'explanations') return [`${pad}"${name}": ${JSON.stringify(member)}${comma}`]
    return [`${pad}"${name}": {`, ...members(member as object, indent + 1), `${pad}}${comma}`]
  })
}
