// Which of their workspaces somebody works in, kept from visit to visit. None: the server takes the first.
const KEY = 'assay.workspace'

export const chosenWorkspace = (): string | null => localStorage.getItem(KEY)

export const chooseWorkspace = (id: string): void => localStorage.setItem(KEY, id)

export const forgetWorkspace = (): void => localStorage.removeItem(KEY)
