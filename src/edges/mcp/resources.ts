// The resources of an endpoint. The pages here describe the protocol and need no call; those of the workspace are in workspace-pages.ts.
import { ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server'
import { operations, sharedProblems } from '../../contract/index.ts'
import type { Operation } from '../../contract/operations/operation.ts'
import { FLAGS } from '../../contract/vocabulary/flag.ts'
import { problems } from '../../contract/problems/problems.ts'
import { axesOf, kindsOfAxis, type ProtocolLibrary, startingWith } from './library.ts'
import { about, JSON_TYPE, lastPart, MARKDOWN, type ResourcePage } from './resource-page.ts'
import type { ToolGroup } from './tool-groups.ts'
import { toolsOf } from './tools.ts'
import { viewsOf } from './views.ts'
import { workspacePages } from './workspace-pages.ts'

/** The pages of an endpoint. */
export const pagesOf = (group: ToolGroup, library: ProtocolLibrary): readonly ResourcePage[] => [
  ...workspacePages(group),
  ...(group === 'assessment' ? assessmentPages(library) : []),
  ...viewsOf(group),
]

function assessmentPages(library: ProtocolLibrary): readonly ResourcePage[] {
  const axes = axesOf(library)
  const kinds = kindsOfAxis(library)
  const protocol = protocolPage(library)
  const catalogue = JSON.stringify(
    kinds.map(({ kind, axis, need, schema }) => ({
      kind,
      axis,
      need,
      means: schema['description'],
      fields: fieldsOf(schema),
    })),
  )
  const tiers = tiersPage()
  return [
    {
      name: 'protocol',
      at: 'assay://protocol',
      about: about(
        'The protocol',
        'How an assessment goes, what each axis needs, and every error.',
        MARKDOWN,
      ),
      fixed: true,
      read: () => protocol,
    },
    {
      name: 'signals',
      at: 'assay://signals',
      about: about(
        'Required signals',
        'Every required kind with its axis, how many, and its fields.',
        JSON_TYPE,
      ),
      fixed: true,
      read: () => catalogue,
    },
    {
      name: 'tiers',
      at: 'assay://tiers',
      about: about('Tiers', 'Which tools are free and which need Pro.', MARKDOWN),
      fixed: true,
      read: () => tiers,
    },
    {
      name: 'scoring',
      at: new ResourceTemplate('assay://scoring/{axis}', {
        list: () => ({
          resources: library.protocol.axes.map(({ id, label }) => ({
            uri: `assay://scoring/${id}`,
            name: `scoring-${id}`,
            title: `Scoring: ${label}`,
            mimeType: MARKDOWN,
          })),
        }),
        complete: { axis: startingWith(axes) },
      }),
      about: about('Scoring rules of an axis', 'What earns points on the axis and what caps it.', MARKDOWN),
      fixed: true,
      read: (uri) => library.scoringRules(oneOf(axes, uri)),
    },
    {
      name: 'estimate',
      at: 'assay://estimate',
      about: about(
        'The estimate',
        'How often its interval holds in simulation, what it assumes of made-up evidence, and every base rate.',
        MARKDOWN,
      ),
      fixed: true,
      read: () => library.estimate.estimate,
    },
    {
      name: 'estimate-sources',
      at: 'assay://estimate/sources',
      about: about(
        'Sources of the base rates',
        'Every publication behind a base rate, with its figure.',
        MARKDOWN,
      ),
      fixed: true,
      read: () => library.estimate.sources,
    },
    {
      name: 'signal',
      at: new ResourceTemplate('assay://signals/{kind}', {
        list: undefined,
        complete: { kind: startingWith(kinds.map(({ kind }) => kind)) },
      }),
      about: about('Schema of a signal', 'JSON Schema of the value of a required kind.', JSON_TYPE),
      fixed: true,
      read: (uri) => {
        const kind = oneOf(
          kinds.map((each) => each.kind),
          uri,
          `. The schemas of optional kinds come from ${operations.deep_research_mode.name} (Pro)`,
        )
        return JSON.stringify(kinds.find((each) => each.kind === kind))
      },
    },
  ]
}

function oneOf<T extends string>(values: readonly T[], uri: string, hint = ''): T {
  const found = values.find((value) => value === lastPart(uri))
  if (found === undefined)
    throw new ResourceNotFoundError(
      uri,
      `There is no such page; its name is one of ${values.join(', ')}${hint}`,
    )
  return found
}

const fieldsOf = (schema: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(schema['properties'] ?? {})

/** The protocol's description of the field that holds a quote. */
function verbatimOf(library: ProtocolLibrary): string | undefined {
  const schemas = kindsOfAxis(library).map(({ schema }) => schema['properties'] as { verbatim?: Described })
  return schemas.find(({ verbatim }) => verbatim)?.verbatim?.description
}

interface Described {
  readonly description?: string
}

function protocolPage(library: ProtocolLibrary): string {
  const { protocol } = library
  const tools = toolsOf('assessment').map(({ operation }) => operation)
  const steps = tools.map(
    ({ name, description, forAgents }) => `- \`${name}\`: ${description} ${forAgents ?? ''}`,
  )
  const axes = protocol.axes.map(({ id, label, question, requirements }) => {
    const needs = Object.entries(requirements).map(([kind, need]) => `${need} \`${kind}\``)
    return `- **${label}** (\`${id}\`): ${question} Needs ${needs.join(', ')}.`
  })
  const codes = new Set(
    tools.flatMap((operation: Operation) => [...sharedProblems(operation), ...operation.problems]),
  )
  const flags = Object.entries(FLAGS).map(
    ([flag, { means, example }]) => `- \`${flag}\`: ${means} For example: ${example}`,
  )
  const errors = [...codes].map((code) => `- ${problems[code].status} \`${code}\`: ${problems[code].advice}`)
  return [
    `# The protocol ${protocol.id}`,
    `## Tools, in order\n\n${steps.join('\n')}`,
    `## Quotes\n\n\`verbatim\`: ${verbatimOf(library)}`,
    `## Axes\n\n${axes.join('\n')}\n\nRules of each: \`assay://scoring/{axis}\`. Schemas: \`assay://signals/{kind}\`.`,
    `## Flags of an entry\n\n${flags.join('\n')}`,
    `## Errors\n\n${errors.join('\n')}`,
  ].join('\n\n')
}

function tiersPage(): string {
  const rows = toolsOf('assessment').map(({ name, operation }) => `- \`${name}\`: ${operation.tier}`)
  return [
    '# Tiers',
    rows.join('\n'),
    operations.start.description,
    operations.export.description,
    `A tool beyond the tier answers 402 \`tier_required\`. ${problems.tier_required.advice}`,
  ].join('\n\n')
}
