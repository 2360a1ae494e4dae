// Words for an agent: who it says that it is, and what it is for.

interface Client {
  readonly clientName: string
  readonly clientHost: string | null
}

/** The name that the client gives itself, and what is known of it. */
export const clientText = ({ clientName, clientHost }: Client): string =>
  `${clientName} (${clientHost ?? 'unverified'})`

const PURPOSES: readonly (readonly [path: string, purpose: string])[] = [
  ['/mcp/diligence', 'Diligence'],
  ['/mcp/desk', 'Portfolios, alerts and cases'],
  ['/mcp', 'Assessments'],
]

/** What an address is for; of an address that this page does not know, the address. */
export const agentPurpose = (resource: string): string =>
  PURPOSES.find(([path]) => resource.endsWith(path))?.[1] ?? resource

/** What an agent with a scope may do. */
export const SCOPE_WORDS = {
  read: ['Read', 'Assessments, runs and everything else that the workspace keeps.'],
  run: ['Run', 'Start assessments and runs, submit evidence, change portfolios and webhooks.'],
  decide: ['Decide', 'Decide cases, and erase what is stored about a person.'],
} as const

/** For how many days a person can give access. */
export const ACCESS_DAYS = [1, 7, 30, 90] as const
