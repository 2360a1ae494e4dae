// `assay mcp`: an MCP server on standard input and output, for hosts that start their servers themselves.
import { serveOnStdio } from '../../mcp/stdio/face.ts'
import { mcpOffer } from '../../../main/mcp-library.ts'

export async function mcp(url: string, key: string, diligence: boolean): Promise<void> {
  await serveOnStdio({ offer: mcpOffer(diligence ? 'diligence' : 'assessment', url), url, key })
  // why: a connection to the API that is kept open would keep the process with it
  process.exit(0)
}
