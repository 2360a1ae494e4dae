// The package as npm installs it in an empty folder: it has what it needs and nothing else, and runs the demo, the commands
// and the client. Then the files of a release: two builds give the same bytes, and the host of an agent can use them.
import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import ts from 'typescript'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import about from '../../package.json' with { type: 'json' }
import { compileProgram } from '../../tools/packaging/compile-program.ts'
import { makeRelease } from '../../tools/packaging/release.ts'
import {
  bytesIn,
  installedInto,
  releasedInto,
  type Ran,
  runInstalled,
  startInstalled,
} from '../support/package.ts'
import { root } from '../support/process.ts'

const MEGABYTE = 1_000_000

const folder = mkdtempSync(join(tmpdir(), 'assay-package-'))
const project = mkdtempSync(join(tmpdir(), 'assay-project-'))
const release = join(folder, 'release')
const options = { name: 'assay', registryName: 'com.acme/assay', url: 'https://assay.acme.example' }
let install: Ran
let demo: ReturnType<typeof startInstalled>
let said = ''
let at: { readonly url: string; readonly key: string }

beforeAll(async () => {
  await releasedInto(release, options)
  install = installedInto(project, join(release, `assay-${about.version}.tgz`))
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

test('the package holds the compiled program, the dashboard, the samples, the guides and the second verifier, and nothing else', () => {
  const files = Object.keys(hashesIn(join(project, 'node_modules/assay')))
  const others = files.filter(
    (file) =>
      !/^(?:lib\/[\w/.-]+\.(?:js|d\.ts|json|typ)|dist\/(?:dashboard|verifier)\/.+|samples\/.+|docs\/.+\.md|tools\/verify-audit\/\w+\.py)$/.test(
        file,
      ),
  )
  expect(others.sort()).toEqual([
    'LICENSE',
    'NOTICE',
    'README.md',
    'bin/assay.mjs',
    'bin/healthy.mjs',
    'examples/dental-reminders.json',
    'lib/main/assay.mjs',
    'package.json',
  ])
  expect(files.filter((file) => /\.test\.|\/testing\/|\.map$/.test(file))).toEqual([])
  for (const file of [
    'dist/dashboard/index.html',
    'dist/dashboard/verify.html',
    'lib/client/client.d.ts',
    'tools/verify-audit/__main__.py',
  ])
    expect(files).toContain(file)
})

test('it installs in an empty folder, in less than 300 MB', () => {
  expect(install.code, install.err).toBe(0)
  expect(bytesIn(join(project, 'node_modules')) / MEGABYTE).toBeLessThan(300)
  expect(globSync('node_modules/@expo-google-fonts/*', { cwd: project }).length).toBe(7)
})

test('it starts by its name, and says its version', () => {
  expect(runInstalled(project, ['--version'])).toEqual({ code: 0, out: `${about.version}\n`, err: '' })
  expect(globSync('node_modules/.bin/assay*', { cwd: project })).toContain('node_modules/.bin/assay')
})

test('the demo scores its example, and serves the dashboard and the documents', async () => {
  expect(said).toContain('Total               43/70')
  expect(said).toMatch(/Rosoboronexprot JSC[^]*us-ofac-sdn 18782/)
  const link = /as its first operator, once, until \S+: (\S+)/.exec(said)?.[1] ?? ''
  const page = await fetch(link, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('<script type="module"')
  expect((await fetch(`${at.url}/docs/`)).status).toBe(200)
  const health = (port: string) =>
    spawnSync(process.execPath, [join(root, 'bin/healthy.mjs')], {
      env: { ...process.env, ASSAY_PORT: port },
    })
  expect(health(new URL(at.url).port).status).toBe(0)
  expect(health('1').status).toBe(1)
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
  for (const chunk of result.output) expect('code' in chunk ? chunk.code : '').not.toMatch(/\bBuffer\b/)
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

/** Path -> hash of the content, of all files below a folder. */
const hashesIn = (place: string): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*', { cwd: place })
      .filter((name) => statSync(join(place, name)).isFile())
      .sort()
      .map((name) => [name, hash('sha256', readFileSync(join(place, name)), 'hex')]),
  )

test('two builds of the program and of the dashboard have the same bytes', () => {
  const again = join(folder, 'lib')
  compileProgram(again)
  const compiled = Object.entries(hashesIn(join(root, 'lib'))).filter(([name]) => !name.endsWith('.d.ts'))
  expect(hashesIn(again)).toEqual(Object.fromEntries(compiled))

  // what `npm ci` runs
  const built = (name: string): Record<string, string> => {
    const place = join(folder, name)
    const { status, stderr } = spawnSync(process.execPath, ['tools/prepare.mjs'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: '', VITEST: '', ASSAY_BUILD_DIR: place },
    })
    expect(status, stderr).toBe(0)
    return hashesIn(place)
  }
  const present = Object.fromEntries(
    Object.entries(hashesIn(join(root, 'dist'))).filter(([name]) => /^(?:dashboard|verifier)\//.test(name)),
  )
  const one = built('one')
  expect(Object.keys(one).length).toBeGreaterThan(20)
  // why a second one: what `npm test` built is of other sources, where they changed since
  if (JSON.stringify(present) !== JSON.stringify(one)) expect(built('two')).toEqual(one)
})

test('two releases have the same bytes, and their checksums are right', async () => {
  const again = join(folder, 'again')
  const names = await makeRelease({ ...options, out: again })
  expect(hashesIn(again)).toEqual(hashesIn(release))
  const { SHA256SUMS: _own, ...others } = hashesIn(release)
  expect(names).toEqual([...Object.keys(others), 'SHA256SUMS'])
  expect(readFileSync(join(release, 'SHA256SUMS'), 'utf8')).toBe(
    Object.entries(others)
      .map(([name, sum]) => `${sum}  ${name}\n`)
      .join(''),
  )
  const { version } = about
  expect(Object.keys(others).sort()).toEqual(
    [
      `assay-${version}.tgz`,
      `assay-${version}.cdx.json`,
      `assay-${version}.mcpb`,
      `assay-desk-${version}.mcpb`,
      `assay-diligence-${version}.mcpb`,
      'install-links.md',
      'server.json',
    ].sort(),
  )
  expect(JSON.parse(readFileSync(join(release, 'server.json'), 'utf8'))).toMatchObject({
    name: 'com.acme/assay',
    version,
  })
  await expect(makeRelease({ ...options, out: again, registryName: 'assay' })).rejects.toThrow(
    'REVERSE.DOMAIN/NAME',
  )
})

test('the bill of materials has what is installed and what the dashboard has in it, and no tool', () => {
  const { components, metadata, dependencies } = JSON.parse(
    readFileSync(join(release, `assay-${about.version}.cdx.json`), 'utf8'),
  ) as {
    components: {
      name: string
      'bom-ref': string
      hashes: { alg: string; content: string }[]
      licenses?: unknown
    }[]
    metadata: { component: { purl: string } }
    dependencies: { ref: string; dependsOn: string[] }[]
  }
  const names = new Set(components.map(({ name }) => name))
  for (const name of ['fastify', 'zod', 'react', '@mantine/core', '@expo-google-fonts/noto-sans'])
    expect(names).toContain(name)
  for (const name of ['vite', 'vitest', 'typescript', 'oxlint', '@expo-google-fonts/noto-sans-thai'])
    expect(names).not.toContain(name)
  expect(metadata.component.purl).toBe(`pkg:npm/assay@${about.version}`)
  const refs = new Set(components.map((each) => each['bom-ref']))
  for (const { dependsOn } of dependencies) for (const each of dependsOn) expect(refs).toContain(each)
  for (const { name, hashes, licenses } of components) {
    expect(hashes[0]?.content, name).toMatch(/^[0-9a-f]{128}$/)
    expect(licenses, name).toBeDefined()
  }
})

test('the bundle for a host of agents holds its manifest and a server that starts', async () => {
  const zip = await fromBufferPromise(readFileSync(join(release, `assay-diligence-${about.version}.mcpb`)))
  const content = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    content.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  expect([...content.keys()]).toEqual(['manifest.json', 'server.mjs'])
  const manifest = JSON.parse(content.get('manifest.json')?.toString() ?? '') as {
    server: { entry_point: string; mcp_config: { args: string[]; env: Record<string, string> } }
    tools: { name: string }[]
    user_config: { url: { default: string } }
  }
  expect(manifest.user_config.url.default).toBe('https://assay.acme.example')
  const bundle = mkdtempSync(join(folder, 'bundle-'))
  writeFileSync(join(bundle, 'server.mjs'), content.get('server.mjs') ?? '')
  const ask = (id: number, method: string, params: object): string =>
    `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`
  const { stdout } = spawnSync(
    process.execPath,
    manifest.server.mcp_config.args.map((each) => each.replace('${__dirname}', bundle)),
    {
      encoding: 'utf8',
      env: { ...process.env, ...settings() },
      input:
        ask(1, 'initialize', {
          protocolVersion: '2025-11-25',
          capabilities: {},
          clientInfo: { name: 'host', version: '1' },
        }) +
        ask(2, 'tools/list', {}) +
        ask(3, 'tools/call', { name: 'list_sources', arguments: {} }),
    },
  )
  for (const { name } of manifest.tools) expect(stdout).toContain(`"name":"${name}"`)
  expect(stdout.split('\n').find((line) => line.includes('"id":3'))).toContain('us-ofac-sdn')
})

test('the links of the release hold the configuration that a host reads', () => {
  const links = readFileSync(join(release, 'install-links.md'), 'utf8')
  const [, cursor = ''] = /config=([^)]+)\)/.exec(links) ?? []
  expect(JSON.parse(Buffer.from(decodeURIComponent(cursor), 'base64').toString())).toEqual({
    url: 'https://assay.acme.example/mcp',
    headers: { Authorization: 'Bearer sk_...' },
  })
  const [, code = ''] = /vscode:mcp\/install\?([^)]+)\)/.exec(links) ?? []
  expect(JSON.parse(decodeURIComponent(code))).toMatchObject({
    name: 'assay',
    type: 'http',
    url: 'https://assay.acme.example/mcp',
  })
})
