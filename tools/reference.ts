// The reference pages, made from the tables of the program itself: operations, problems, settings, command line,
// the estimate, identity, name matching.
import type { Command } from 'commander'
import { z } from 'zod'
import { compatibleOperations } from '../src/contract/compatible.ts'
import { operations, sharedProblems } from '../src/contract/index.ts'
import type { Operation } from '../src/contract/operations/operation.ts'
import { type ProblemCode, problems } from '../src/contract/problems/problems.ts'
import { estimateSections } from '../src/assessment/rules/index.ts'
import { clientSettings, settings } from '../src/installation/config.ts'
import { program } from '../src/edges/cli/program.ts'
import { composition } from '../src/main/composition.ts'
import { signalsPage } from './signals-reference.ts'
import { identityPage } from './identity-reference.ts'
import { matchingPage } from './matching-reference.ts'
import { sourcePages } from './sources-reference.ts'
import { table } from './table.ts'

const GENERATED = '<!-- Made by `npm run docs`. Do not edit. -->'

/** Path -> content of every generated file. */
export function reference(): Readonly<Record<string, string>> {
  return {
    'docs/reference/operations.md': page('Operations', operationsPage()),
    'docs/reference/compatible-addresses.md': page('Compatible addresses', compatiblePage()),
    'docs/reference/problems.md': page('Problems', problemsPage()),
    'docs/reference/signals.md': page('Signals', signalsPage()),
    'docs/reference/settings.md': page('Settings', settingsPage()),
    'docs/reference/cli.md': page('Command line', cliPage()),
    'docs/reference/estimate.md': page('The estimate', estimateSections()),
    'docs/reference/identity.md': page('Identity', identityPage()),
    'docs/reference/matching.md': page('Name matching', matchingPage()),
    ...Object.fromEntries(
      Object.entries(sourcePages()).map(([path, { title, body }]) => [path, page(title, body)]),
    ),
    '.env.example': environmentFile(),
  }
}

const page = (title: string, body: string): string => `${GENERATED}\n\n# ${title}\n\n${body.trim()}\n`

function operationsPage(): string {
  const intro =
    'Every operation takes and returns JSON, except where this page names a file, and needs the header ' +
    '`Authorization: Bearer sk_...`. A running server has the full schemas at `/openapi.json`, and shows them at `/docs/`. ' +
    '[problems.md](problems.md) explains the codes.\n\n' +
    '`Idempotency-Key` is 1 to 255 visible ASCII characters of your choice. For 24 hours, a request with the same key and the ' +
    'same body gets the first answer again and takes effect once. A repeated `start` therefore uses no further free ' +
    'assessment. A request with the same key and another body gets 409 `idempotency_key_reused`. If a call ends without an ' +
    'answer, or with 500 or 503, repeat it with the same key.'
  return [intro, ...Object.values(operations).map(operationSection)].join('\n\n')
}

function compatiblePage(): string {
  const intro =
    'These addresses take the requests of clients of OpenSanctions and of the reconciliation protocol. ' +
    '[Use an OpenSanctions client](../guide/opensanctions-clients.md) says how to use them.'
  return [intro, ...Object.values(compatibleOperations).map(operationSection)].join('\n\n')
}

function operationSection(operation: Operation): string {
  const { method, path, name, description, forAgents, forRest, scope, tier, writes, upload } = operation
  const codes = [...new Set([...sharedProblems(operation), ...operation.problems])]
  return [
    `## ${method} ${path}`,
    ...[description, forRest, forAgents].filter((part) => part !== undefined),
    `\`${name}\` · scope \`${scope}\` · tier \`${tier}\`${writes && method === 'POST' ? ' · accepts `Idempotency-Key`' : ''}`,
    `**Request${method === 'GET' || upload !== undefined ? ' (query)' : ''}**`,
    fields(operation.input, 'input'),
    answer(operation),
    `**Problems**: ${codes.map((code) => `\`${code}\``).join(', ')}`,
  ].join('\n\n')
}

function answer({ output, produces, streams, stateAt }: Operation): string {
  if (output === null) return '**Answer**: 204, no body.'
  if (streams !== undefined)
    return Object.entries(streams)
      .map(([type, schema]) =>
        schema instanceof z.ZodObject
          ? `**Answer**: \`${type}\`, each line an object\n\n${fields(schema, 'output')}`
          : `**Answer**: \`${type}\`. ${schema.description ?? ''}`,
      )
      .join('\n\n')
  if (produces !== undefined) return `**Answer**: a file, \`${produces}\`. ${output.description ?? ''}`
  if (membersOf(output, 'output').length === 0) return `**Answer**: ${output.description ?? ''}`
  return `**Answer**${stateAt === undefined ? '' : ': 202'}\n\n${fields(output, 'output')}`
}

