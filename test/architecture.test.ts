// The import rules hold, and each of them is shown to bite: a checker that reads nothing would pass in silence.
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrows, mutualFolders, options, ruleSet } from '../architecture.mjs'

const root = resolve(import.meta.dirname, '..')

async function examine(
  baseDir: string,
  files = ['src'],
  more: Partial<ICruiseOptions> = {},
): Promise<ICruiseResult> {
  const { output } = await cruise(
    files,
    { ...(options as ICruiseOptions), ...more, ruleSet: ruleSet as never, validate: true, baseDir },
    undefined,
    { tsConfig: extractTsConfig(join(root, 'tsconfig.json')) },
  )
  return output as ICruiseResult
}

// why once: to read src takes several seconds of a processor
let house: Promise<ICruiseResult> | undefined
const examineHouse = (): Promise<ICruiseResult> => (house ??= examine(root))

const isTest = (file: string): boolean => /\.test\.ts$|\/testing\//.test(file)

/** A name that a file declares and exports; what is only passed on has its home elsewhere. */
const EXPORTED =
  /^export (?:declare |abstract |async )*(?:function\*?|class|interface|type|const|let|enum) (\w+)/gm

describe('the house as it stands', () => {
  test('has no violation, and every file of src was read', async () => {
    const { summary, modules } = await examineHouse()
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([])
    const read = modules.filter(({ source }) => source.startsWith('src/')).length
    expect(read).toBeGreaterThanOrEqual(globSync('src/**/*.{ts,tsx}', { cwd: root }).length)
  })

  test('no two folders import each other, at any depth', async () => {
    const { modules } = await examineHouse()
    const imports = modules
      .filter(({ source }) => source.startsWith('src/') && !isTest(source))
      .flatMap(({ source, dependencies }) =>
        dependencies
          .map(({ resolved }) => resolved)
          .filter((to) => to.startsWith('src/') && !isTest(to))
          .map((to): [string, string] => [source, to]),
      )
    expect(imports.length).toBeGreaterThan(2_000)
    expect(mutualFolders(imports)).toEqual([])
  })

  test('folders that import each other are found: siblings, and a folder and its own subfolder', () => {
    expect(
      mutualFolders([
        ['src/a/x/one.ts', 'src/a/y/two.ts'],
        ['src/a/y/z/three.ts', 'src/a/x/one.ts'],
        ['src/b/four.ts', 'src/b/x/five.ts'],
        ['src/b/x/five.ts', 'src/b/six.ts'],
        ['src/c/one.ts', 'src/d/two.ts'],
      ]),
    ).toEqual(['src/a x y', 'src/b . x'])
  })

  test('every folder of src has its arrows, in one line', () => {
    const folders = globSync('src/*', { cwd: root }).map((folder) => folder.slice('src/'.length))
    const line = Object.keys(arrows)
    expect(folders.sort()).toEqual([...line].sort())
    for (const [at, { may }] of Object.values(arrows).entries())
      for (const other of may) expect(line.indexOf(other), `${line[at]} -> ${other}`).toBeLessThan(at)
  })

  test('an exported name exists once in src, so that a name means one thing', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !isTest(file))
    const homes = new Map<string, Set<string>>()
    for (const file of files)
      for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(EXPORTED))
        homes.set(name, (homes.get(name) ?? new Set()).add(file))
    expect(homes.size).toBeGreaterThan(1_000)
    // why files: a schema of the contract and the type it stands for share a name, in one file
    expect([...homes].filter(([, all]) => all.size > 1).map(([name, all]) => [name, ...all])).toEqual([])
  })

  test('composition stays small: main has at most eight files', () => {
    const files = globSync('src/main/**/*.{ts,mjs}', { cwd: root }).filter((file) => !isTest(file))
    expect(files.length).toBeLessThanOrEqual(8)
  })

  test('files stay small: none of code above 400 lines, 90 of 100 under 220; tables of data may be longer', () => {
    const lengths = globSync('src/**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !file.endsWith('.test.ts') && !file.includes('/tables/'))
      .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length }))
      .sort((a, b) => a.lines - b.lines)
    expect(lengths.filter(({ lines }) => lines > 400)).toEqual([])
    expect(lengths[Math.floor(lengths.length * 0.9)]?.lines).toBeLessThan(220)
  })
})

