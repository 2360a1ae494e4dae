// `assay resources import|list`: open corpora of spellings that the matcher uses beside its own tables.
import { readResources } from '../../../sources/resources/read-resource.ts'
import {
  countsOf,
  storeCorpora,
  storedCorpora,
  type StoredCorpus,
} from '../../../sources/resources/stored-resources.ts'
import type { Config } from '../../../installation/config.ts'
import { dataFolder } from '../../../installation/data-folder.ts'
import { resourcesFile } from '../../../installation/matching-resources.ts'
import { CommandFailed } from './command-failed.ts'

const TITLES: Readonly<Record<StoredCorpus['corpus'], string>> = {
  'person-names': 'spellings of names',
  nicknames: 'nicknames',
  'legal-forms': 'legal forms',
  'elf-codes': 'legal forms by country (ISO 20275)',
}

/** A server looks at the file before each run and each score. */
const IN_FORCE =
  'A running server uses them from its next run on; the runs before keep the ones that stand in their audit.'

export async function importResources(
  config: Config,
  path: string,
  { json }: { readonly json?: boolean },
): Promise<void> {
  const read = await readResources(path)
  const recognised = read.flatMap(({ file, resource }) =>
    resource === undefined ? [] : [{ ...resource, file }],
  )
  const unknown = read.flatMap(({ file, resource }) => (resource === undefined ? [file] : []))
  if (recognised.length === 0)
    throw new CommandFailed(
      `${path} holds no corpus that can be imported. Known are ${Object.values(TITLES).join(', ')}; see docs/guide/screening.md.`,
    )
  for (const [at, { corpus, file }] of recognised.entries()) {
    const earlier = recognised.slice(0, at).find((each) => each.corpus === corpus)
    if (earlier !== undefined)
      throw new CommandFailed(
        `${earlier.file} and ${file} are both ${TITLES[corpus]}. Import one of them; nothing was stored.`,
      )
  }
  dataFolder(config.ASSAY_DATA_DIR)
  const store = resourcesFile(config)
  await storeCorpora(store, recognised)
  const imported = recognised.map(counted)
  process.stdout.write(
    json
      ? `${JSON.stringify({ imported, not_recognised: unknown, stored: store, in_force: 'next run' })}\n`
      : `${[
          ...imported.map(line),
          ...unknown.map((file) => `not recognised  ${file}`),
          `Stored in ${store}. Commands use them from now on; --built-in-only turns them off for one command.`,
          IN_FORCE,
        ].join('\n')}\n`,
  )
}

export async function listResources(config: Config, { json }: { readonly json?: boolean }): Promise<void> {
  const store = resourcesFile(config)
  const stored = (await storedCorpora(store)).map(counted)
  process.stdout.write(
    json
      ? `${JSON.stringify(stored)}\n`
      : `${
          stored.length === 0
            ? 'Nothing imported: the matcher uses its own tables. Import with: assay resources import PATH'
            : [...stored.map(line), `To go back to the built-in tables, remove ${store}.`].join('\n')
        }\n`,
  )
}

const counted = (stored: StoredCorpus) => ({
  corpus: stored.corpus,
  file: stored.file,
  ...countsOf(stored),
  left_out: stored.leftOut,
})

const line = ({ corpus, file, groups, forms, left_out }: ReturnType<typeof counted>): string =>
  `${TITLES[corpus]}: ${groups} groups, ${forms} forms from ${file}${left_out > 0 ? ` (${left_out} rows left out)` : ''}`
