// The package as npm makes it and installs it, in folders of its own.
import { spawn, spawnSync } from 'node:child_process'
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import about from '../../package.json' with { type: 'json' }
import { writeClientTypes } from '../../tools/packaging/client-types.ts'
import { compileProgram } from '../../tools/packaging/compile-program.ts'
import { makeRelease, type ReleaseOptions } from '../../tools/packaging/release.ts'
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

/** A release of the sources as they are. The dashboard is not built again: other tests read it meanwhile. */
export async function releasedInto(folder: string, options: Omit<ReleaseOptions, 'out'>): Promise<void> {
  compileProgram(join(root, 'lib'))
  writeClientTypes(join(root, 'lib'))
  await makeRelease({ ...options, out: folder })
}

interface Locked {
  readonly packages: Readonly<Record<string, { readonly dev?: true; readonly devOptional?: true }>>
}

/**
 * Installs the package in a project of a user that has nothing else. The versions below it are those of our lock file, so that a
 * release of another package fails no test, and npm asks nobody for them.
 */
export function installedInto(folder: string, tarball: string): Ran {
  const assay = `file:${tarball}`
  const project = { name: 'empty', version: '1.0.0', type: 'module', dependencies: { assay } }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Locked
  const below = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path !== '' && dev !== true && devOptional !== true,
  )
  const { version, dependencies, peerDependencies, peerDependenciesMeta, engines, bin } = about
  const own = { version, resolved: assay, dependencies, peerDependencies, peerDependenciesMeta, engines, bin }
  const lock = {
    name: project.name,
    version: project.version,
    lockfileVersion: 3,
    requires: true,
    packages: { '': project, 'node_modules/assay': own, ...Object.fromEntries(below) },
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  return npm(folder, ['ci'])
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
