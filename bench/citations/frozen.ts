// What is found of every labelled quote, frozen: a change shows up as a changed line.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JudgedRow } from './labelled.ts'

export const FREEZE = 'npm run bench:citations -- --write'
export const FROZEN_PATH = join(import.meta.dirname, 'frozen.json')

/** One row a line: what is found, its similarity and place, whether something denies it, and whether it is valid. */
export function frozenText(rows: readonly JudgedRow[]): string {
  const lines = rows.map(({ id, finding, valid }) => {
    const { kind, similarity, start, end, negated } = finding
    return `  ${JSON.stringify(id)}: ${JSON.stringify([kind, similarity, start, end, negated ? 'negated' : '', valid ? 'valid' : ''])}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

export const readFrozen = (): string => readFileSync(FROZEN_PATH, 'utf8')
