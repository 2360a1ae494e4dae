// The sign-in and sign-out routes under /auth, made from their table. They need no key or session, so the dispatcher
// counts attempts.
import type { FastifyInstance } from 'fastify'
import type { Dispatcher } from '../../dispatch/dispatcher.ts'
import type { Operation } from '../../contract/operations/operation.ts'
import { type SignInOperationName, signInOperations } from '../../contract/sign-in.ts'
import {
  browserOf,
  type BrowserRules,
  setDeviceCookie,
  setProviderCookie,
  setSessionCookie,
} from './browser.ts'
import { addressOf } from './guard.ts'
import { inputOf, routePath } from './input.ts'

const MAX_USER_AGENT = 200

export function addSignIn(server: FastifyInstance, dispatcher: Dispatcher, rules: BrowserRules): void {
  for (const name of Object.keys(signInOperations) as SignInOperationName[]) {
    const operation: Operation = signInOperations[name]
    server.route({
      method: operation.method,
      url: routePath(operation),
      config: { costly: true },
      schema: { hide: true },
      async handler(request, reply) {
        const answer = await dispatcher.signIn(name, {
          input: inputOf(operation, request),
          browser: browserOf(request, rules),
          address: addressOf(request),
          userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
        })
        const { output, refusal, sessionCookie, deviceCookie, providerCookie, accountId } = answer
        request.userId = accountId
        if (sessionCookie !== undefined) setSessionCookie(reply, sessionCookie, rules)
        if (deviceCookie !== undefined) setDeviceCookie(reply, deviceCookie, rules)
        if (providerCookie !== undefined) setProviderCookie(reply, providerCookie, rules)
        if (refusal) throw refusal
        request.outcome = 'ok'
        if (output === undefined) return reply.code(204).send()
        return reply.type('application/json; charset=utf-8').send(output)
      },
    })
  }
}
