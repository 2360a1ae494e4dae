// What is public is documented, and the generated pages are what the program says of itself today.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { compatibleOperations } from '../src/contract/compatible.ts'
import { operations } from '../src/contract/index.ts'
import { hasBody, pathFields } from '../src/contract/operations/operation.ts'
import { problems } from '../src/contract/problems/problems.ts'
import { ENDPOINTS } from '../src/edges/mcp/tool-groups.ts'
import { clientSettings, settings } from '../src/installation/config.ts'
import { mcpOffer } from '../src/main/mcp-library.ts'
import { program } from '../src/edges/cli/program.ts'
import { composition } from '../src/main/composition.ts'
import { membersOf, reference } from '../tools/reference.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8')

test.each(Object.entries(reference()))('%s is what `npm run docs` writes', (path, content) => {
  expect(read(path)).toBe(content)
})

describe('nothing public is undocumented', () => {
  const published = [...Object.values(operations), ...Object.values(compatibleOperations)]

  test.each(published.map((operation) => [operation.name, operation] as const))(
    'operation %s',
    (_name, operation) => {
      expect(operation.description.length).toBeGreaterThan(40)
      for (const schema of [operation.input, operation.output]) {
        if (schema === null) continue
        // a file, and an answer of several shapes, are described as a whole
        if (
          schema === operation.output &&
          (operation.produces !== undefined || schema instanceof z.ZodUnion)
        ) {
          expect(schema.description).toMatch(/\.$/)
          continue
        }
        if (schema === operation.output && operation.streams !== undefined) {
          for (const line of Object.values(operation.streams)) expect(line.description).toMatch(/\.$/)
          continue
        }
        const members = membersOf(schema, 'output')
        // a list takes nothing; whatever is answered has members
        if (schema === operation.output || (hasBody(operation) && pathFields(operation).length === 0))
          expect(members.length).toBeGreaterThan(0)
        for (const { name, description } of members)
          expect(description, `${operation.name}.${name}`).not.toBe('')
      }
    },
  )

  test('settings, problems and commands', () => {
    for (const { description } of Object.values({ ...settings, ...clientSettings }))
      expect(description).toMatch(/\.$/)
    for (const { title, advice } of Object.values(problems)) expect(advice.length, title).toBeGreaterThan(20)
    const commands = [
      ...program(composition).commands,
      ...program(composition).commands.flatMap((command) => command.commands),
    ]
    for (const command of commands) {
      expect(command.description(), command.name()).toMatch(/\.$/)
      for (const option of command.options) expect(option.description, option.flags).not.toBe('')
    }
  })
})

test('the page for agents names every tool, prompt and address, and server.json is of this version', () => {
  const guide = read('docs/guide/mcp.md')
  for (const group of ['assessment', 'diligence'] as const) {
    const { tools, prompts, pages } = mcpOffer(group, 'http://127.0.0.1')
    for (const { name } of [...tools, ...prompts]) expect(guide, name).toContain(`\`${name}\``)
    for (const { at } of pages)
      expect(guide).toContain(`\`${typeof at === 'string' ? at : at.uriTemplate.toString()}\``)
  }
  const entry = JSON.parse(read('server.json')) as {
    name: string
    description: string
    version: string
    remotes: { url: string; headers: [{ name: string; isSecret: boolean }] }[]
  }
  const { version } = JSON.parse(read('package.json')) as { version: string }
  expect(entry.version).toBe(version)
  expect(entry.name).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+\/[a-z0-9-]+$/)
  expect(entry.description.length).toBeLessThanOrEqual(100)
  expect(entry.remotes.map(({ url }) => url)).toEqual(
    Object.values(ENDPOINTS).map((path) => `https://{host}${path}`),
  )
  for (const { headers } of entry.remotes)
    expect(headers[0]).toMatchObject({ name: 'Authorization', isSecret: true })
})

test('every link between our own pages leads somewhere', () => {
  const pages = ['*.md', 'docs/**/*.md', 'bench/**/*.md'].flatMap((pattern) =>
    globSync(pattern, { cwd: root }),
  )
  expect(pages.length).toBeGreaterThan(8)
  const dead = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, target = '']) => resolve(root, dirname(page), target))
      .filter((target) => !existsSync(target))
      .map((target) => `${page} -> ${target}`),
  )
  expect(dead).toEqual([])
})

test('every path that a page names exists', () => {
  const pages = ['*.md', 'docs/**/*.md'].flatMap((pattern) => globSync(pattern, { cwd: root }))
  const named = pages
    // why not the history: it names files as they were called then
    .filter((page) => page !== 'CHANGELOG.md')
    .flatMap((page) =>
      [...read(page).matchAll(/(?<![\w/.-])(?:src|test|tools|bench|samples|examples)\/[\w./-]*[\w-]/g)].map(
        ([path]) => ({ page, path }),
      ),
    )
  expect(named.filter(({ page }) => page === 'ARCHITECTURE.md').length).toBeGreaterThan(50)
  expect(named.filter(({ path }) => !existsSync(resolve(root, path)))).toEqual([])
})

test('no page, script or source names a machine or a path of one', () => {
  const files = ['*.md', '.ci/run', '{src,test,bench,tools,docs,examples}/**/*.{ts,mjs,md,json,txt}'].flatMap(
    (pattern) => globSync(pattern, { cwd: root }),
  )
  const naming = files.filter(
    (file) => /\/(?:work|root|home)\/[a-z]|\/(?:farm)-/.test(read(file)) && file !== 'test/docs.test.ts',
  )
  expect(naming).toEqual([])
})
