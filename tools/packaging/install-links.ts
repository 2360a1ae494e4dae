// How the hosts of agents install a server: links that a page may hold, and commands.
import { ENDPOINTS, type ToolGroup } from '../../src/edges/mcp/tool-groups.ts'

const GROUPS = ['assessment', 'diligence', 'desk'] as const satisfies readonly ToolGroup[]
const nameOf = (group: ToolGroup): string => (group === 'assessment' ? 'assay' : `assay-${group}`)

/** Cursor reads the configuration of one server, as base64 of its JSON. */
export function cursorLink(group: ToolGroup, url: string): string {
  const config = { url: `${url}${ENDPOINTS[group]}`, headers: { Authorization: 'Bearer sk_...' } }
  const packed = Buffer.from(JSON.stringify(config)).toString('base64')
  return `cursor://anysphere.cursor-deeplink/mcp/install?name=${nameOf(group)}&config=${encodeURIComponent(packed)}`
}

/** VS Code reads the configuration as JSON, and asks for the key itself. */
export function codeLink(group: ToolGroup, url: string): string {
  const config = {
    name: nameOf(group),
    type: 'http',
    url: `${url}${ENDPOINTS[group]}`,
    headers: { Authorization: 'Bearer ${input:assay-key}' },
    inputs: [{ type: 'promptString', id: 'assay-key', description: 'Assay API key', password: true }],
  }
  return `vscode:mcp/install?${encodeURIComponent(JSON.stringify(config))}`
}

const claudeCommand = (group: ToolGroup, url: string): string =>
  `claude mcp add --transport http ${nameOf(group)} ${url}${ENDPOINTS[group]} --header "Authorization: Bearer sk_..."`

export function installLinks(url: string, bundles: Readonly<Record<ToolGroup, string>>): string {
  const sections = GROUPS.map(
    (group) => `## ${nameOf(group)}

- Claude Desktop: open \`${bundles[group]}\`.
- Claude Code:

  \`\`\`text
  ${claudeCommand(group, url)}
  \`\`\`

- Cursor: [install](${cursorLink(group, url)}), then put your key in place of \`sk_...\`.
- VS Code: [install](${codeLink(group, url)}). It asks for the key.
`,
  )
  return ['# Connect an agent to Assay\n', ...sections].join('\n')
}
