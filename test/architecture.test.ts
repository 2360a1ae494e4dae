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
import { options, ruleSet } from '../architecture.mjs'

const root = resolve(import.meta.dirname, '..')

async function examine(baseDir: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    ['src'],
    { ...(options as ICruiseOptions), ruleSet: ruleSet as never, validate: true, baseDir },
    undefined,
    { tsConfig: extractTsConfig(join(root, 'tsconfig.json')) },
  )
  return output as ICruiseResult
}

describe('the house as it stands', () => {
  test('has no violation, and every file of src was read', async () => {
    const { summary, modules } = await examine(root)
    expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([])
    const read = modules.filter(({ source }) => source.startsWith('src/')).length
    expect(read).toBeGreaterThanOrEqual(globSync('src/**/*.{ts,tsx}', { cwd: root }).length)
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
  'no-cycles': [
    'src/app/planted-cycle-a.ts',
    "import type { B } from './planted-cycle-b.ts'\nexport type A = B | 1\n",
  ],
  'no-orphans': ['src/app/planted-orphan.ts', 'export const alone = 1\n'],
  'contract-stands-alone': [
    'src/contract/planted.ts',
    "import { base62 } from '../core/base/base62.ts'\nexport const x = base62\n",
  ],
  'core-is-pure': [
    'src/core/base/planted-io.ts',
    "import { readFileSync } from 'node:fs'\nexport const x = readFileSync\n",
  ],
  'core-packages': ['src/core/base/planted-package.ts', "import { z } from 'zod'\nexport const x = z\n"],
  'core-knows-types-of-the-contract': [
    'src/core/base/planted-value.ts',
    "import { problems } from '../../contract/problems.ts'\nexport const x = problems\n",
  ],
  'core-imports-no-outer-room': [
    'src/core/base/planted-outer.ts',
    "import type { Clock } from '../../app/ports.ts'\nexport type X = Clock\n",
  ],
  'cores-are-strangers': [
    'src/core/report/planted.ts',
    "import type { Entry } from '../assessment/index.ts'\nexport type X = Entry\n",
  ],
  'app-knows-only-ports': [
    'src/app/planted-adapter.ts',
    "import { systemClock } from '../adapters/clock/system-clock.ts'\nexport const x = systemClock\n",
  ],
  'app-does-no-io': ['src/app/planted-io.ts', "import { hash } from 'node:crypto'\nexport const x = hash\n"],
  'app-packages': [
    'src/app/planted-package.ts',
    "import { getDomain } from 'tldts'\nexport const x = getDomain\n",
  ],
  'adapters-implement-ports': [
    'src/adapters/clock/planted.ts',
    "import { Problem } from '../../app/problem.ts'\nexport const x = Problem\n",
  ],
  'adapters-are-strangers': [
    'src/adapters/clock/planted-neighbour.ts',
    "import { randomIds } from '../ids/random-ids.ts'\nexport const x = randomIds\n",
  ],
  'server-edges-use-the-door': [
    'src/edges/rest/planted.ts',
    "import { useCases } from '../../app/use-cases.ts'\nexport const x = useCases\n",
  ],
  'mcp-faces-are-strangers': [
    'src/edges/mcp/planted-face.ts',
    "import { createGate } from './http/gate.ts'\nexport const x = createGate\n",
  ],
  'stdio-is-a-customer': [
    'src/edges/mcp/stdio/planted-door.ts',
    "import { refuse } from '../../../app/call.ts'\nexport const x = refuse\n",
  ],
  'customer-edges-use-the-client': [
    'src/edges/cli/planted.ts',
    "import { refuse } from '../../app/call.ts'\nexport const x = refuse\n",
  ],
  'client-knows-the-contract': [
    'src/client/planted.ts',
    "import { crc32 } from '../core/base/crc32.ts'\nexport const x = crc32\n",
  ],
  'nobody-imports-main': [
    'src/edges/cli/planted-main.ts',
    "import { serve } from '../../main/serve.ts'\nexport const x = serve\n",
  ],
  'product-without-tests': [
    'src/main/planted-test.ts',
    "import '../core/base/base.test.ts'\nexport const x = 1\n",
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
  'driver-ai': [
    'src/main/planted-model.ts',
    "import { generateText } from 'ai'\nexport const x = generateText\n",
  ],
  'driver-ai-sdkanthropic': [
    'src/main/planted-anthropic.ts',
    "import { createAnthropic } from '@ai-sdk/anthropic'\nexport const x = createAnthropic\n",
  ],
  'driver-ai-sdkopenai-compatible': [
    'src/main/planted-openai.ts',
    "import { createOpenAICompatible } from '@ai-sdk/openai-compatible'\nexport const x = createOpenAICompatible\n",
  ],
  'driver-kysely': ['src/main/planted-kysely.ts', "import { sql } from 'kysely'\nexport const x = sql\n"],
  'driver-pg': ['src/main/planted-pg.ts', "import { Pool } from 'pg'\nexport const x = Pool\n"],
  'driver-undici': ['src/main/planted-undici.ts', "import { Agent } from 'undici'\nexport const x = Agent\n"],
  'driver-rate-limiter-flexible': [
    'src/main/planted-limiter.ts',
    "import { RateLimiterMemory } from 'rate-limiter-flexible'\nexport const x = RateLimiterMemory\n",
  ],
  'driver-better-auth': [
    'src/main/planted-auth.ts',
    "import { betterAuth } from 'better-auth'\nexport const x = betterAuth\n",
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
  'driver-ulid': ['src/main/planted-ulid.ts', "import { ulid } from 'ulid'\nexport const x = ulid\n"],
  'driver-csv-parse': [
    'src/edges/cli/planted-csv.ts',
    "import { parse } from 'csv-parse'\nexport const x = parse\n",
  ],
  'driver-saxes': [
    'src/main/planted-xml.ts',
    "import { SaxesParser } from 'saxes'\nexport const x = SaxesParser\n",
  ],
  'driver-yaml': ['src/main/planted-yaml.ts', "import { parse } from 'yaml'\nexport const x = parse\n"],
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
    'src/edges/cli/planted-commander.ts',
    "import { Command } from 'commander'\nexport const x = Command\n",
  ],
}

describe('the checker bites', () => {
  const copy = mkdtempSync(join(tmpdir(), 'assay-architecture-'))
  let reported = new Set<string>()

  beforeAll(async () => {
    cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true })
    cpSync(join(root, 'package.json'), join(copy, 'package.json'))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    for (const [file, text] of Object.values(planted)) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      writeFileSync(join(copy, file), text)
    }
    writeFileSync(
      join(copy, 'src/app/planted-cycle-b.ts'),
      "import type { A } from './planted-cycle-a.ts'\nexport type B = A | 2\n",
    )
    const { summary } = await examine(copy)
    reported = new Set(summary.violations.map(({ rule, from }) => `${rule.name} ${from}`))
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  test('every rule has a planted violation', () => {
    expect(Object.keys(planted).sort()).toEqual(ruleSet.forbidden.map(({ name }) => name).sort())
  })

  test.each(Object.entries(planted))('%s is reported when broken', (rule, [file]) => {
    expect([...reported]).toContain(`${rule} ${file}`)
  })
})
