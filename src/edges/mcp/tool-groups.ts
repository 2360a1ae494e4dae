// The endpoints of the tools.

/** Paths under the service's address: the nine tools of an assessment, the four of diligence, and those of the desk. */
export const ENDPOINTS = { assessment: '/mcp', diligence: '/mcp/diligence', desk: '/mcp/desk' } as const

/** The tools of one endpoint. */
export type ToolGroup = keyof typeof ENDPOINTS
export const TOOL_GROUPS = Object.keys(ENDPOINTS) as readonly ToolGroup[]
