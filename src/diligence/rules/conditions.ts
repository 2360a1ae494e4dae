// Every condition: how grave it is and what it says. docs/reference/scorers.md prints the severities, and a test compares the
// two. The text of a condition depends only on its code, its source and its parameters.
import type { Condition, ConditionCode, ConditionSeverity } from '../../contract/vocabulary/condition.ts'
import type { Resolved } from './evidence.ts'
import { IDENTIFIERS } from './match-strength.ts'

type OfSource<P> = { readonly source: string; readonly parameters: P }
type OfSubject<P> = { readonly parameters: P }

/** The facts of each condition besides its code. */
export interface ConditionFacts {
  readonly subject_not_screenable: OfSubject<Record<string, never>>
  readonly source_never_loaded: OfSource<{ required: boolean; importFailed: boolean }>
  readonly source_stale: OfSource<{ required: boolean; snapshotDate: string }>
  readonly source_not_renewed: OfSource<{ required: boolean; snapshotDate: string }>
  readonly source_incomplete: OfSource<{ required: boolean; warnings: string[] }>
  readonly source_rolled_back: OfSource<{ required: boolean; snapshotDate: string; newerDate: string }>
  /** `all`: every source that was read is a sample. */
  readonly sample_data: OfSubject<{ all: boolean; sources: string[] }>
  readonly not_in_registry: OfSubject<Record<string, never>>
  /** `finding`: the id of the finding that says so; `expected`: what the identifier should belong to. */
  readonly identifier_of_another: OfSubject<{
    identifier: Resolved['by']
    belongsTo: string
    expected: 'person' | 'name'
    name: string
  }> & { readonly finding?: string }
  readonly records_not_read: OfSource<{ read: number }>
  readonly names_not_screened: OfSubject<{ names: number; screened: number }>
  readonly entries_not_read: OfSubject<{ entries: number }>
  readonly cases_not_listed: OfSubject<{ cases: number; listed: number }>
  readonly roles_not_listed: OfSubject<{ roles: number; listed: number }>
  /** `ask`: the fact that would settle most of them. */
  readonly possible_match: OfSubject<{ parties: number; ask?: string }>
  readonly matches_decided: OfSubject<{ parties: number }>
  readonly open_litigation: OfSubject<{ cases: number }>
  readonly risk_value: OfSubject<{ value: number; from: number; to: number }>
}

type Code = keyof ConditionFacts & ConditionCode

interface Row<C extends Code> {
  /** `required`: `blocking` for a required list, `coverage` for any other source. */
  readonly severity: ConditionSeverity | 'required'
  readonly text: (facts: ConditionFacts[C]) => string
}

const called = ({ source, parameters }: OfSource<{ required: boolean }>): string =>
  `${parameters.required ? 'Required list' : 'Source'} ${source}`

export const CONDITIONS: { readonly [C in Code]: Row<C> } = {
  subject_not_screenable: {
    severity: 'blocking',
    text: () => 'The subject has no name that can be screened.',
  },
  source_never_loaded: {
    severity: 'required',
    text: (facts) =>
      `${called(facts)} was never loaded${facts.parameters.importFailed ? ', its first import failed' : ''}: what it would say is not known.`,
  },
  source_stale: {
    severity: 'required',
    text: (facts) =>
      `${called(facts)} is stale: its snapshot of ${facts.parameters.snapshotDate} was used, what came since is not known.`,
  },
  source_not_renewed: {
    severity: 'required',
    text: (facts) =>
      `${called(facts)} could not be renewed: its snapshot of ${facts.parameters.snapshotDate} was used, what came since is not known.`,
  },
  source_incomplete: {
    severity: 'coverage',
    text: (facts) => `${called(facts)} may not be whole. ${facts.parameters.warnings.join(' ')}`,
  },
  source_rolled_back: {
    severity: 'coverage',
    text: (facts) =>
      `${called(facts)} was set back: files of ${facts.parameters.snapshotDate} took the place of those of ${facts.parameters.newerDate}.`,
  },
  sample_data: {
    severity: 'coverage',
    text: ({ parameters: { all, sources } }) =>
      `Sample data in use, not the real lists: ${all ? `all ${sources.length} sources` : sources.join(', ')}.`,
  },
  not_in_registry: { severity: 'coverage', text: () => 'The subject was found in no registry.' },
  identifier_of_another: {
    severity: 'review',
    text: ({ parameters: { identifier, belongsTo, expected, name } }) =>
      `The ${IDENTIFIERS[identifier]} belongs to "${belongsTo}", not to ${expected === 'person' ? 'a person' : `a name like "${name}"`}.`,
  },
  records_not_read: {
    severity: 'coverage',
    text: ({ source, parameters: { read } }) =>
      `Source ${source} has more than ${read} records under the names and numbers of the subject; the others were not read.`,
  },
  names_not_screened: {
    severity: 'coverage',
    text: ({ parameters: { names, screened } }) =>
      `${names} names belong to the subject, its parents and those who run or own it; ${screened} were screened, those who decide today before others.`,
  },
  entries_not_read: {
    severity: 'coverage',
    text: ({ parameters: { entries } }) =>
      `${entries} more registry entries or filings have the subject's name or identifier and were not read; its LEI or register number would tell which is meant.`,
  },
  cases_not_listed: {
    severity: 'coverage',
    text: ({ parameters: { cases, listed } }) =>
      `${cases} cases are of the subject's name or one near it; the ${listed} gravest are told.`,
  },
  roles_not_listed: {
    severity: 'coverage',
    text: ({ parameters: { roles, listed } }) =>
      `${roles} roles are of the subject's name or one near it; the ${listed} nearest are told.`,
  },
  possible_match: {
    severity: 'review',
    text: ({ parameters: { parties, ask } }) =>
      `${parties === 1 ? 'One listed party' : `${parties} listed parties`} may be meant: no fact confirms or excludes ${parties === 1 ? 'it' : 'them'}.` +
      (ask === undefined ? ' Compare the records.' : ` Ask for the ${ask}.`),
  },
  matches_decided: {
    severity: 'review',
    text: ({ parameters: { parties } }) =>
      `${parties === 1 ? 'One listed party counts' : `${parties} listed parties count`} for nothing: people decided that the subject is another party. The findings say who, when and why.`,
  },
  open_litigation: {
    severity: 'review',
    text: ({ parameters: { cases } }) =>
      `Open litigation: ${cases === 1 ? 'one case names' : `${cases} cases name`} the subject or a name near it.`,
  },
  risk_value: {
    severity: 'review',
    text: ({ parameters: { value, from, to } }) => `The risk value is ${value}, between ${from} and ${to}.`,
  },
}

export function conditionOf<C extends Code>(code: C, facts: ConditionFacts[C]): Condition {
  const row: Row<C> = CONDITIONS[code]
  const { severity } = row
  const isRequired = 'required' in facts.parameters && facts.parameters.required
  return {
    code,
    severity: severity === 'required' ? (isRequired ? 'blocking' : 'coverage') : severity,
    ...facts,
    text: row.text(facts),
  }
}
