// Stores the imported corpora in one file of the data folder. Each write replaces the whole file, so a reader never
// gets half of it.
import { randomBytes } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import type { ImportedGroups } from '../../names/lexicon/lexicon.ts'
import { CORPORA, type Corpus, type Resource, ResourceError } from './resource.ts'

/** Raise it when the format of the file changes; an older file must then be imported again. */
const FORMAT = 1

export interface StoredCorpus extends Resource {
  /** Name of the file it came from. */
  readonly file: string
}

interface Stored {
  readonly format: number
  readonly corpora: readonly StoredCorpus[]
}

/** The stored corpora, none before the first import. Throws ResourceError. */
export async function storedCorpora(path: string): Promise<readonly StoredCorpus[]> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  let stored: Partial<Stored>
  try {
    stored = JSON.parse(text) as Partial<Stored>
  } catch {
    throw new ResourceError(path, 'the file is damaged; remove it and run "assay resources import" again')
  }
  if (stored.format !== FORMAT || !Array.isArray(stored.corpora))
    throw new ResourceError(path, 'the file is of another version; run "assay resources import" again')
  return stored.corpora
}

/** Adds corpora; one with the same name is replaced. Returns what is stored now. */
export async function storeCorpora(
  path: string,
  imported: readonly StoredCorpus[],
): Promise<readonly StoredCorpus[]> {
  const byCorpus = new Map<Corpus, StoredCorpus>()
  for (const each of [...(await readable(path)), ...imported])
    byCorpus.set(each.corpus, { ...each, file: basename(each.file) })
  const corpora = CORPORA.flatMap((corpus) => byCorpus.get(corpus) ?? [])
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(JSON.stringify({ format: FORMAT, corpora } satisfies Stored))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return corpora
}

/** An import replaces a damaged or older file. */
async function readable(path: string): Promise<readonly StoredCorpus[]> {
  try {
    return await storedCorpora(path)
  } catch (error) {
    if (error instanceof ResourceError) return []
    throw error
  }
}

/** All groups together, in the order of CORPORA; undefined if nothing is stored. */
export function groupsOf(corpora: readonly StoredCorpus[]): ImportedGroups | undefined {
  if (corpora.length === 0) return undefined
  const groups = corpora.map((each) => each.groups)
  return {
    names: groups.flatMap(({ names }) => names),
    nicknames: groups.flatMap(({ nicknames }) => nicknames),
    legalForms: groups.flatMap(({ legalForms }) => legalForms),
  }
}

/** The size of a corpus, as counts. */
export function countsOf({ groups }: Resource): { readonly groups: number; readonly forms: number } {
  const lists = [...groups.names, ...groups.nicknames, ...groups.legalForms.map(({ forms }) => forms)]
  return { groups: lists.length, forms: lists.reduce((sum, { length }) => sum + length, 0) }
}
