// What is found of every labelled quote, frozen: a change shows up as a changed line.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JudgedRow } from './labelled.ts'

export const FREEZE = 'npm run bench:citations -- --write'
export const FROZEN_PATH = join(import.meta.dirname, 'frozen.json')

/** One row a line: what is found, its similarity and place, what makes it doubtful, and whether it is valid or refuted. */
export function frozenText(rows: readonly JudgedRow[]): string {
  const lines = rows.map(({ id, finding, valid, refuted }) => {
    const { kind, similarity, start, end, negated, qualified } = finding
    const doubts = [negated ? 'negated' : '', qualified ? 'qualified' : ''].filter(Boolean).join(' ')
    return `  ${JSON.stringify(id)}: ${JSON.stringify([kind, similarity, start, end, doubts, valid ? 'valid' : refuted ? 'refuted' : ''])}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

export const readFrozen = (): string => readFileSync(FROZEN_PATH, 'utf8')
