// Decides which files make the next snapshot of a source: the newest set that is completely published, unless it is
// already in force.
import { candidateUrls, rhythmOf } from './candidate-urls.ts'
import type { Downloads, FetchOutcome } from './downloads.ts'
import type { FileValidators } from '../ports.ts'
import type { SourceFile, SourceManifest } from '../model/source.ts'

/** What is known of each file by its official name, in the order of the set: the main file first. */
type Known = ReadonlyMap<string, FileValidators>

export type FetchedSet =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'fetched'; readonly files: Known }
  | Extract<FetchOutcome, { readonly kind: 'failed' }>

export interface FetchSetOptions {
  /** YYYY-MM-DD. */
  readonly today: string
  /** Another address for a file, by its official name. */
  readonly urlOf?: (name: string) => string | undefined
  /** Validators of the snapshot in force; empty if its files are to be fetched in any case. */
  readonly inForce: Readonly<Record<string, FileValidators>>
}

/** False if every set needs a number in its addresses: such files are imported one by one. */
export function isFetchable(manifest: SourceManifest, urlOf: FetchSetOptions['urlOf']): boolean {
  return manifest.sets.some((set) => issuesOf(set, manifest, { today: '2000-01-01', urlOf }).length > 0)
}

/**
 * Fetches the preferred set, else the next one whose files are all published; dated addresses from the newest
 * backwards. It never goes back before the address in force. Any failure other than a missing file ends it.
 */
export async function fetchSet(
  manifest: SourceManifest,
  downloads: Downloads,
  { inForce, ...options }: FetchSetOptions,
): Promise<FetchedSet> {
  const [preferred] = manifest.sets.flatMap((set) => set[0] ?? [])
  let missing: string | undefined
  for (const set of manifest.sets) {
    for (const issue of sinceInForce(issuesOf(set, manifest, options), inForce)) {
      const fetched = await fetchIssue(issue, downloads, inForce)
      if (fetched.kind !== 'missing') return fetched
      missing ??= fetched.reason
    }
  }
  const advice = `Another address can be set with ASSAY_SOURCE_URLS=${manifest.id}/${preferred?.name ?? 'FILE'}=URL; the page of the publisher is ${manifest.landingUrl}`
  return { kind: 'failed', reason: `${missing ?? 'there is no address to fetch from'}. ${advice}` }
}

/** A set on one date. */
type Issue = readonly (SourceFile & { readonly url: string })[]

/**
 * Newest first. Files of one issue have the same date. A file packed with another has no address unless one is given.
 */
function issuesOf(
  files: readonly SourceFile[],
  manifest: SourceManifest,
  { today, urlOf }: Pick<FetchSetOptions, 'today'> & { urlOf?: FetchSetOptions['urlOf'] | undefined },
): readonly Issue[] {
  const rhythm = rhythmOf(manifest)
  const set = files.filter(({ name, comesWith }) => comesWith === undefined || urlOf?.(name) !== undefined)
  const urls = set.map((file) => candidateUrls(urlOf?.(file.name) ?? file.url, today, rhythm))
  if (urls.some((each) => each.length === 0)) return []
  const count = Math.max(...urls.map((each) => each.length))
  return Array.from({ length: count }, (_, at) =>
    set.map((file, index) => ({ ...file, url: urls[index]?.[at] ?? (urls[index]?.[0] as string) })),
  )
}

/** The issues that are not older than the one in force. */
function sinceInForce(issues: readonly Issue[], inForce: FetchSetOptions['inForce']): readonly Issue[] {
  const at = issues.findIndex(([main]) => main !== undefined && inForce[main.name]?.url === main.url)
  return at < 0 ? issues : issues.slice(0, at + 1)
}

async function fetchIssue(
  issue: Issue,
  downloads: Downloads,
  inForce: FetchSetOptions['inForce'],
): Promise<FetchedSet | Extract<FetchOutcome, { readonly kind: 'missing' }>> {
  const files = new Map<string, FileValidators | 'unchanged'>()
  for (const { name, url, optional } of issue) {
    const known = inForce[name]
    const outcome = await downloads.fetch(name, url, known?.url === url ? known : undefined)
    if (outcome.kind === 'missing' && optional === true) continue
    if (outcome.kind === 'missing' || outcome.kind === 'failed')
      return { ...outcome, reason: `${name}: ${outcome.reason}` }
    files.set(name, outcome.kind === 'saved' ? outcome.validators : 'unchanged')
  }
  const isSameSet = files.size === Object.keys(inForce).length
  if (isSameSet && [...files.values()].every((file) => file === 'unchanged')) return { kind: 'unchanged' }
  return fetchRest(issue, files, downloads)
}

/** Also fetches the unchanged files when others have changed, because the files of a snapshot are not kept. */
async function fetchRest(
  issue: Issue,
  files: ReadonlyMap<string, FileValidators | 'unchanged'>,
  downloads: Downloads,
): Promise<FetchedSet> {
  const whole = new Map<string, FileValidators>()
  for (const { name, url } of issue) {
    const file = files.get(name)
    if (file === undefined) continue
    if (file !== 'unchanged') {
      whole.set(name, file)
      continue
    }
    const outcome = await downloads.fetch(name, url)
    if (outcome.kind !== 'saved') {
      const reason = 'reason' in outcome ? outcome.reason : 'it was not sent'
      return { kind: 'failed', reason: `${name}: ${reason}` }
    }
    whole.set(name, outcome.validators)
  }
  return { kind: 'fetched', files: whole }
}
