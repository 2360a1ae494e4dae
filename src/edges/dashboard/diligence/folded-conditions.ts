// Conditions as a page lists them: what is wrong with many sources alike is told once, with each of them behind it.
import { counted } from '../words/naming.ts'

export interface FoldedCondition {
  readonly said: string
  /** As the run has them, required lists first. */
  readonly conditions: readonly string[]
}

/** So many of a kind are told one by one. */
const MAX_TOLD = 3

/** Of one source each, and of many; the first are sentences of `diligence/rules/verdict.ts`. */
const KINDS: readonly (readonly [of: RegExp, many: string])[] = [
  [/^(Required list|Source) \S+ was never loaded/, 'were never loaded: what they would say is not known.'],
  [/^(Required list|Source) \S+ is stale:/, 'are stale: what came since their snapshots is not known.'],
  [
    /^(Required list|Source) \S+ could not be renewed:/,
    'could not be renewed: what came since their snapshots is not known.',
  ],
  [/^(Required list|Source) \S+ may not be whole\./, 'may not be whole.'],
]

/** In the order of the run; a kind stands where the first of it stood. */
export function foldedConditions(conditions: readonly string[]): readonly (string | FoldedCondition)[] {
  const kinds = Map.groupBy(conditions, (one) => KINDS.find(([of]) => of.test(one))?.[1] ?? one)
  return [...kinds].flatMap(([many, all]): readonly (string | FoldedCondition)[] => {
    if (all.length <= MAX_TOLD) return all
    const required = all.filter(isRequired)
    const among = required.length === 0 ? '' : `, ${required.length} of them required,`
    return [
      {
        said: `${counted(all.length, 'source')}${among} ${many}`,
        conditions: [...required, ...all.filter((one) => !isRequired(one))],
      },
    ]
  })
}

const isRequired = (condition: string): boolean => condition.startsWith('Required list ')
