// The page of signals: what each kind, each field and each flag means, with an example.
import { CATEGORIES } from '../src/contract/vocabulary/category.ts'
import { FLAGS } from '../src/contract/vocabulary/flag.ts'
import { AXES, kindsOf, labelOf, requirementsOf } from '../src/assessment/rules/protocol/axes.ts'
import type { Fields } from '../src/assessment/rules/protocol/field.ts'
import { exampleOf, meaningOfField, meaningOfKind } from '../src/assessment/rules/protocol/kind-meanings.ts'
import { fieldsOf, type Kind, KINDS } from '../src/assessment/rules/protocol/value-schemas.ts'
import { table } from './table.ts'

export function signalsPage(): string {
  const flags = Object.entries(FLAGS).map(([flag, { means, example }]) => [`\`${flag}\``, means, example])
  const categories = Object.entries(CATEGORIES).map(([id, label]) => [`\`${id}\``, label])
  return [
    'A signal is one piece of evidence of one kind for one axis. [protocol.md](../protocol.md) has the rules of acceptance and ' +
      'scoring; a running server has the JSON Schemas at `/openapi.json`. Each example has every field of its kind.',
    ...KINDS.map(kindSection),
    '## Flags of an entry',
    table(['flag', 'meaning', 'example'], flags),
    '## Categories',
    table(['id', 'label'], categories),
  ].join('\n\n')
}

function kindSection(kind: Kind): string {
  const rows = rowsOf(kind, fieldsOf(kind), '')
  return [
    `## ${kind}`,
    `${meaningOfKind(kind)} ${placesOf(kind)}`,
    table(['field', 'required', 'meaning'], rows),
    `\`\`\`json\n${JSON.stringify(exampleOf(kind), undefined, 2)}\n\`\`\``,
  ].join('\n\n')
}

/** The axes that take the kind, and how many each needs. */
function placesOf(kind: Kind): string {
  const places = AXES.filter((axis) => kindsOf(axis).includes(kind)).map((axis) => {
    const need = new Map(requirementsOf(axis)).get(kind)
    return `${labelOf(axis)} (\`${axis}\`, ${need === undefined ? 'optional' : `needs ${need}`})`
  })
  return `Axis: ${places.join(', ')}.`
}

function rowsOf(kind: Kind, fields: Fields, path: string): string[][] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const at = `${path}${name}`
    const meaning = meaningOfField(kind, at) ?? ''
    const inner = field.kind === 'list' ? field.items : field
    return [
      [`\`${at}\``, field.optional === true ? 'no' : 'yes', meaning.endsWith('.') ? meaning : `${meaning}.`],
      ...(inner.kind === 'object' ? rowsOf(kind, inner.fields, `${at}.`) : []),
    ]
  })
}
