// The software bill of materials of a release, in CycloneDX. npm writes it from the lock file; here it is narrowed to what the
// package brings: its dependencies, and the packages that the build put into the dashboard.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Packages of the dashboard: development packages for npm, but their code is in the package. */
const BUILT_IN = ['@mantine/core', '@mantine/hooks', '@tanstack/react-query', 'react', 'react-dom']

interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
}

interface Bill {
  readonly bomFormat: string
  readonly specVersion: string
  readonly metadata: {
    readonly component: Component
    readonly lifecycles?: unknown
  }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

interface Locked {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly dev?: true; readonly devOptional?: true }>
  >
}

/** `name`: that of the package at its registry. Without time and serial number: two builds give the same bytes. */
export function billOfMaterials(name: string): string {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    // why --include: a build sets NODE_ENV, for which npm leaves out the packages of the dashboard
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--include', 'dev', '--loglevel', 'error'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 },
  )
  if (status !== 0) throw new Error(`npm sbom ended with ${status}: ${stderr}`)
  const whole = JSON.parse(stdout) as Bill
  const own = whole.metadata.component
  const kept = broughtBy(whole, own['bom-ref'])
  const named = { ...own, name, 'bom-ref': `${name}@${own.version}`, purl: purlOf(name, own.version) }
  const renamed = (ref: string): string => (ref === own['bom-ref'] ? named['bom-ref'] : ref)
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: whole.bomFormat,
    specVersion: whole.specVersion,
    version: 1,
    metadata: { lifecycles: whole.metadata.lifecycles, component: named },
    components: sortedBy(whole.components.filter((each) => kept.has(each['bom-ref']))),
    dependencies: whole.dependencies
      .filter(({ ref }) => ref === own['bom-ref'] || kept.has(ref))
      .map(({ ref, dependsOn }) => ({
        ref: renamed(ref),
        dependsOn: dependsOn.filter((each) => kept.has(each)).sort(),
      }))
      .sort((a, b) => order(a.ref, b.ref)),
  }
  return `${JSON.stringify(bill, null, 2)}\n`
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const sortedBy = (components: readonly Component[]): Component[] =>
  [...components].sort((a, b) => order(a['bom-ref'], b['bom-ref']))
const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** What an installation of the package has, and what its files have in them. */
function broughtBy({ dependencies }: Bill, own: string): ReadonlySet<string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Locked
  const ofProduction = new Set<string>()
  const builtIn: string[] = []
  for (const [path, { version = '', dev, devOptional }] of Object.entries(packages)) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    if (dev !== true && devOptional !== true && path !== '') ofProduction.add(`${name}@${version}`)
    if (BUILT_IN.some((each) => path === `node_modules/${each}`)) builtIn.push(`${name}@${version}`)
  }
  const found = new Set(ofProduction)
  found.delete(own)
  const next = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  for (let ref = builtIn.shift(); ref !== undefined; ref = builtIn.shift()) {
    if (found.has(ref)) continue
    found.add(ref)
    builtIn.push(...(next.get(ref) ?? []))
  }
  return found
}
