// What the MCP servers tell without a call, from the core, and the version of the program they give.
import { protocolObject, scoringRules } from '../assessment/rules/index.ts'
import { type McpOffer, offerOf } from '../edges/mcp/mcp-server.ts'
import type { ToolGroup } from '../edges/mcp/tools.ts'
import about from '../../package.json' with { type: 'json' }

/** Everything an endpoint offers. */
export const mcpOffer = (group: ToolGroup, publicUrl: string): McpOffer =>
  offerOf(group, { protocol: protocolObject(), scoringRules }, { version: about.version, publicUrl })
