// Whoever is signed in calls under a key without a secret, one for each workspace: it stands where a key's id is wanted.
// It is nobody's to see, rotate or revoke.

const PREFIX = 'dashboard:'

export const dashboardKeyId = (workspaceId: string): string => `${PREFIX}${workspaceId}`

export const isDashboardKey = (keyId: string): boolean => keyId.startsWith(PREFIX)
