// The answers MCP servers give without a call, taken from the core, and the program's version.
import { estimateParts, protocolObject, scoringRules } from '../assessment/rules/index.ts'
import { type McpOffer, offerOf } from '../edges/mcp/mcp-server.ts'
import type { ProtocolLibrary } from '../edges/mcp/library.ts'
import type { ToolGroup } from '../edges/mcp/tool-groups.ts'
import about from '../../package.json' with { type: 'json' }

const library: ProtocolLibrary = {
  protocol: protocolObject(),
  scoringRules,
  estimate: estimateParts(),
}

/** The complete offer of an endpoint. */
export const mcpOffer = (group: ToolGroup, publicUrl: string): McpOffer =>
  offerOf(group, library, { version: about.version, publicUrl })
