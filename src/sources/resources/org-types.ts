// Reads the organisation types of rigour: groups of spellings, each with a generic code for the kind of body.
import { NOTHING, type Resource } from './resource.ts'

/** Generic codes and their classes in the matcher's table. Other codes do not name a kind of body. */
const CLASSES: Readonly<Record<string, string>> = {
  LLC: 'limited',
  JSC: 'joint-stock',
  LP: 'partnership',
  GP: 'partnership',
  LLP: 'partnership',
  COOP: 'cooperative',
  SP: 'sole',
  SOE: 'state',
  NGO: 'foundation',
}

interface OrgType {
  readonly generic?: unknown
  readonly display?: unknown
  readonly compare?: unknown
  readonly aliases?: unknown
}

/** The groups of a document, if it has this format. */
export function orgTypesOf(document: unknown): readonly unknown[] | undefined {
  if (typeof document !== 'object' || document === null || !('types' in document)) return undefined
  const { types } = document
  if (!Array.isArray(types)) return undefined
  const rows: readonly unknown[] = types
  return rows.some((row) => isOrgType(row) && Array.isArray(row.aliases)) ? rows : undefined
}

const isOrgType = (row: unknown): row is OrgType => typeof row === 'object' && row !== null

export function readOrgTypes(types: readonly unknown[]): Resource {
  let leftOut = 0
  const legalForms = types.flatMap((row) => {
    const { generic, display, compare, aliases } = isOrgType(row) ? row : {}
    const body = typeof generic === 'string' ? CLASSES[generic] : undefined
    const spellings = [display, compare, ...(Array.isArray(aliases) ? (aliases as unknown[]) : [])]
    const forms = [
      ...new Set(
        spellings
          .filter((form) => typeof form === 'string')
          .map((form) => form.trim())
          // why: a single letter is an initial anywhere else
          .filter((form) => form.length > 1),
      ),
    ]
    if (body === undefined || forms.length === 0) {
      leftOut++
      return []
    }
    return [{ body, countries: ['*'], forms }]
  })
  return { corpus: 'legal-forms', groups: { ...NOTHING, legalForms }, leftOut }
}
