// What earns points on an axis and what caps it, as a page to read: made from the tables that score (rules S-1 to S-8).
import { labelOf, optionalKindsOf, questionOf, requirementsOf, type AxisId } from '../protocol/axes.ts'
import { BOOST_FROM, MAX_SCORE, QUALITY_CEILING, RULES } from './score.ts'

/** The scoring rules of one axis in Markdown. */
export function scoringRules(axis: AxisId): string {
  const { rules, caps } = RULES[axis]
  const required = requirementsOf(axis).map(([kind, need]) => `- \`${kind}\`: ${need}`)
  const earned = rules.map(({ rule, text, selfAsserted, next }) => {
    const self = selfAsserted ? " (the founder's word is enough)" : ''
    return `- \`${rule}\` +1: ${text}${self}; missing: submit \`${next.kind}\``
  })
  const capped = caps.map(
    ({ cap, at, text, lift }) => `- \`${cap}\` caps the axis at ${at}: ${text}; lifted by \`${lift.kind}\``,
  )
  const optional = optionalKindsOf(axis).map(
    (kind) => `- \`${kind}\` +1, or -1 where it speaks against the axis`,
  )
  return [
    `# ${labelOf(axis)} (\`${axis}\`)`,
    questionOf(axis),
    `## Required before scoring: +2\n\n${required.join('\n')}`,
    `## Earned by the required evidence, ${QUALITY_CEILING} at most\n\n${earned.join('\n')}`,
    `## Caps: the lowest that applies holds\n\n${capped.join('\n')}`,
    `## Optional evidence, from ${BOOST_FROM} points on, ${MAX_SCORE} at most\n\n${optional.join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n')
}
