// Where MCP is reached over HTTP: the nine tools of an assessment at one address, the four of diligence at another.
import type { Dispatcher } from '../dispatch/dispatcher.ts'
import { createHttpTransport } from '../edges/mcp/http/transport.ts'
import type { Mount } from '../edges/mount.ts'
import { mcpOffer } from './mcp-library.ts'

export const mcpMounts = (dispatcher: Dispatcher, publicUrl: string): readonly Mount[] =>
  (['assessment', 'diligence'] as const).map((group) =>
    createHttpTransport({ offer: mcpOffer(group, publicUrl), dispatcher }),
  )
