// Decides what kind of case a docket is: by its court, then by the letters in its number, then by its nature of suit.
import type { CasePart } from '../../model/record.ts'
import type { Court } from './courts.ts'

type CaseKind = CasePart['caseKind']

/** Courts that hear one kind of case only. */
const BY_JURISDICTION: ReadonlyMap<string, CaseKind> = new Map([
  ['F', 'appeal'],
  ['FBP', 'appeal'],
  ['S', 'appeal'],
  ['SA', 'appeal'],
  ['TRS', 'appeal'],
  ['TRA', 'appeal'],
  ['TS', 'appeal'],
  ['TA', 'appeal'],
  ['MA', 'appeal'],
  ['FB', 'bankruptcy'],
  ['MT', 'criminal'],
  ['SAG', 'administrative'],
])
const SPECIAL: ReadonlySet<string> = new Set(['FS', 'SS', 'TRX', 'TSP'])
const AUTHORITY =
  /\b(?:board|commission(?!\s+review)|panel|office|department|attorneys?\s+general|judicial\s+discipline|on\s+the\s+judiciary)\b/i
const OF_APPEAL = /\bappeals?\b|\bcourt\s+of\s+(?:\w+\s+)*review$|\bcommission\s+review$/i

/** `cr` of `1:20-cr-00012-ABC`: the first known letters count, because those of judges and offices follow them. */
const LETTERS = /(?:^|[^a-z])(cr|mj|po|sw|gj|tp|bk|ap|br|cv|mc|md|ml|mp)(?=[^a-z]|$)/i
const CRIMINAL_LETTERS: ReadonlySet<string> = new Set(['cr', 'mj', 'po', 'sw', 'gj', 'tp'])
const BANKRUPTCY_LETTERS: ReadonlySet<string> = new Set(['bk', 'ap', 'br'])
/** Prosecutors of trial courts that do not number criminal cases separately. */
const PROSECUTION = /^(?:the\s+)?(?:people|state|commonwealth)\b.*?\s(?:v|vs)\.?\s/i

export interface CaseSigns {
  /** Undefined if the courts file does not have it. */
  readonly court: Court | undefined
  readonly docketNumber: string
  readonly natureOfSuit: string
  readonly caption: string
}

/** `civil` if no field says otherwise. */
export function caseKindOf({ court, docketNumber, natureOfSuit, caption }: CaseSigns): CaseKind {
  const jurisdiction = court?.jurisdiction ?? ''
  const fixed = BY_JURISDICTION.get(jurisdiction)
  if (fixed !== undefined) return fixed
  if (SPECIAL.has(jurisdiction)) return atSpecialCourt(court?.name ?? '')

  const letters = LETTERS.exec(docketNumber)?.[1]?.toLowerCase() ?? ''
  if (CRIMINAL_LETTERS.has(letters)) return 'criminal'
  if (BANKRUPTCY_LETTERS.has(letters)) return 'bankruptcy'
  // 422 is an appeal from a bankruptcy court, 423 a bankruptcy that a district court took over.
  if (/^422\b|\bbankruptcy appeal/i.test(natureOfSuit)) return 'appeal'
  if (/^423\b|\bbankruptcy withdrawal/i.test(natureOfSuit)) return 'bankruptcy'
  if (jurisdiction !== 'FD' && letters === '' && PROSECUTION.test(caption)) return 'criminal'
  return 'civil'
}

function atSpecialCourt(name: string): CaseKind {
  if (AUTHORITY.test(name)) return 'administrative'
  if (OF_APPEAL.test(name)) return 'appeal'
  return /\bcriminal court\b/i.test(name) ? 'criminal' : 'civil'
}
