// The workspace the page on the screen is about, so that what it asked for is never taken for another's.
import { createContext, useContext } from 'react'

const WorkspaceInUse = createContext<string | null>(null)

export const WorkspaceProvider = WorkspaceInUse.Provider
export const useWorkspaceId = (): string | null => useContext(WorkspaceInUse)
