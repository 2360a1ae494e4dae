// The package as npm makes it and installs it, in folders of its own.
import { spawn, spawnSync } from 'node:child_process'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeClientTypes } from '../../tools/packaging/client-types.ts'
import { compileProgram } from '../../tools/packaging/compile-program.ts'
import { root } from './process.ts'

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** npm takes settings from variables too, and those of the test run are not those of a user. */
const environment = (over: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(ASSAY_|DATABASE_URL|npm_(?!config_(registry|cache)))/.test(name),
    ),
  ),
  ...over,
})

/** Runs npm. `--prefer-offline`: what `npm ci` has fetched is not asked for again. */
export function npm(folder: string, args: readonly string[]): Ran {
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--no-update-notifier']
  const { status, stdout, stderr } = spawnSync('npm', [...args, ...options], {
    cwd: folder,
    env: environment(),
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

/** Compiles the program and packs it, without building the dashboard again: other tests read it meanwhile. */
export function packedInto(folder: string): { readonly tarball: string; readonly files: readonly string[] } {
  compileProgram(join(root, 'lib'))
  writeClientTypes(join(root, 'lib'))
  const { code, out, err } = npm(root, ['pack', '--ignore-scripts', '--json', '--pack-destination', folder])
  if (code !== 0) throw new Error(`npm pack ended with ${code}: ${err}`)
  const [packed] = Object.values(
    JSON.parse(out) as Record<string, { filename: string; files: { path: string }[] }>,
  )
  if (packed === undefined) throw new Error('npm pack made no package')
  return { tarball: join(folder, packed.filename), files: packed.files.map(({ path }) => path) }
}

/** A project of a user that has the package and nothing else. */
export function installedInto(folder: string, tarball: string): Ran {
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'empty', private: true, type: 'module' }),
  )
  return npm(folder, ['install', tarball])
}

/** Bytes of all files below a folder. */
export const bytesIn = (folder: string): number =>
  globSync('**/*', { cwd: folder }).reduce((sum, name) => {
    const { size } = statSync(join(folder, name))
    return sum + size
  }, 0)

/** The program of the installed package. */
export const installedProgram = (folder: string): string =>
  join(folder, 'node_modules/assay/lib/main/assay.mjs')

export function startInstalled(
  folder: string,
  args: readonly string[],
  over: Readonly<Record<string, string>> = {},
) {
  return spawn(process.execPath, [installedProgram(folder), ...args], { cwd: folder, env: environment(over) })
}

export function runInstalled(
  folder: string,
  args: readonly string[],
  over: Readonly<Record<string, string>> = {},
  input = '',
): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [installedProgram(folder), ...args], {
    cwd: folder,
    env: environment(over),
    encoding: 'utf8',
    input,
  })
  return { code: status, out: stdout, err: stderr }
}

export const versionOfPackage = (): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
