// What tools/list promises an agent: complete, honest, readable by every client, and short.
import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, test } from 'vitest'
import { operations } from '../../contract/index.ts'
import type { Operation } from '../../contract/operations/operation.ts'
import { instructionsFor } from './instructions.ts'
import { TOOL_GROUPS as GROUPS, type ToolGroup } from './tool-groups.ts'
import { ICON_PATH, type Tool, toolsOf } from './tools.ts'

type Node = Readonly<Record<string, unknown>>

/** A tool as tools/list says it. */
function listed({ name, advertised }: Tool) {
  const { inputSchema, outputSchema, ...rest } = advertised
  const target = { target: 'draft-2020-12' } as const
  return {
    name,
    ...rest,
    icons: [{ src: `https://assay.example.com${ICON_PATH}` }],
    inputSchema: inputSchema['~standard'].jsonSchema.input(target) as Node,
    outputSchema: outputSchema['~standard'].jsonSchema.output(target) as Node,
  }
}

const listOf = (group: ToolGroup) => toolsOf(group).map(listed)
const every = GROUPS.flatMap((group) => listOf(group).map((tool) => [tool.name, tool] as const))

/** Every object inside a schema. */
function nodesOf(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return []
  return [...(Array.isArray(node) ? [] : [node as Node]), ...Object.values(node).flatMap(nodesOf)]
}

test('one endpoint offers exactly the nine tools of an assessment, one the four of diligence, one the desk', () => {
  expect(listOf('assessment').map(({ name }) => name)).toEqual([
    'start',
    'submit_signal',
    'check_progress',
    'score',
    'generate_roadmap',
    'export',
    'stack_handoff',
    'deck_handoff',
    'deep_research_mode',
  ])
  expect(listOf('diligence').map(({ name }) => name)).toEqual([
    'run_diligence',
    'get_run',
    'list_sources',
    'score_subject',
  ])
  expect(listOf('desk').map(({ name }) => name)).toEqual([
    'create_portfolio',
    'list_portfolios',
    'add_subjects',
    'screen_portfolio',
    'get_batch',
    'list_batch_matches',
    'watch_portfolio',
    'list_alerts',
    'list_cases',
    'get_case',
    'update_case',
    'comment_on_case',
    'decide_case',
  ])
})

test('the desk has no tool that deletes, and says of the one that replaces that it does', () => {
  const destructive = every.flatMap(([name, { annotations }]) => (annotations.destructiveHint ? [name] : []))
  expect(destructive).toEqual(['add_subjects'])
  expect(listOf('desk').map(({ name }) => name)).not.toContain(expect.stringMatching(/^(delete|remove)_/))
})

test('the nine tools cost an agent under 6,000 tokens, the four under 3,000, the desk under 6,000', () => {
  const tokens = (group: ToolGroup): number => encode(JSON.stringify(listOf(group))).length
  expect(tokens('assessment')).toBeLessThan(6_000)
  expect(tokens('diligence')).toBeLessThan(3_000)
  expect(tokens('desk')).toBeLessThan(6_000)
})

test('what an agent is told on connecting is under 1.5 KB and names the first tool', () => {
  for (const group of GROUPS) {
    expect(Buffer.byteLength(instructionsFor(group))).toBeLessThan(1_536)
    expect(instructionsFor(group)).toContain(toolsOf(group)[0]?.name)
  }
})

describe.each(every)('%s', (name, tool) => {
  const operation: Operation = operations[name]

  test('has a name of at most 32 characters, which is the id of the operation on every face', () => {
    expect(name).toMatch(/^[a-z_]{1,32}$/)
    expect(operation.name).toBe(name)
  })

  test('says what it does, when to call it and what a tier costs, in at most 900 characters', () => {
    expect(tool.description.length).toBeLessThanOrEqual(900)
    expect(tool.description.length).toBeGreaterThan(120)
    expect(tool.title.length).toBeGreaterThan(5)
    if (operation.tier === 'pro') expect(tool.description).toMatch(/^Pro\. [^]*402/)
    expect(tool.description).not.toMatch(/IMPORTANT|MUST/)
  })

  test('gives all four hints, and says that it only reads when it writes nothing', () => {
    expect(Object.keys(tool.annotations)).toEqual([
      'title',
      'readOnlyHint',
      'destructiveHint',
      'idempotentHint',
      'openWorldHint',
    ])
    if (operation.writes) expect(tool.annotations.readOnlyHint).toBe(false)
  })

  test('has schemas that every client reads: objects without references, unions at the root, or a dialect', () => {
    for (const schema of [tool.inputSchema, tool.outputSchema]) {
      expect(schema['type']).toBe('object')
      for (const key of ['$schema', '$ref', '$defs', 'oneOf', 'anyOf', 'allOf'])
        expect(schema).not.toHaveProperty(key)
      for (const node of nodesOf(schema)) {
        expect(node).not.toHaveProperty('$ref')
        // a field added later breaks no client that keeps the list
        expect(node['additionalProperties']).not.toBe(false)
      }
    }
  })

  test('describes every argument; all but evidence, citations, subjects and files are plain values', () => {
    for (const [field, schema] of Object.entries(
      (tool.inputSchema['properties'] ?? {}) as Record<string, Node>,
    )) {
      expect(schema['description'], field).toMatch(/.{6}/)
      if (['value', 'citations', 'subject', 'subjects', 'files'].includes(field)) continue
      // a value that can be taken away is a text or null
      const forms = (schema['anyOf'] as Node[] | undefined) ?? [schema]
      for (const form of forms)
        expect(['string', 'boolean', 'integer', 'null'], field).toContain(form['type'])
    }
  })
})
