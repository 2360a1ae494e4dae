// The files with which a container is made: they are well formed, name what exists, and give the server no right that it does not
// need. They are checked without an engine.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { validate, type ValidatorSettings, ValidationSeverity } from 'dockerfile-utils'
import { describe, expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import about from '../package.json' with { type: 'json' }
import { keepAliveFile } from '../src/installation/alive-file.ts'
import { settings } from '../src/installation/config.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const dockerfile = read('Dockerfile')

/** The words of each instruction of a kind, lines that go on joined. */
const instructions = (kind: string): string[][] =>
  dockerfile
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.startsWith(`${kind} `))
    .map((line) => line.split(/\s+/).slice(1))

describe('Dockerfile', () => {
  test('a linter finds no fault', () => {
    const strict: ValidatorSettings = {
      deprecatedMaintainer: ValidationSeverity.ERROR,
      directiveCasing: ValidationSeverity.ERROR,
      emptyContinuationLine: ValidationSeverity.ERROR,
      instructionCasing: ValidationSeverity.ERROR,
      instructionCmdMultiple: ValidationSeverity.ERROR,
      instructionEntrypointMultiple: ValidationSeverity.ERROR,
      instructionHealthcheckMultiple: ValidationSeverity.ERROR,
      instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
      instructionWorkdirRelative: ValidationSeverity.ERROR,
    }
    expect(validate(dockerfile, strict)).toEqual([])
  })

  test('both stages have the Node.js of the tests, by its exact version', () => {
    const images = instructions('FROM').map(([image]) => image)
    expect(images).toEqual([1, 2].map(() => `node:${about.devDependencies.node}-bookworm-slim`))
  })

  test('what it copies exists, or is made by the build', () => {
    const made = new Set(['bin', 'lib', 'dist', 'node_modules'])
    for (const words of instructions('COPY')) {
      for (const source of words.filter((word) => !word.startsWith('--')).slice(0, -1)) {
        const path = source.replace(/^\/build\//, '')
        expect(made.has(path) || existsSync(join(root, path)), source).toBe(true)
      }
    }
    for (const [, program] of read('Dockerfile').matchAll(/"node", "\/app\/([^"]+)"/g))
      expect(existsSync(join(root, program ?? '')), program).toBe(true)
  })

  test('the server is no root, has a health check, and its settings are settings', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    expect(last).toMatch(/\nUSER node\n/)
    expect(last).toMatch(/\nHEALTHCHECK .* CMD \["node", "\/app\/bin\/healthy\.mjs"\]\n/)
    const [, names = ''] = /\nENV ([^]*?)\nWORKDIR/.exec(last) ?? []
    for (const [, name = ''] of names.matchAll(/\b(ASSAY_[A-Z_]+)=/g))
      expect(name === 'ASSAY_ENV_FILE' || name in settings, name).toBe(true)
  })

  test('a worker, which listens on no port, is healthy while it writes its file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'assay-alive-'))
    const path = join(folder, 'alive')
    const code = () =>
      spawnSync(process.execPath, [join(root, 'bin/healthy.mjs')], {
        env: { ...process.env, ASSAY_ALIVE_FILE: path, ASSAY_PORT: '1' },
      }).status
    expect(code()).toBe(1)
    let answers = true
    const [waits, faults]: [(() => void)[], unknown[]] = [[], []]
    const kept = keepAliveFile({
      path,
      store: { ping: () => (answers ? Promise.resolve() : Promise.reject(new Error('away'))) },
      everyMs: 1,
      later: (work) => (waits.push(work), () => undefined),
      onError: (error) => faults.push(error),
    })
    await vi.waitFor(() => expect(waits).toHaveLength(1))
    expect(code()).toBe(0)
    const old = new Date(Date.now() - 61_000)
    utimesSync(path, old, old)
    answers = false
    waits.pop()?.()
    await kept.stop()
    expect(faults).toHaveLength(1)
    expect(code()).toBe(1)
    rmSync(folder, { recursive: true })
    expect(dockerfile).toMatch(/\bASSAY_ALIVE_FILE=\/tmp\//)
  })

  test('secrets and what is built anew stay out of the image', () => {
    const ignored = read('.dockerignore').split('\n')
    for (const name of ['.env', '.env.*', '.git', 'node_modules', 'data', 'lib', 'dist'])
      expect(ignored).toContain(name)
  })
})

interface Service {
  readonly build?: string
  readonly image: string
  readonly environment: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt: readonly string[]
  readonly ports?: readonly string[]
  readonly tmpfs?: readonly string[]
  readonly healthcheck?: object
}

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml')) as {
    services: Readonly<Record<string, Service>>
    volumes: Readonly<Record<string, null>>
  }
  const { assay, postgres, valkey } = services

  test('the server has a file system that it cannot write, no capability, and no port for other machines', () => {
    expect(assay).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: ['/tmp'],
    })
    for (const port of assay?.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/)
    for (const other of [postgres, valkey]) expect(other?.ports).toBeUndefined()
  })

  test('every setting is one of the program, and every secret has to be set', () => {
    for (const [name, value] of Object.entries(assay?.environment ?? {})) {
      const setting = Object.entries(settings).find(([known]) => known === name)?.[1]
      expect(setting, name).toBeDefined()
      if (setting?.secret === true) expect(value, name).toMatch(/\$\{[A-Z_]+:\?/)
    }
  })

  test('what it mounts and waits for exists', () => {
    for (const service of Object.values(services))
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':')
        expect(source.startsWith('.') ? existsSync(join(root, source)) : source in volumes, volume).toBe(true)
      }
    for (const name of Object.keys(assay?.depends_on ?? {})) expect(services[name]?.healthcheck).toBeDefined()
  })

  test('the script that makes the database is one that a shell reads', () => {
    expect(spawnSync('sh', ['-n', join(root, 'deploy/create-database.sh')]).status).toBe(0)
    expect(read('deploy/create-database.sh')).not.toMatch(/superuser\s*;|bypassrls/i)
  })
})
