// The tarball of the package under the name that an operator publishes it with, and without what only a checkout needs.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import about from '../../package.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../..')

/** Members of package.json that say nothing to a user of the package. */
const OF_CHECKOUT = new Set(['scripts', 'devDependencies', 'allowScripts'])

interface Packed {
  readonly filename: string
  readonly files: readonly { readonly path: string }[]
}

/** File name -> content. */
export function packedFor(name: string): Readonly<Record<string, Buffer>> {
  const stage = mkdtempSync(join(tmpdir(), 'assay-stage-'))
  try {
    for (const { path } of npmPack(root, ['--dry-run']).files)
      cpSync(join(root, path), join(stage, path), { recursive: true })
    const manifest = Object.entries(about).filter(([member]) => !OF_CHECKOUT.has(member))
    writeFileSync(
      join(stage, 'package.json'),
      `${JSON.stringify({ ...Object.fromEntries(manifest), name }, null, 2)}\n`,
    )
    const { filename } = npmPack(stage, [])
    return { [filename]: readFileSync(join(stage, filename)) }
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

function npmPack(folder: string, options: readonly string[]): Packed {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--loglevel', 'error', ...options],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 },
  )
  if (status !== 0) throw new Error(`npm pack ended with ${status}: ${stderr}`)
  // an array, or an object by name, as the version of npm has it
  const [packed] = Object.values(JSON.parse(stdout) as Record<string, Packed>)
  if (packed === undefined) throw new Error('npm pack made no package')
  return packed
}
