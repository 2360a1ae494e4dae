// Sentences of the service name a source by its id; people read its name.
import type { SourceUsed } from '../../../contract/vocabulary/source.ts'

/** The text with the name of each source in place of its id. */
export const withNames = (text: string, sources: readonly Pick<SourceUsed, 'id' | 'name'>[]): string =>
  sources.reduce(
    (told, { id, name }) =>
      told.replaceAll(
        // why not between word boundaries: ids have hyphens, and addresses have ids
        new RegExp(`(?<![\\p{L}\\p{N}_/.-])${id}(?![\\p{L}\\p{N}_/-])`, 'gu'),
        () => name,
      ),
    text,
  )
