// The page that lists the public sources, made from their catalogue.
import { catalogue } from '../src/sources/catalogue/catalogue.ts'
import type { SourceManifest } from '../src/sources/model/source.ts'
import { isFetchable } from '../src/sources/sync/fetch-set.ts'
import { settings } from '../src/installation/config.ts'
import { table } from './table.ts'

const NARROWED = { country: '`--only` countries', court: '`--only` courts' } as const

export function sourcesPage(): string {
  const manifests = [...catalogue.values()].map(({ manifest }) => manifest)
  const intro =
    `Assay reads ${manifests.length} public sources. ` +
    '[Public sources](../guide/sources.md) says how to load them; `assay sources list` says how old yours are.\n\n' +
    'Required: a verdict is not clean without it (`ASSAY_REQUIRED_LISTS`; this is the default). Supplementary: no run counts it as ' +
    'missing until it is brought in. Large: a gigabyte or more, fetched only when it is named. With `--as-of`: its files carry no date, so that an ' +
    'import has to say of which day they are.'
  const group = (title: string, kind: SourceManifest['kind']): string =>
    `## ${title}\n\n${table(
      ['id', 'what', 'publisher', 'published', 'stale after', 'how it is loaded', 'licence'],
      manifests.filter((each) => each.kind === kind).map(rowOf),
    )}`
  return [intro, group('Watch lists', 'watch-list'), group('Registers', 'registry')].join('\n\n')
}

const rowOf = (manifest: SourceManifest): string[] => [
  `\`${manifest.id}\``,
  `[${manifest.title}](${manifest.landingUrl})`,
  manifest.publisher,
  manifest.cadence.published,
  hours(manifest.cadence.staleAfterHours),
  traits(manifest).join(', '),
  manifest.licence,
]

const hours = (count: number): string =>
  count % 24 === 0 && count > 24 ? `${count / 24} days` : `${count} hours`

function traits(manifest: SourceManifest): string[] {
  const { id, supplementary, large, undated, narrowedBy, partial } = manifest
  return [
    ...(settings.ASSAY_REQUIRED_LISTS.fallback.split(',').includes(id) ? ['required'] : []),
    ...(supplementary === true ? ['supplementary'] : []),
    ...(large === true ? ['large'] : []),
    isFetchable(manifest, undefined) ? 'sync or import' : 'import',
    ...(undated === true ? ['with `--as-of`'] : []),
    ...(narrowedBy === undefined ? [] : [NARROWED[narrowedBy]]),
    ...(partial === true ? ['each import adds'] : []),
  ]
}
