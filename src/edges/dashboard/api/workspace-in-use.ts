// The workspace of the page on the screen; it keeps one workspace's data from being taken for another's.
import { createContext, useContext } from 'react'

const WorkspaceInUse = createContext<string | null>(null)

export const WorkspaceProvider = WorkspaceInUse.Provider
export const useWorkspaceId = (): string | null => useContext(WorkspaceInUse)