/** Rule -> a file that breaks it. */
const planted: Readonly<Record<string, readonly [file: string, text: string]>> = {
  ...Object.fromEntries(
    Object.keys(arrows).map((folder) => [
      `arrows-of-${folder}`,
      folder === 'main'
        ? ([
            'src/main/planted-arrow.ts',
            "import type { Page } from '../call/ports.ts'\nexport type X = Page<1>\n",
          ] as const)
        : ([
            `src/${folder}/planted-arrow.ts`,
            "import type { Wired } from '../main/wiring.ts'\nexport type X = Wired\n",
          ] as const),
    ]),
  ),
  'no-cycles': [
    'src/call/planted-cycle-a.ts',
    "import type { B } from './planted-cycle-b.ts'\nexport type A = B | 1\n",
  ],
  'no-orphans': ['src/call/planted-orphan.ts', 'export const alone = 1\n'],
  'contract-takes-zod-only': [
    'src/contract/planted.ts',
    "import { getDomain } from 'tldts'\nexport const x = getDomain\n",
  ],
  'rules-are-pure': [
    'src/base/planted-io.ts',
    "import { readFileSync } from 'node:fs'\nexport const x = readFileSync\n",
  ],
  'rules-take-pure-packages': [
    'src/names/planted-package.ts',
    "import { z } from 'zod'\nexport const x = z\n",
  ],
  'rules-know-types-of-the-contract': [
    'src/diligence/rules/planted-value.ts',
    "import { problems } from '../../contract/problems/problems.ts'\nexport const x = problems\n",
  ],
  'rules-know-no-use-case': [
    'src/assessment/rules/planted.ts',
    "import type { Session } from '../ports.ts'\nexport type X = Session\n",
  ],
  'use-cases-do-no-io': [
    'src/diligence/runs/planted-io.ts',
    "import { hash } from 'node:crypto'\nexport const x = hash\n",
  ],
  'use-cases-take-no-package': [
    'src/accounts/planted-package.ts',
    "import { getDomain } from 'tldts'\nexport const x = getDomain\n",
  ],
  'edges-take-the-reader-alone': [
    'src/edges/cli/planted-rule.ts',
    "import { roleClass } from '../../assessment/rules/reading/lexicon.ts'\nexport const x = roleClass\n",
  ],
  'edges-take-the-verifier-alone': [
    'src/edges/cli/planted-chain.ts',
    "import { verifyChain } from '../../audit/chain.ts'\nexport const x = verifyChain\n",
  ],
  'one-way-to-screen': [
    'src/diligence/evidence/planted-search.ts',
    "import { Matcher } from '../../names/matcher/matcher.ts'\nexport const x = new Matcher()\n",
  ],
  'readers-are-strangers': [
    'src/sources/readers/us-csl/planted.ts',
    "import { sdnFiles } from '../us-ofac-sdn/manifest.ts'\nexport const x = sdnFiles\n",
  ],
  'platform-implements-ports': [
    'src/platform/clock/planted.ts',
    "import { Problem } from '../../call/problem.ts'\nexport const x = Problem\n",
  ],
  'platforms-are-strangers': [
    'src/platform/clock/planted-neighbour.ts',
    "import { randomIds } from '../ids/random-ids.ts'\nexport const x = randomIds\n",
  ],
  'server-edges-use-the-dispatcher': [
    'src/edges/rest/planted.ts',
    "import { bindUseCases } from '../../dispatch/use-cases.ts'\nexport const x = bindUseCases\n",
  ],
  'mcp-transports-are-strangers': [
    'src/edges/mcp/planted-transport.ts',
    "import { createGate } from './http/gate.ts'\nexport const x = createGate\n",
  ],
  'stdio-uses-the-client': [
    'src/edges/mcp/stdio/planted-dispatcher.ts',
    "import { refuse } from '../../../dispatch/dispatcher.ts'\nexport const x = refuse\n",
  ],
  'dashboard-uses-the-api': [
    'src/edges/dashboard/planted.ts',
    "import { refuse } from '../../dispatch/dispatcher.ts'\nexport const x = refuse\n",
  ],
  'commands-use-no-dispatcher': [
    'src/edges/cli/planted.ts',
    "import { refuse } from '../../dispatch/dispatcher.ts'\nexport const x = refuse\n",
  ],
  'product-without-tests': [
    'src/main/planted-test.ts',
    "import '../base/base.test.ts'\nexport const x = 1\n",
  ],
  'declared-packages': ['src/main/planted-dev.ts', "import fc from 'fast-check'\nexport const x = fc\n"],
  'driver-fastify': [
    'src/main/planted-fastify.ts',
    "import fastify from 'fastify'\nexport const x = fastify\n",
  ],
  'driver-fastifyswagger': [
    'src/main/planted-swagger.ts',
    "import swagger from '@fastify/swagger'\nexport const x = swagger\n",
  ],
  'driver-fastify-type-provider-zod': [
    'src/main/planted-provider.ts',
    "import { jsonSchemaTransform } from 'fastify-type-provider-zod'\nexport const x = jsonSchemaTransform\n",
  ],
  'driver-scalarfastify-api-reference': [
    'src/main/planted-scalar.ts',
    "import scalar from '@scalar/fastify-api-reference'\nexport const x = scalar\n",
  ],
  'driver-modelcontextprotocolserver': [
    'src/main/planted-mcp.ts',
    "import { McpServer } from '@modelcontextprotocol/server'\nexport const x = McpServer\n",
  ],
  'driver-kysely': ['src/main/planted-kysely.ts', "import { sql } from 'kysely'\nexport const x = sql\n"],
  'driver-pg': ['src/main/planted-pg.ts', "import { Pool } from 'pg'\nexport const x = Pool\n"],
  'driver-undici': ['src/main/planted-undici.ts', "import { Agent } from 'undici'\nexport const x = Agent\n"],
  'driver-prom-client': [
    'src/main/planted-prom.ts',
    "import { Gauge } from 'prom-client'\nexport const x = Gauge\n",
  ],
  'driver-ioredis': [
    'src/main/planted-ioredis.ts',
    "import { Redis } from 'ioredis'\nexport const x = Redis\n",
  ],
  'driver-rate-limiter-flexible': [
    'src/main/planted-limiter.ts',
    "import { RateLimiterMemory } from 'rate-limiter-flexible'\nexport const x = RateLimiterMemory\n",
  ],
  'driver-better-auth': [
    'src/main/planted-auth.ts',
    "import { betterAuth } from 'better-auth'\nexport const x = betterAuth\n",
  ],
  'driver-jose': [
    'src/main/planted-jose.ts',
    "import { jwtVerify } from 'jose'\nexport const x = jwtVerify\n",
  ],
  'driver-better-authutils': [
    'src/main/planted-otp.ts',
    "import { createOTP } from '@better-auth/utils/otp'\nexport const x = createOTP\n",
  ],
  'driver-oidc-provider': [
    'src/main/planted-oidc-provider.ts',
    "import { errors } from 'oidc-provider'\nexport const x = errors\n",
  ],
  'driver-react': [
    'src/main/planted-react.ts',
    "import { useState } from 'react'\nexport const x = useState\n",
  ],
  'driver-react-dom': [
    'src/main/planted-react-dom.ts',
    "import { createRoot } from 'react-dom/client'\nexport const x = createRoot\n",
  ],
  'driver-mantinecore': [
    'src/main/planted-mantine-core.ts',
    "import { Button } from '@mantine/core'\nexport const x = Button\n",
  ],
  'driver-mantinehooks': [
    'src/main/planted-mantine-hooks.ts',
    "import { useClipboard } from '@mantine/hooks'\nexport const x = useClipboard\n",
  ],
  'driver-tanstackreact-query': [
    'src/main/planted-query.ts',
    "import { useQuery } from '@tanstack/react-query'\nexport const x = useQuery\n",
  ],
  'driver-standardwebhooks': [
    'src/main/planted-webhooks.ts',
    "import { Webhook } from 'standardwebhooks'\nexport const x = Webhook\n",
  ],
  'driver-ulid': ['src/main/planted-ulid.ts', "import { ulid } from 'ulid'\nexport const x = ulid\n"],
  'driver-csv-parse': [
    'src/main/planted-csv.ts',
    "import { parse } from 'csv-parse'\nexport const x = parse\n",
  ],
  'driver-saxes': [
    'src/main/planted-xml.ts',
    "import { SaxesParser } from 'saxes'\nexport const x = SaxesParser\n",
  ],
  'driver-yaml': ['src/main/planted-yaml.ts', "import { parse } from 'yaml'\nexport const x = parse\n"],
  'driver-mailauth': [
    'src/main/planted-mail.ts',
    "import { dkimVerify } from 'mailauth/lib/dkim/verify.js'\nexport const x = dkimVerify\n",
  ],
  'driver-nodemailer': [
    'src/main/planted-mailer.ts',
    "import { createTransport } from 'nodemailer'\nexport const x = createTransport\n",
  ],
  'driver-postal-mime': [
    'src/main/planted-mime.ts',
    "import PostalMime from 'postal-mime'\nexport const x = PostalMime\n",
  ],
  'driver-chardet': [
    'src/main/planted-charset.ts',
    "import { detect } from 'chardet'\nexport const x = detect\n",
  ],
  'driver-htmlparser2': [
    'src/main/planted-html.ts',
    "import { Parser } from 'htmlparser2'\nexport const x = Parser\n",
  ],
  'driver-marked': [
    'src/main/planted-markdown.ts',
    "import { marked } from 'marked'\nexport const x = marked\n",
  ],
  'driver-unpdf': [
    'src/main/planted-pdf.ts',
    "import { getDocumentProxy } from 'unpdf'\nexport const x = getDocumentProxy\n",
  ],
  'driver-myriaddreamintypst-ts-node-compiler': [
    'src/main/planted-typst.ts',
    "import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'\nexport const x = NodeCompiler\n",
  ],
  'driver-cli-progress': [
    'src/main/planted-bar.ts',
    "import { SingleBar } from 'cli-progress'\nexport const x = SingleBar\n",
  ],
  'driver-commander': [
    'src/main/planted-commander.ts',
    "import { Command } from 'commander'\nexport const x = Command\n",
  ],
}

