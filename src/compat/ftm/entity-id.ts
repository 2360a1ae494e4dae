// The id of an entity: the list, the record, and the party in it. It needs no escape in an address, because clients add none.
import { datasetName } from '../datasets.ts'

export interface EntityKey {
  /** Id of the list. */
  readonly source: string
  readonly record: string
  /** `self` for the main party of a record. */
  readonly ref: string
}

const MAIN = 'self'

/** `un_sc.6908555`; a further party of a record has its own name behind it. */
export const entityId = ({ source, record, ref }: EntityKey): string =>
  [datasetName(source), escaped(record), ...(ref === MAIN ? [] : [escaped(ref)])].join('.')

/** Undefined for what is no id of an entity of these lists. */
export function readEntityId(id: string, sources: readonly string[]): EntityKey | undefined {
  const [dataset, ...rest] = id.split('.')
  const source = sources.find((each) => datasetName(each) === dataset)
  const [record, ref = MAIN] = rest.map(unescaped)
  if (source === undefined || record === undefined || ref === undefined) return undefined
  const key = { source, record, ref }
  // why: each entity has one id, so that two clients never hold two names of it
  return entityId(key) === id ? key : undefined
}

/** Letters, digits, `-` and `_` as they are; the bytes of all others in UTF-8 as `~` and two digits. */
const escaped = (text: string): string =>
  encodeURIComponent(text.toWellFormed())
    .replaceAll(/[.!~*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '~')

function unescaped(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('~', '%'))
  } catch {
    return undefined
  }
}
