// Operations on the agents that a person connects: what one asks for, the answer, the list, and cutting one off.
import { z } from 'zod'
import { operation, SCOPES } from '../operation.ts'
import { Instant } from '../../vocabulary/value.ts'
import { changes, IdInput, reads, shared } from './shared.ts'

/** The longest access that a person can give without signing the agent in again. */
export const MAX_AGENT_DAYS = 90

const Client = {
  clientName: z.string().describe('As the client calls itself; nothing verifies it.'),
  clientHost: z
    .string()
    .nullable()
    .describe('The host that publishes the metadata document of the client; null: it registered itself.'),
}
const Resource = z.string().describe('The address that the agent may call.')

export const getAgentRequestOperation = operation({
  ...shared,
  ...reads,
  name: 'get_agent_request',
  title: 'Look at what an agent asks for',
  description: 'Who asks, for which address and with which scopes. A request waits ten minutes.',
  method: 'GET',
  path: '/v1/dashboard/agent-requests/{id}',
  input: IdInput,
  output: z.object({
    ...Client,
    redirectTo: z
      .string()
      .describe('Where the browser goes with the answer: an origin, or the scheme of an app on the device.'),
    resource: Resource,
    scopes: z.array(z.enum(SCOPES)).describe('What it asks for.'),
    grantable: z.array(z.enum(SCOPES)).describe('What your role lets you give in this workspace.'),
  }),
  problems: ['not_found'],
})

export const answerAgentRequestOperation = operation({
  ...shared,
  ...changes,
  scope: 'read',
  name: 'answer_agent_request',
  logs: true,
  title: 'Give an agent access, or refuse it',
  description:
    'Connects an agent to the workspace with the scopes given, or refuses it. The browser that the agent opened goes on at `continueAt`.',
  method: 'POST',
  path: '/v1/dashboard/agent-requests/{id}/answer',
  input: IdInput.extend({
    scopes: z.array(z.enum(SCOPES)).max(SCOPES.length).describe('What the agent may do; empty: refuse it.'),
    days: z.int().min(1).max(MAX_AGENT_DAYS).describe('How long the access lasts.'),
  }),
  output: z.object({ continueAt: z.string() }),
  problems: ['not_found', 'audit_log_broken'],
})

export const listAgentsOperation = operation({
  ...shared,
  ...reads,
  name: 'list_agents',
  title: 'List your connected agents',
  description: 'The agents that you connected, in all your workspaces, newest first.',
  method: 'GET',
  path: '/v1/dashboard/agents',
  input: z.strictObject({}),
  output: z.object({
    agents: z.array(
      z.object({
        id: z.string(),
        ...Client,
        resource: Resource,
        workspace: z.string().describe('Name of the workspace.'),
        scopes: z.array(z.enum(SCOPES)),
        connectedAt: Instant,
        expiresAt: Instant,
        lastUsedAt: Instant.nullable(),
      }),
    ),
  }),
})

export const endAgentOperation = operation({
  ...shared,
  ...changes,
  scope: 'read',
  name: 'end_agent',
  title: 'Cut off an agent',
  description: 'Ends the access of an agent at once. It can ask for access again.',
  method: 'POST',
  path: '/v1/dashboard/agents/{id}/end',
  input: IdInput,
  output: z.object({ id: z.string() }),
  problems: ['not_found'],
})
