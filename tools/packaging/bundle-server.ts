// The program of an MCP bundle: `assay mcp` in one file, for a host that starts it with the settings of its user.
import { mcp } from '../../src/edges/cli/commands/mcp.ts'
import { clientSettings, readConfig } from '../../src/installation/config.ts'
import { mcpOffer } from '../../src/main/mcp-library.ts'

try {
  const { ASSAY_API_URL: url, ASSAY_API_KEY: key } = readConfig(clientSettings, process.env)
  const group =
    (['diligence', 'desk'] as const).find((each) => process.argv.includes(`--${each}`)) ?? 'assessment'
  await mcp(mcpOffer(group, url), { url, key })
} catch (error) {
  // why not on standard output: it carries messages of the protocol alone
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
