// Conditions as a page or a report lists them: a condition that many sources share is shown once, with each of them behind it.
import type { Condition, ConditionCode } from '../../contract/vocabulary/condition.ts'

export interface FoldedCondition {
  readonly said: string
  /** As the run has them, required lists first. */
  readonly conditions: readonly Condition[]
}

/** At most this many of a kind are listed one by one. */
const MAX_LISTED = 3

/** The text about many sources at once. */
const OF_MANY: Readonly<Partial<Record<ConditionCode, string>>> = {
  source_never_loaded: 'were never loaded: what they would say is not known.',
  source_stale: 'are stale: what came since their snapshots is not known.',
  source_not_renewed: 'could not be renewed: what came since their snapshots is not known.',
  source_incomplete: 'may not be whole.',
}

/** In the order of the run; each code takes the place of its first condition. */
export function foldedConditions(conditions: readonly Condition[]): readonly (Condition | FoldedCondition)[] {
  return [...Map.groupBy(conditions, ({ code }) => code)].flatMap(
    ([code, all]): readonly (Condition | FoldedCondition)[] => {
      const many = OF_MANY[code]
      if (many === undefined || all.length <= MAX_LISTED) return all
      const [required, others] = [all.filter(isRequired), all.filter((one) => !isRequired(one))]
      const among = required.length === 0 ? '' : `, ${required.length} of them required,`
      return [
        {
          said: `${all.length} sources${among} ${many}`,
          conditions: [...required, ...others],
        },
      ]
    },
  )
}

const isRequired = ({ parameters }: Condition): boolean => parameters['required'] === true
