// Where MCP is reached over HTTP: the nine tools of an assessment at one address, the four of diligence at another.
import type { Door } from '../dispatch/dispatcher.ts'
import { createHttpFace } from '../edges/mcp/http/face.ts'
import type { Mount } from '../edges/mount.ts'
import { mcpOffer } from './mcp-library.ts'

export const mcpFaces = (door: Door, publicUrl: string): readonly Mount[] =>
  (['assessment', 'diligence'] as const).map((group) =>
    createHttpFace({ offer: mcpOffer(group, publicUrl), door }),
  )
