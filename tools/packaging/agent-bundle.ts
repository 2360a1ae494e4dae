// The MCP bundle (.mcpb): an archive that a host of agents installs with one click. It holds `assay mcp` in one file.
import { join, resolve } from 'node:path'
import { build } from 'vite'
import about from '../../package.json' with { type: 'json' }
import type { ToolGroup } from '../../src/edges/mcp/tool-groups.ts'
import { mcpOffer } from '../../src/main/mcp-library.ts'
import { zipFile } from './zip-file.ts'

const root = resolve(import.meta.dirname, '../..')
const SERVER = 'server.mjs'

const TITLES: Readonly<Record<ToolGroup, string>> = {
  assessment: 'Assay',
  diligence: 'Assay diligence',
  desk: 'Assay desk',
}

/** `assay mcp` with all that it imports. */
export async function bundledServer(): Promise<string> {
  const [result] = [
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        write: false,
        target: 'node24',
        ssr: join(root, 'tools/packaging/bundle-server.ts'),
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: SERVER } },
      },
    }),
  ].flat()
  if (result === undefined || !('output' in result)) throw new Error('nothing was built')
  const [chunk, ...others] = result.output
  if (others.length > 0) throw new Error('the server of the bundle became several files')
  return chunk.code
}

/** `url`: the address of the server that the host suggests to its user. */
export function agentBundle(group: ToolGroup, server: string, { url }: { readonly url: string }): Buffer {
  const manifest = `${JSON.stringify(manifestOf(group, url), null, 2)}\n`
  return zipFile([
    { name: 'manifest.json', content: Buffer.from(manifest) },
    { name: SERVER, content: Buffer.from(server) },
  ])
}

function manifestOf(group: ToolGroup, url: string) {
  const { tools, prompts } = mcpOffer(group, url)
  return {
    manifest_version: '0.3',
    name: group === 'assessment' ? 'assay' : `assay-${group}`,
    display_name: TITLES[group],
    version: about.version,
    description: about.description,
    author: { name: 'The Assay authors' },
    license: about.license,
    server: {
      type: 'node',
      entry_point: SERVER,
      mcp_config: {
        command: 'node',
        args: [`\${__dirname}/${SERVER}`, ...(group === 'assessment' ? [] : [`--${group}`])],
        env: { ASSAY_API_URL: '${user_config.url}', ASSAY_API_KEY: '${user_config.key}' },
      },
    },
    tools: tools.map(({ name, advertised }) => ({ name, description: advertised.title })),
    prompts_generated: prompts.length > 0,
    user_config: {
      url: {
        type: 'string',
        title: 'Address of the Assay server',
        description: 'Without /mcp or /v1.',
        default: url,
        required: true,
      },
      key: {
        type: 'string',
        title: 'API key',
        description: 'A key of your workspace, sk_...',
        sensitive: true,
        required: true,
      },
    },
    compatibility: { platforms: ['darwin', 'win32', 'linux'], runtimes: { node: about.engines.node } },
  }
}
