// The API reference page at /docs. Its script comes from the installed package, so it needs no internet.
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { type ApiDescription, registerOpenApi } from './openapi.ts'

/** Registers /openapi.json and /docs. Call it before registering the routes they describe. */
export async function registerDocs(server: FastifyInstance, description: ApiDescription): Promise<void> {
  await registerOpenApi(server, description)
  await server.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/openapi.json',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      // why off: these call the vendor's services
      agent: { disabled: true },
      mcp: { disabled: true },
      showDeveloperTools: 'never',
      pageTitle: 'Assay API',
    },
    hooks: {
      onRequest: (_request, reply, done) => {
        void reply.headers({
          'content-security-policy':
            "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
        })
        done()
      },
    },
  })
}
