// The pages of the public sources: one for each, and the page that lists them, from what their readers declare.
import { settings } from '../src/installation/config.ts'
import { catalogue } from '../src/sources/catalogue/catalogue.ts'
import type { SourceFile, SourceManifest } from '../src/sources/model/source.ts'
import { isFetchable } from '../src/sources/sync/fetch-set.ts'
import { table } from './table.ts'

const COMMAND = 'npm run -s assay -- sources'
const REQUIRED: ReadonlySet<string> = new Set(settings.ASSAY_REQUIRED_LISTS.fallback.split(','))
/** Of the manifests: kinds of parties and of records, for a number of them. */
const COUNTED: Readonly<Record<string, string>> = {
  person: 'persons',
  organization: 'organisations',
  unknown: 'parties of no stated kind',
  vessel: 'vessels',
  case: 'cases',
  listing: 'listings',
  party: 'parties',
  relation: 'relations',
}
const NARROWED = {
  country: ['countries', 'two-letter codes of ISO 3166-1', 'GB,IE'],
  court: ['courts', 'the ids of the publisher', 'cand,nysd'],
  filer: ['filers', 'their CIKs, in the archive of all filers', '320193,1318605'],
} as const

/** Path -> title and text of each page. */
export function sourcePages(): Readonly<Record<string, { readonly title: string; readonly body: string }>> {
  const manifests = [...catalogue.values()].map(({ manifest }) => manifest)
  return Object.fromEntries([
    ['docs/reference/sources.md', { title: 'The sources', body: listPage(manifests) }],
    ...manifests.map((manifest) => [
      `docs/reference/sources/${manifest.id}.md`,
      { title: manifest.title, body: sourcePage(manifest) },
    ]),
  ])
}

function listPage(manifests: readonly SourceManifest[]): string {
  const intro =
    `Assay reads ${manifests.length} public sources. [Public sources](../guide/sources.md) says how to load them; ` +
    '`assay sources list` says how old yours are.\n\n' +
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
  `[\`${manifest.id}\`](sources/${manifest.id}.md)`,
  manifest.title,
  `[${manifest.publisher}](${manifest.landingUrl})`,
  manifest.cadence.published,
  inHours(manifest.cadence.staleAfterHours),
  traits(manifest).join(', '),
  manifest.licence,
]

function traits(manifest: SourceManifest): string[] {
  const { id, supplementary, large, undated, narrowedBy, partial } = manifest
  return [
    ...(REQUIRED.has(id) ? ['required'] : []),
    ...(supplementary === true ? ['supplementary'] : []),
    ...(large === true ? ['large'] : []),
    isFetchable(manifest, undefined) ? 'sync or import' : 'import',
    ...(undated === true ? ['with `--as-of`'] : []),
    ...(narrowedBy === undefined ? [] : [`\`--only\` ${NARROWED[narrowedBy][0]}`]),
    ...(partial === true ? ['each import adds'] : []),
  ]
}

function sourcePage(manifest: SourceManifest): string {
  const { id, publisher, landingUrl, licence, scorers, cadence, rateLimit, citationTemplate } = manifest
  return [
    `\`${id}\` is published by [${publisher}](${landingUrl}).`,
    table(
      ['fact', 'value'],
      [
        ['Terms of the publisher', licence],
        ['How it is searched', searchedHow(manifest)],
        [
          'Read by the scorers',
          `${scorers.map((name) => `\`${name}\``).join(', ')} ([scorers](../scorers.md))`,
        ],
        ['Published', cadence.published],
        [
          'Checked',
          `every ${inHours(cadence.checkEveryHours)}; \`stale\` after ${inHours(cadence.staleAfterHours)} without a check`,
        ],
        ['Requests', `at most ${rateLimit.perSecond} a second to the publisher`],
        ['Fewest records', floors(manifest)],
        ['A record cites', `\`${citationTemplate}\``],
      ],
    ),
    ...notes(manifest),
    '## Files',
    ...manifest.sets.map((set, at) => filesOf(set, at, manifest.sets.length)),
    ...(/\{/.test(
      manifest.sets
        .flat()
        .map(({ url }) => url)
        .join(' '),
    )
      ? ['Braces stand for parts of an address that the publisher changes.']
      : []),
    '## Bring it in',
    `\`\`\`text\n${commands(manifest).join('\n')}\n\`\`\``,
    'PATH is the file of the publisher, also packed, or a folder that holds the files of a set. The [guide](../../guide/sources.md#import) says which ' +
      'files an import refuses.',
    ...(manifest.narrowedBy === undefined ? [] : [narrowing(manifest, manifest.narrowedBy)]),
  ].join('\n\n')
}

const searchedHow = ({ kind, registers }: SourceManifest): string =>
  kind === 'watch-list'
    ? 'a watch list: each name asked for is compared with every record'
    : `a register: looked up by identifier and by name${registers === 'companies' ? '; it holds companies only' : ''}`

const inHours = (hours: number): string =>
  hours % 24 === 0 && hours >= 48 ? `${hours / 24} days` : `${hours} hours`

function floors({ floors: fewest, kind, partial }: SourceManifest): string {
  const counts = Object.entries(fewest).map(
    ([of, count]) => `${count.toLocaleString('en-GB')} ${COUNTED[of] ?? of}`,
  )
  if (counts.length === 0) return 'none is expected'
  const said = counts.join(', ')
  if (kind === 'watch-list') return `${said}; an import of fewer is refused`
  return `${said}${partial ? ' in one import' : ''}; with fewer it is \`partial\``
}

function notes({ id, partial, ofOneCompany, supplementary, large }: SourceManifest): string[] {
  return [
    ...(REQUIRED.has(id) ? ['A verdict requires this list.'] : []),
    ...(supplementary
      ? ['It is supplementary: until you bring it in, no run counts it as missing, and no verdict changes.']
      : []),
    ...(ofOneCompany ? ['Each file is of one company and says nothing of another.'] : []),
    ...(partial
      ? ['Its files cover a part. An import does not change records that its files do not name.']
      : []),
    ...(large ? ['It is large: Assay fetches it only if you name it.'] : []),
  ]
}

function filesOf(set: readonly SourceFile[], at: number, sets: number): string {
  const which =
    sets === 1 ? '' : `${at === 0 ? 'The preferred set' : 'Or this set'}, which is whole by itself:\n\n`
  return (
    which +
    table(
      ['file', 'address'],
      set.map(({ name, url, optional, comesWith }) => [
        `\`${name}\`${optional ? ' (optional)' : ''}`,
        comesWith === undefined ? `\`${url}\`` : `in the archive of \`${comesWith}\``,
      ]),
    )
  )
}

function commands(manifest: SourceManifest): string[] {
  const { id, undated } = manifest
  return [
    ...(isFetchable(manifest, undefined) ? [`${COMMAND} sync ${id}`] : []),
    `${COMMAND} import ${id} PATH${undated === true ? ' --as-of DAY' : ''}`,
  ]
}

function narrowing(manifest: SourceManifest, by: keyof typeof NARROWED): string {
  const [what, written, example] = NARROWED[by]
  const [first = ''] = commands(manifest)
  return `\`--only\` narrows it to ${what} (${written}):\n\n\`\`\`text\n${first} --only ${example}\n\`\`\``
}
