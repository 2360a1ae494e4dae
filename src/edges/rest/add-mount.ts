// Routes requests to a mount. The guard checks them like any other, and their bodies pass on as bytes.
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Mount } from '../mount.ts'
import { acceptOnlyJsonBytes } from './body.ts'
import type { LargeBodies } from './large-bodies.ts'
import { abortOnDisconnect } from './abort-on-disconnect.ts'
import { logFault } from './problems.ts'

export async function addMount(
  server: FastifyInstance,
  mount: Mount,
  largeBodies: LargeBodies,
): Promise<void> {
  server.addHook('preClose', (done) => {
    mount.stop()
    done()
  })
  server.addHook('onClose', () => mount.close())
  await server.register((scope, _options, done) => {
    acceptOnlyJsonBytes(scope)
    scope.route({
      method: mount.method,
      url: mount.path,
      bodyLimit: mount.maxBodyBytes,
      config: { mount },
      schema: { hide: true },
      async handler(request, reply) {
        const { caller, refusal, id: requestId, url, headers } = request
        if (!caller) throw new Error('the guard let a request through without a caller')
        const body = (request.body as Buffer | undefined) ?? Buffer.alloc(0)
        const answer = await mount.answer({
          requestId,
          url,
          headers,
          body,
          caller,
          refusal,
          inTurn: (work) => largeBodies.parse(caller.workspaceId, body.length, work),
          signal: abortOnDisconnect(reply),
          fault: (problem) => logFault(request, problem),
          note: (event, facts) => request.log.info({ request_id: requestId, ...facts }, event),
        })
        const { status, headers: own, body: said } = answer
        return reply
          .code(status)
          .headers(own)
          .send(typeof said === 'string' ? said : Readable.fromWeb(said))
      },
    })
    done()
  })
}
