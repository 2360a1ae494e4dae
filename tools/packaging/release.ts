// `npm run package`: makes the files of a release. Two runs on the same sources give the same bytes.
//
//   npm run package -- [--out FOLDER] [--url https://assay.example.com] [--name @acme/assay] [--registry-name com.acme/assay]
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import about from '../../package.json' with { type: 'json' }
import { agentBundle, bundledServer } from './agent-bundle.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { installLinks } from './install-links.ts'
import { packedFor } from './packed-for.ts'

const root = resolve(import.meta.dirname, '../..')

export interface ReleaseOptions {
  readonly out: string
  /** Name of the package at the registry of npm. */
  readonly name: string
  /** Name of the server at the registry of MCP, `reverse.domain/name`. */
  readonly registryName: string
  /** Address of the server that the links and bundles name. */
  readonly url: string
}

/** Needs the built dashboard and the compiled program. Returns the names of the files. */
export async function makeRelease({
  out,
  name,
  registryName,
  url,
}: ReleaseOptions): Promise<readonly string[]> {
  if (!/^(?:[a-z0-9-]+\.)+[a-z0-9-]+\/[a-z0-9._-]+$/.test(registryName))
    throw new Error(
      `The name at the registry of MCP is REVERSE.DOMAIN/NAME, such as com.acme/assay, not ${registryName}.`,
    )
  for (const needed of ['lib/main/assay.mjs', 'dist/dashboard/index.html'])
    if (!existsSync(join(root, needed)))
      throw new Error(`There is no ${needed}. Run: npm run build && npm run compile`)
  mkdirSync(out, { recursive: true })
  const { version } = about
  const server = await bundledServer()
  const bundles = {
    assessment: `assay-${version}.mcpb`,
    diligence: `assay-diligence-${version}.mcpb`,
    desk: `assay-desk-${version}.mcpb`,
  }
  const files: Readonly<Record<string, string | Buffer>> = {
    ...packedFor(name),
    [`assay-${version}.cdx.json`]: billOfMaterials(name),
    [bundles.assessment]: agentBundle('assessment', server, { url }),
    [bundles.diligence]: agentBundle('diligence', server, { url }),
    [bundles.desk]: agentBundle('desk', server, { url }),
    'install-links.md': installLinks(url, bundles),
    'server.json': registryEntry(registryName),
  }
  for (const [file, content] of Object.entries(files)) writeFileSync(join(out, file), content)
  const names = Object.keys(files).sort()
  const sums = names.map((file) => `${hash('sha256', readFileSync(join(out, file)), 'hex')}  ${file}\n`)
  writeFileSync(join(out, 'SHA256SUMS'), sums.join(''))
  return [...names, 'SHA256SUMS']
}

function registryEntry(name: string): string {
  const entry = JSON.parse(readFileSync(join(root, 'server.json'), 'utf8')) as Record<string, unknown>
  return `${JSON.stringify({ ...entry, name }, null, 2)}\n`
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: join(root, 'dist/release') },
      url: { type: 'string', default: 'https://assay.example.com' },
      name: { type: 'string', default: about.name },
      'registry-name': { type: 'string', default: 'com.example/assay' },
    },
  })
  const { out, url, name, 'registry-name': registryName } = values
  const names = await makeRelease({ out, name, registryName, url: url.replace(/\/+$/, '') })
  process.stdout.write(`${names.map((each) => join(out, each)).join('\n')}\n`)
}
