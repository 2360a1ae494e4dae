// Replaces the source ids in sentences of the service by the names that people know.
import type { SourceUsed } from '../../contract/vocabulary/source.ts'

/** The text with the name of each source in place of its id. */
export function withNames(text: string, sources: readonly Pick<SourceUsed, 'id' | 'name'>[]): string {
  const names = new Map(sources.map(({ id, name }) => [id, name]))
  // why not between word boundaries: ids have hyphens, and addresses contain ids; why all at once: a name may contain
  // an id
  const ids = new RegExp(
    `(?<![\\p{L}\\p{N}_/.-])(?:${[...names.keys()].join('|')})(?![\\p{L}\\p{N}_/-])`,
    'gu',
  )
  return text.replaceAll(ids, (id) => names.get(id) ?? id)
}
