// Names of a UK designation: six numbered parts, a type and a grade, and the same names in another script.
import type { PartyName } from '../../model/record.ts'
import { distinct } from '../../files/record-parts.ts'
import type { Designation } from './designation.ts'

const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u
/** A name that is written twice keeps the better of its two places. */
const RANKS: ReadonlyMap<PartyName['quality'], number> = new Map([
  ['strong', 1],
  ['unknown', 2],
  ['weak', 3],
])

/** Every spelling once: primary names first, then by quality. Empty when no row has a name. */
export function ukNames(designation: Designation, isPerson: boolean): readonly PartyName[] {
  const latin = designation.values('names').map(([type, strength, ...parts]): PartyName => {
    const kind = /^primary name$/i.test(type) ? 'primary' : 'alias'
    return { ...written(parts, isPerson), kind, quality: qualityOf(type, strength) }
  })
  const native = designation.values('nativeNames').map(([full, script]): PartyName => {
    // Some texts of this column are in Latin letters whatever the script is said to be.
    if (!OTHER_SCRIPT.test(full)) return { full, kind: 'alias', quality: 'unknown' }
    return { full, kind: 'original-script', quality: 'unknown', ...(script !== '' && { script }) }
  })
  const all = [...latin, ...native].filter(({ full }) => full !== '').sort((a, b) => rank(a) - rank(b))
  return distinct(all, ({ full }) => full)
}

/** Name 1 is the given name and Name 6 the family name, or the whole name of whoever has one name only. */
function written(
  parts: readonly string[],
  isPerson: boolean,
): Pick<PartyName, 'full' | 'first' | 'middle' | 'last'> {
  const full = parts.filter((part) => part !== '').join(' ')
  const first = parts[0] ?? ''
  const last = parts[5] ?? ''
  if (!isPerson || first === '' || last === '') return { full }
  const middle = parts
    .slice(1, 5)
    .filter((part) => part !== '')
    .join(' ')
  return { full, first, ...(middle !== '' && { middle }), last }
}

/** Only aliases are graded as a rule; a variation of the primary name is as good as the name itself unless it is graded. */
function qualityOf(type: string, strength: string): PartyName['quality'] {
  if (/^low/i.test(strength)) return 'weak'
  return /^good/i.test(strength) || /^primary name/i.test(type) ? 'strong' : 'unknown'
}

function rank({ kind, quality }: PartyName): number {
  return kind === 'primary' ? 0 : (RANKS.get(quality) ?? 0)
}
