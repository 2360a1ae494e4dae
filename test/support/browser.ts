// A browser at the service of a test world: it keeps the cookie it is given, and says where its requests come from.
import { type DashboardOperationName, dashboardOperations } from '../../src/contract/dashboard.ts'
import { type OperationName, operations } from '../../src/contract/index.ts'
import { filledPath, hasBody, type Operation, pathFields } from '../../src/contract/operations/operation.ts'
import { type SignInOperationName, signInOperations } from '../../src/contract/sign-in.ts'
import { makeInvitation, makeOperatorLink } from '../../src/accounts/administration/links.ts'
import type { Role } from '../../src/contract/vocabulary/role.ts'
import { type Answer, type World, SUBJECTS } from './world.ts'

export const HOST = '127.0.0.1:8787'
export const OWN = `http://${HOST}`
export const PASSWORD = 'correct horse battery staple'

const everyOperation = { ...operations, ...dashboardOperations, ...signInOperations }
export type AnyName = OperationName | DashboardOperationName | SignInOperationName
export type Headers = Readonly<Record<string, string | undefined>>

export interface Browser {
  /** Asks as a page of the dashboard would; headers of undefined are left out. */
  ask(name: AnyName, input?: Readonly<Record<string, unknown>>, headers?: Headers): Promise<Answer>
  /** `name=value` of the cookie it holds. */
  cookie: string | undefined
  /** The same of the cookie by which accounts know it again. */
  device: string | undefined
  /** The same of a sign-in that waits for an identity provider. */
  provider: string | undefined
  /** The Set-Cookie header of the session that it was given last. */
  given: string | undefined
}

export function browser(world: World, host = HOST, origin = `http://${host}`): Browser {
  const self: Browser = {
    cookie: undefined,
    device: undefined,
    provider: undefined,
    given: undefined,
    async ask(name, input = {}, headers = {}) {
      const operation: Operation = everyOperation[name]
      const { upload } = operation
      const { file = SUBJECTS, ...fields } = upload === undefined ? { ...input, file: undefined } : input
      const rest = Object.entries(fields).filter(([field]) => !pathFields(operation).includes(field))
      const inBody = hasBody(operation)
      const query = !inBody && rest.length > 0 ? new URLSearchParams(rest as never) : undefined
      const body = inBody
        ? JSON.stringify(Object.fromEntries(rest))
        : upload === undefined
          ? undefined
          : String(file)
      const all: Headers = {
        host,
        cookie:
          [self.cookie, self.device, self.provider].filter((one) => one !== undefined).join('; ') ||
          undefined,
        ...(operation.method !== 'GET' && { origin }),
        ...(body !== undefined && { 'content-type': inBody ? 'application/json' : 'text/csv' }),
        ...headers,
      }
      const answer = await world.send({
        method: operation.method,
        url: `${filledPath(operation.path, input)}${query ? `?${query.toString()}` : ''}`,
        headers: Object.fromEntries(
          Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
        ),
        ...(body !== undefined && { body }),
      })
      for (const given of [answer.headers['set-cookie'] ?? []].flat()) {
        const [pair = ''] = given.split(';', 1)
        if (/^(?:__Host-)?assay_device=/.test(pair)) self.device = pair
        else if (/^(?:__Host-)?assay_provider=/.test(pair))
          self.provider = /Max-Age=0;/.test(given) ? undefined : pair
        else {
          self.given = given
          self.cookie = /Max-Age=0;/.test(given) ? undefined : pair
        }
      }
      return answer
    },
  }
  return self
}

export interface Person extends Browser {
  readonly email: string
  readonly id: string
  /** The workspace it is in at first. */
  readonly workspaceId: string
}

/** The secret in the address of a one-time link. */
export const tokenOf = (link: unknown): string =>
  new URLSearchParams(new URL(String(link), OWN).hash.slice(1)).get('token') ?? ''

/** The secret of a new link for an operator. */
export const operatorToken = async (world: World, email?: string): Promise<string> =>
  tokenOf((await makeOperatorLink(world.ports, email)).path)

/** The secret of a new invitation. */
export const invitationToken = async (
  world: World,
  workspaceId: string,
  email: string,
  role: Role = 'member',
): Promise<string> =>
  tokenOf((await makeInvitation(world.ports, { email, workspaceId, role, invitedBy: null })).path)

interface Newcomer {
  readonly email: string
  /** Left out: what stands before the @. */
  readonly name?: string | undefined
}

async function accepted(world: World, token: string, { email, name }: Newcomer): Promise<Person> {
  const visitor = browser(world)
  const about = await visitor.ask('look_at_link', { token })
  const answer = await visitor.ask('accept_link', {
    token,
    name: name ?? email.split('@')[0],
    ...(about.body['email'] === null && { email }),
    password: PASSWORD,
  })
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
  const account = (await visitor.ask('get_account')).body as unknown as {
    user: { id: string }
    workspace: { id: string }
  }
  return Object.assign(visitor, { email, id: account.user.id, workspaceId: account.workspace.id })
}

/** Somebody who has accepted a link for an operator. */
export const operator = async (world: World, email: string, name?: string): Promise<Person> =>
  accepted(world, await operatorToken(world), { email, name })

/** Somebody new who has accepted an invitation. */
export const member = async (
  world: World,
  workspaceId: string,
  email: string,
  role: Role = 'member',
  name?: string,
): Promise<Person> => accepted(world, await invitationToken(world, workspaceId, email, role), { email, name })
