// The package as npm installs it in an empty folder: it has what it needs and nothing else, and runs the demo, the commands
// and the client.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import ts from 'typescript'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  bytesIn,
  installedInto,
  packedInto,
  type Ran,
  runInstalled,
  startInstalled,
  versionOfPackage,
} from '../support/package.ts'

const MEGABYTE = 1_000_000

const folder = mkdtempSync(join(tmpdir(), 'assay-package-'))
const project = mkdtempSync(join(tmpdir(), 'assay-project-'))
let files: readonly string[]
let install: Ran
let demo: ReturnType<typeof startInstalled>
let said = ''
let at: { readonly url: string; readonly key: string }

beforeAll(async () => {
  const packed = packedInto(folder)
  files = packed.files
  install = installedInto(project, packed.tarball)
  demo = startInstalled(project, ['demo'], { ASSAY_PORT: '0' })
  for (const stream of [demo.stdout, demo.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  while (!said.includes('To connect an agent') && demo.exitCode === null) await wait(20)
  const [, url = '', key = ''] = /export ASSAY_API_URL=(\S+) ASSAY_API_KEY=(\S+)/.exec(said) ?? []
  at = { url, key }
})
afterAll(async () => {
  demo.kill('SIGTERM')
  while (demo.exitCode === null && demo.signalCode === null) await wait(20)
  for (const each of [folder, project]) rmSync(each, { recursive: true, force: true })
})

const settings = () => ({ ASSAY_API_URL: at.url, ASSAY_API_KEY: at.key })

test('the package holds the compiled program, the dashboard, the samples and the guides, and nothing else', () => {
  const others = files.filter(
    (file) =>
      !/^(?:lib\/[\w/.-]+\.(?:js|d\.ts|json|typ)|dist\/(?:dashboard|verifier)\/.+|samples\/.+|docs\/.+\.md)$/.test(
        file,
      ),
  )
  expect(others.sort()).toEqual([
    '.env.example',
    'LICENSE',
    'NOTICE',
    'README.md',
    'examples/dental-reminders.json',
    'lib/main/assay.mjs',
    'package.json',
  ])
  expect(files.filter((file) => /\.test\.|\/testing\/|\.map$/.test(file))).toEqual([])
  for (const file of ['dist/dashboard/index.html', 'dist/dashboard/verify.html', 'lib/client/client.d.ts'])
    expect(files).toContain(file)
})

test('it installs in an empty folder, in less than 300 MB', () => {
  expect(install.code, install.err).toBe(0)
  expect(bytesIn(join(project, 'node_modules')) / MEGABYTE).toBeLessThan(300)
  expect(globSync('node_modules/@expo-google-fonts/*', { cwd: project }).length).toBe(7)
})

test('it starts by its name, and says its version', () => {
  const { version } = JSON.parse(readFileSync(join(project, 'node_modules/assay/package.json'), 'utf8')) as {
    version: string
  }
  expect(version).toBe(versionOfPackage())
  expect(runInstalled(project, ['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' })
  expect(globSync('node_modules/.bin/assay*', { cwd: project })).toContain('node_modules/.bin/assay')
})

test('the demo scores its example, and serves the dashboard and the documents', async () => {
  expect(said).toContain('Total               43/70')
  expect(said).toMatch(/Rosoboronexprot JSC[^]*us-ofac-sdn 18782/)
  const link = /as its first operator, once, until \S+: (\S+)/.exec(said)?.[1] ?? ''
  const page = await fetch(link, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('<script type="module"')
  expect((await fetch(`${at.url}/docs/`)).status).toBe(200)
})

test('it prints reports, and names the package of fonts that a report lacks', async () => {
  const { id } = JSON.parse(
    runInstalled(project, ['diligence', 'บริษัท', '--type', 'company', '--json'], settings()).out,
  ) as { id: string }
  const response = await fetch(`${at.url}/v1/exports/${id}.pdf`, {
    headers: { authorization: `Bearer ${at.key}` },
  })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  const { extractText, getDocumentProxy } = await import('unpdf')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await response.arrayBuffer())), {
    mergePages: true,
  })
  expect(text.replaceAll(/\s+/g, '')).toMatch(
    /nofontforcharactersofthescriptThai.*npminstall@expo-google-fonts\/noto-sans-thai@/,
  )
})

test('a run of diligence ends with a verdict', () => {
  const { code, out, err } = runInstalled(
    project,
    ['diligence', 'Rosoboronexprot JSC', '--type', 'company'],
    settings(),
  )
  expect(code, err).toBe(0)
  expect(out).toMatch(/enhanced_diligence|do_not_proceed/)
})

test('it serves MCP on standard input', () => {
  const clientInfo = { name: 'host', version: '1' }
  const messages = [
    { id: 1, method: 'initialize', params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo } },
    { method: 'notifications/initialized' },
    { id: 2, method: 'tools/list', params: {} },
    {
      id: 3,
      method: 'tools/call',
      params: { name: 'start', arguments: { pitch: 'Reminders for dental practices in the UK.' } },
    },
  ]
  const input = messages.map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`).join('')
  const { out } = runInstalled(project, ['mcp'], settings(), input)
  expect(out).toContain('"submit_signal"')
  const started = out.split('\n').find((line) => line.includes('"id":3'))
  expect(started).toContain('"token":"srv1.')
})

const CALL = `import { createClient } from 'assay/client'
const client = createClient({ url: process.argv[2] ?? '', key: process.argv[3] ?? '' })
const { sources } = await client.call('list_sources', {})
console.log(sources.length > 10, sources[0]?.id.length)
`

test('the client is an entry of its own, with types', async () => {
  const { spawnSync } = await import('node:child_process')
  writeFileSync(join(project, 'call.js'), CALL)
  const { stdout } = spawnSync(process.execPath, ['call.js', at.url, at.key], {
    cwd: project,
    encoding: 'utf8',
  })
  expect(stdout).toMatch(/^true \d+\n$/)
  writeFileSync(
    join(project, 'call.ts'),
    `${CALL}// @ts-expect-error -- there is no such operation\nawait client.call('list_nothing', {})\n`,
  )
  const program = ts.createProgram([join(project, 'call.ts')], {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    skipLibCheck: true,
    typeRoots: [join(import.meta.dirname, '../../node_modules/@types')],
    types: ['node'],
  })
  expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([])
})

test('a page can have the client without any code of the server', async () => {
  writeFileSync(join(project, 'page.js'), "export { createClient } from 'assay/client'\n")
  const modules = new Set<string>()
  const [result] = [
    await build({
      root: project,
      configFile: false,
      logLevel: 'error',
      plugins: [{ name: 'modules', moduleParsed: ({ id }) => void modules.add(id) }],
      build: { write: false, lib: { entry: join(project, 'page.js'), formats: ['es'] }, target: 'es2024' },
    }),
  ].flat()
  if (result === undefined || !('output' in result)) throw new Error('nothing was built')
  expect(result.output.map((chunk) => ('imports' in chunk ? chunk.imports : []))).toEqual([[]])
  const places = [...modules].map((id) => /node_modules\/((?:assay\/lib\/)?[\w-]+)/.exec(id)?.[1] ?? 'page')
  // of the audit log only its proofs
  expect([...new Set(places)].sort()).toEqual([
    'assay/lib/audit',
    'assay/lib/base',
    'assay/lib/client',
    'assay/lib/contract',
    'page',
    'zod',
  ])
  expect([...modules].filter((id) => id.includes('assay/lib/base/'))).toEqual([
    expect.stringMatching(/sha256-in-pages\.js$/),
  ])
})
