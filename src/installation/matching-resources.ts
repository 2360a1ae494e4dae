// The matcher of this installation: the built-in tables, and the corpora that were imported into the data folder.
import { join, resolve } from 'node:path'
import { groupsOf, storedCorpora } from '../sources/resources/stored-resources.ts'
import { Matcher } from '../names/matcher/matcher.ts'
import type { Config } from './config.ts'

/** The file of the imported corpora. The folder is not made: who only reads leaves nothing behind. */
export const resourcesFile = ({ ASSAY_DATA_DIR }: Pick<Config, 'ASSAY_DATA_DIR'>): string =>
  join(resolve(ASSAY_DATA_DIR), 'matching-resources.json')

export async function createMatcher(
  config: Pick<Config, 'ASSAY_DATA_DIR'>,
  { builtInOnly = false }: { readonly builtInOnly?: boolean | undefined } = {},
): Promise<Matcher> {
  return builtInOnly ? new Matcher() : new Matcher(groupsOf(await storedCorpora(resourcesFile(config))))
}
