// What a migration of each kind may do while servers of the release before go on. The rules read what it did to a real store.
import type { Migration, MigrationKind } from '../../src/platform/store/migrations/migration.ts'

/** What a store consists of, each with what it says of itself. `table` is the table it belongs to. */
export type Schema = ReadonlyMap<string, { readonly table: string; readonly is: string }>

/** What a migration did. */
export interface Observed {
  readonly before: Schema
  readonly after: Schema
  /** The tables whose rows its statements write, whether or not there was such a row. */
  readonly writes: ReadonlySet<string>
  /** The tables that each of its transactions kept from writers to its end. PostgreSQL only. */
  readonly blocked: readonly ReadonlySet<string>[]
}

/** Every reason why a migration of this name may not be what it is. */
export function violationsOf(
  name: string,
  kind: MigrationKind,
  form: Migration,
  did: Observed,
): readonly string[] {
  const found = [...formOf(kind, form), ...lasting(did)]
  const { gone, changed, added } = difference(did)
  if (kind === 'expand')
    found.push(
      ...gone.map((what) => `takes away ${what}`),
      ...changed.map((what) => `changes ${what}`),
      ...added
        .filter((what) => isRequired(what, did))
        .map((what) => `adds ${what}, not null without a default`),
    )
  if (kind === 'fill')
    found.push(...[...gone, ...changed, ...added].map((what) => `changes the schema: ${what}`))
  if (kind === 'contract')
    found.push(...added.filter((what) => /^(table|column|index)/.test(what)).map((what) => `adds ${what}`))
  if (kind !== 'fill') found.push(...[...did.writes].map((table) => `writes rows of ${table}`))
  return found.map((what) => `${name} ${what}`)
}

const formOf = (kind: MigrationKind, form: Migration): readonly string[] => {
  if (kind === 'early') return ['has no kind in its name']
  if ((kind === 'fill') !== 'fill' in form) return [`is named ${kind}, and has the form of another kind`]
  return 'index' in form && kind !== 'expand' ? [`is named ${kind}, and builds an index`] : []
}

/** What keeps writers from a table for as long as it has rows, or for as long as another table is waited for. */
function lasting({ before, after, blocked }: Observed): readonly string[] {
  const { gone, changed, added } = difference({ before, after })
  const isThere = (table: string): boolean => before.has(`table ${table}`)
  const tableOf = (what: string): string => after.get(what)?.table ?? ''
  const isBlocked = (table: string): boolean => blocked.some((tables) => tables.has(table))
  return [
    ...changed.filter((what) => what.startsWith('file of')).map((what) => `rewrites the ${what}`),
    ...added
      .filter((what) => what.startsWith('constraint') && isThere(tableOf(what)))
      .filter((what) => !after.get(what)?.is.endsWith('NOT VALID'))
      .map((what) => `scans ${tableOf(what)} for ${what}`),
    ...changed
      .filter((what) => isScannedForNulls(what, { before, after }))
      .map((what) => `scans for nulls: ${what}`),
    ...added
      .filter((what) => what.startsWith('index') && isThere(tableOf(what)) && isBlocked(tableOf(what)))
      .map((what) => `builds ${what} while writers of ${tableOf(what)} wait`),
    ...blocked
      // why the second: PostgreSQL has no name any more for the lock of a table that is gone
      .map((tables) => [...tables, ...gone.map((what) => before.get(what)?.table ?? '')])
      .map((tables) => [...new Set(tables)].filter(isThere).toSorted())
      .filter((tables) => tables.length > 1)
      .map((tables) => `locks ${tables.join(' and ')} in one transaction`),
  ]
}

type Both = Pick<Observed, 'before' | 'after'>

function difference({
  before,
  after,
}: Both): Readonly<Record<'gone' | 'changed' | 'added', readonly string[]>> {
  const isFile = (what: string): boolean => what.startsWith('file of')
  return {
    gone: [...before.keys()].filter((what) => !after.has(what) && !isFile(what)),
    changed: [...before]
      .filter(
        ([what, { is }]) => after.has(what) && ![is, withoutNotValid(is)].includes(after.get(what)?.is ?? ''),
      )
      .map(([what]) => what),
    added: [...after.keys()].filter((what) => !before.has(what) && !isFile(what)),
  }
}

/** why it is the same: to validate a constraint keeps no writer waiting */
const withoutNotValid = (definition: string): string => definition.replace(/ NOT VALID$/, '')

const isRequired = (what: string, { before, after }: Both): boolean => {
  const { table = '', is = '' } = after.get(what) ?? {}
  return (
    what.startsWith('column') &&
    before.has(`table ${table}`) &&
    is.endsWith(' not null') &&
    !is.includes(' default ')
  )
}

/** A constraint that was validated before says that there are none, and PostgreSQL believes it. */
function isScannedForNulls(what: string, { before, after }: Both): boolean {
  const { table, is = '' } = after.get(what) ?? {}
  const isNew = is.endsWith(' not null') && !before.get(what)?.is.endsWith(' not null')
  if (!what.startsWith('column') || !isNew) return false
  const check = `CHECK ((${what.split('.')[1]} IS NOT NULL))`
  return ![...before.values()].some((each) => each.table === table && each.is === check)
}

/** What was observed of a migration, by its name, in order. */
export type Observations = readonly (readonly [name: string, kind: MigrationKind, did: Observed])[]

/**
 * The contracts that come with an expand or a fill of the same table in one release. why: while both releases serve, the newer one writes
 * what the older one reads; so it cannot be the release that serves without it. `released` is the newest migration of each release.
 */
export function hastyContracts(observations: Observations, released: readonly string[]): readonly string[] {
  const releaseOf = (name: string): number => released.filter((newest) => newest < name.slice(0, 4)).length
  const tablesOf = (did: Observed): ReadonlySet<string> => {
    const { gone, changed, added } = difference(did)
    const tables = [...gone, ...changed, ...added].map(
      (what) => (did.after.get(what) ?? did.before.get(what))?.table,
    )
    return new Set([...tables.filter((table) => table !== undefined), ...did.writes])
  }
  return observations.flatMap(([name, kind, did]) =>
    kind !== 'contract'
      ? []
      : observations
          .filter(([other, otherKind]) => otherKind !== 'contract' && releaseOf(other) === releaseOf(name))
          .filter(([, , otherDid]) => [...tablesOf(otherDid)].some((table) => tablesOf(did).has(table)))
          .map(([other]) => `${name} is in one release with ${other}`),
  )
}