/** Further ways to break a rule that has several. */
const alsoPlanted: readonly (readonly [rule: string, file: string, text: string])[] = [
  [
    'one-way-to-screen',
    'src/edges/cli/commands/planted-search.ts',
    "import type { Matcher } from '../../../names/matcher/matcher.ts'\nexport type X = Matcher\n",
  ],
  [
    'one-way-to-screen',
    'src/main/planted-search.ts',
    "import { Searcher } from '../names/search/search.ts'\nexport const x = Searcher\n",
  ],
  [
    'one-way-to-screen',
    'src/installation/planted-compare.ts',
    "import { scoreRecords } from '../names/compare/score-record.ts'\nexport const x = scoreRecords\n",
  ],
]

describe('the checker bites', () => {
  const copy = mkdtempSync(join(tmpdir(), 'assay-architecture-'))
  let reported = new Set<string>()

  beforeAll(async () => {
    cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true })
    cpSync(join(root, 'package.json'), join(copy, 'package.json'))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    const also = alsoPlanted.map(([, file, text]) => [file, text] as const)
    const plants = [...Object.values(planted), ...also]
    for (const [file, text] of plants) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      writeFileSync(join(copy, file), text)
    }
    writeFileSync(
      join(copy, 'src/call/planted-cycle-b.ts'),
      "import type { A } from './planted-cycle-a.ts'\nexport type B = A | 2\n",
    )
    // why two: a cycle of two files is seen where the second is read as well
    const files = plants.map(([file]) => file)
    const { summary } = await examine(copy, files, { maxDepth: 2 })
    reported = new Set(summary.violations.map(({ rule, from }) => `${rule.name} ${from}`))
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  test('every rule has a planted violation', () => {
    expect(Object.keys(planted).sort()).toEqual(ruleSet.forbidden.map(({ name }) => name).sort())
  })

  test.each(Object.entries(planted))('%s is reported when broken', (rule, [file]) => {
    expect([...reported]).toContain(`${rule} ${file}`)
  })

  test.each(alsoPlanted)('%s is reported in %s', (rule, file) => {
    expect([...reported]).toContain(`${rule} ${file}`)
  })
})