interface Property {
  readonly type?: string | readonly string[]
  readonly properties?: Record<string, Property>
  readonly required?: readonly string[]
  readonly description?: string
  readonly $ref?: string
  readonly items?: Property
  readonly enum?: readonly string[]
}

/** The members of an object schema, each with its own description or that of the schema it refers to. */
export function membersOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io }) as Property & {
    $defs?: Record<string, Property>
  }
  const shape = root.$ref === undefined ? root : $defs[nameOf(root) ?? '']
  const said = (property: Property | undefined): string | undefined =>
    property && (property.description ?? $defs[nameOf(property) ?? '']?.description)
  return Object.entries(shape?.properties ?? {}).map(([name, property]) => ({
    name,
    type: typeName(property),
    required: shape?.required?.includes(name) ?? false,
    description: said(property) ?? said(property.items) ?? '',
  }))
}

function fields(schema: z.ZodType, io: 'input' | 'output'): string {
  const rows = membersOf(schema, io).map(({ name, type, required, description }) => [
    `\`${name}\``,
    type,
    required ? 'yes' : 'no',
    description,
  ])
  if (rows.length === 0) return 'Nothing.\n'
  return table(['field', 'type', io === 'input' ? 'required' : 'always', 'meaning'], rows)
}

const nameOf = ({ $ref }: Property): string | undefined => $ref?.split('/').at(-1)

function typeName(property: Property): string {
  const name = nameOf(property)
  if (name !== undefined) return name
  if (property.type === 'array') return `list of ${property.items ? typeName(property.items) : 'anything'}`
  return [property.type ?? 'object'].flat().join(' or ')
}

function problemsPage(): string {
  const intro =
    'All errors have the same body: `error` (the code), `message` (what went wrong and what to do next), `status`, ' +
    '`retryable`, `request_id`. If they apply, it also has `next.operation`, `retry_after_seconds` (with every 429 and 503, ' +
    'as the header `Retry-After`), `issues`, `entry`, `missing_signals`, `current_tier`, `required_tier`, `upgrade_url`.'
  const rows = (Object.keys(problems) as ProblemCode[]).map((code) => {
    const { status, title, advice, next } = { next: '', ...problems[code] }
    return [String(status), `\`${code}\``, `${title}.`, advice, next ? `\`${next}\`` : '']
  })
  return `${intro}\n\n${table(['status', 'code', 'meaning', 'what to do', 'next'], rows)}`
}

function settingsPage(): string {
  const rows = (entries: typeof settings | typeof clientSettings): string[][] =>
    Object.entries(entries).map(([name, { fallback, description, ...rest }]) => [
      `\`${name}\``,
      fallback === '' ? 'empty' : `\`${fallback}\``,
      `${description}${'secret' in rest ? ' **Secret.**' : ''}`,
    ])
  const head = ['name', 'default', 'meaning']
  return [
    'Settings are environment variables. Assay reads them once, at start. npm scripts also read a file `.env` (see `.env.example`). `npm run assay -- doctor` shows the values in force and reports misspelt names.',
    table(head, rows(settings)),
    '## Commands that call a server',
    table(head, rows(clientSettings)),
  ].join('\n\n')
}

function environmentFile(): string {
  const lines = Object.entries({ ...settings, ...clientSettings }).flatMap(
    ([name, { fallback, description }]) => [`# ${description}`, `#${name}=${fallback}`, ''],
  )
  return ['# Every setting with its default. Made by `npm run docs`. Do not edit.', '', ...lines].join('\n')
}

function cliPage(): string {
  const intro =
    'In a checkout: `npm run assay -- COMMAND`. Exit codes: 0 for success, 1 for failure, 2 for a command line that is not valid.'
  return [intro, ...leaves(program(composition)).map(commandSection)].join('\n\n')
}

const leaves = (command: Command): Command[] =>
  command.commands.length === 0 ? [command] : command.commands.flatMap(leaves)

function commandSection(command: Command): string {
  const path: string[] = []
  for (let at: Command | null = command; at; at = at.parent) path.unshift(at.name())
  const given = command.registeredArguments.map((argument) => `<${argument.name()}>`)
  const rows = [
    ...command.registeredArguments.map((argument) => [`\`<${argument.name()}>\``, argument.description]),
    ...command.options.map((option) => [
      `\`${option.flags}\``,
      `${option.description}${option.argChoices ? `: ${option.argChoices.join(' or ')}` : ''}${option.mandatory ? ' (required)' : ''}`,
    ]),
  ]
  const heading = `## ${[...path, ...given].join(' ')}`
  return [
    heading,
    command.description(),
    ...(rows.length > 0 ? [table(['option', 'meaning'], rows)] : []),
  ].join('\n\n')
}
