// `assay mcp`: an MCP server on standard input and output, for hosts that start their servers themselves.
import type { McpOffer } from '../../mcp/mcp-server.ts'
import { serveOnStdio } from '../../mcp/stdio/transport.ts'

export async function mcp(
  offer: McpOffer,
  { url, key }: { readonly url: string; readonly key: string },
): Promise<void> {
  await serveOnStdio({ offer, url, key })
  // why: a connection to the API that is kept open would keep the process with it
  process.exit(0)
}
