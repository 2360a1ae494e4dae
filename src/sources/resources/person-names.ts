// The names of nomenklatura: a line holds the spellings of one name part in many scripts and its Wikidata id.
import { NOTHING, type Resource, usefulGroup } from './resource.ts'

const LINE = /^(.+?)\s*=>\s*Q\d+$/

/** Whether the first lines of a text are of this form. */
export function isPersonNames(text: string): boolean {
  const lines = text
    .slice(0, 10_000)
    .split('\n')
    .slice(0, 5)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.length > 0 && LINE.test((lines[0] ?? '').trim())
}

export function readPersonNames(text: string): Resource {
  const names: string[][] = []
  let leftOut = 0
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const group = usefulGroup((LINE.exec(line.trim())?.[1] ?? '').split(','))
    if (group === undefined) leftOut++
    else names.push(group)
  }
  return { corpus: 'person-names', groups: { ...NOTHING, names }, leftOut }
}
