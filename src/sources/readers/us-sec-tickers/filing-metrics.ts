// Converts filings that say something about a company's course to metrics, one each. All others are skipped.
import type { MetricPart } from '../../model/record.ts'
import { isoDate } from '../../files/dates.ts'
import { ListFileError } from '../../files/list-file-error.ts'
import { lineOf, listIn, type JsonFields } from '../../files/json-object.ts'

export interface FilerFiling {
  readonly accession: string
  readonly form: string
  readonly filed: string
  /** End of the reported period; empty where the form has none. */
  readonly period: string
  /** Items of a Form 8-K. */
  readonly items: readonly string[]
}

/** Matches the exact form: an amendment repeats the filing it amends and would count twice. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^NT 10-[KQ]$/, 'late-filing-notice'],
  [/^15-(?:12[BG]|15D)$/, 'deregistration'],
  [/^25(?:-NSE)?$/, 'delisting'],
  [/^(?:S-1|10-12G)$/, 'registration-statement'],
]

/** Items of Form 8-K in the numbering in force since 2004. */
const ITEMS: ReadonlyMap<string, string> = new Map([
  ['1.03', 'bankruptcy'],
  ['3.01', 'delisting-notice'],
  ['4.01', 'auditor-change'],
  ['4.02', 'non-reliance-on-accounts'],
  ['5.02', 'officer-change'],
])

const COLUMNS = ['accessionNumber', 'form', 'filingDate', 'reportDate', 'items'] as const

/** The filings of parallel columns, in their order. Throws ListFileError if the columns differ in length. */
export function filingsOf(file: string, columns: JsonFields): readonly FilerFiling[] {
  const [accessions = [], forms = [], filed = [], periods = [], items = []] = COLUMNS.map((name) => {
    if (!Array.isArray(columns[name])) {
      throw new ListFileError(
        file,
        `the filings have no column ${name}: this is another file, or its publisher has changed it`,
      )
    }
    return listIn(columns, name).map(lineOf)
  })
  if ([forms, filed, periods, items].some(({ length }) => length !== accessions.length)) {
    throw new ListFileError(file, 'the columns of the filings are not equally long; download it again')
  }
  return accessions.map((accession, row) => ({
    accession,
    form: forms[row] ?? '',
    filed: filed[row] ?? '',
    period: periods[row] ?? '',
    items: (items[row] ?? '').split(',').map((item) => item.trim()),
  }))
}

/**
 * One metric of value 1 per event: `late-filing-notice`, `deregistration`, `delisting`, `registration-statement`,
 * `bankruptcy`, `delisting-notice`, `auditor-change`, `non-reliance-on-accounts`, `officer-change`. The note names the
 * form, its item and the accession number of the filing.
 */
export function filingMetrics(org: string, filings: readonly FilerFiling[]): readonly MetricPart[] {
  const seen = new Set<string>()
  return filings.flatMap((filing) => {
    // A filing on the boundary of two files may be in both.
    if (seen.has(filing.accession)) return []
    seen.add(filing.accession)
    return eventsOf(filing).map(([metric, what]): MetricPart => {
      const [filed, end] = [isoDate(filing.filed), isoDate(filing.period)]
      return {
        kind: 'metric',
        org,
        metric,
        value: 1,
        unit: 'filing',
        ...(end === undefined ? {} : { period: { end } }),
        ...(filed === undefined ? {} : { filed }),
        note: `${what}, accession ${filing.accession}`,
      }
    })
  })
}

function eventsOf({ form, items }: FilerFiling): readonly (readonly [metric: string, what: string])[] {
  const metric = FORMS.find(([pattern]) => pattern.test(form))?.[1]
  if (metric !== undefined) return [[metric, `Form ${form}`]]
  if (form !== '8-K') return []
  return [...new Set(items)].flatMap((item) => {
    const event = ITEMS.get(item)
    return event === undefined ? [] : [[event, `Form 8-K item ${item}`] as const]
  })
}
