// Mounts MCP over HTTP: the nine tools of an assessment at one address, the four of diligence and those of the desk at others.
import type { Dispatcher } from '../dispatch/dispatcher.ts'
import { createHttpTransport } from '../edges/mcp/http/transport.ts'
import { TOOL_GROUPS } from '../edges/mcp/tool-groups.ts'
import type { Mount } from '../edges/mount.ts'
import { mcpOffer } from './mcp-library.ts'

export const mcpMounts = (dispatcher: Dispatcher, publicUrl: string): readonly Mount[] =>
  TOOL_GROUPS.map((group) => createHttpTransport({ offer: mcpOffer(group, publicUrl), dispatcher }))
