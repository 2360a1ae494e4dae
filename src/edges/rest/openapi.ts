// Generates OpenAPI 3.1 from the contract: what each route takes and answers, and every problem it can return.
import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sharedProblems } from '../../contract/index.ts'
import {
  hasBody,
  IDEMPOTENCY_KEY,
  LOGS,
  type Operation,
  pathFields,
} from '../../contract/operations/operation.ts'
import { problems } from '../../contract/problems/problems.ts'
import { type SignalSchemas, withSignalSchemas } from './signal-schemas.ts'
import { ProblemBody } from '../../contract/vocabulary/problem.ts'

const IdempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(255)
    .regex(IDEMPOTENCY_KEY)
    .optional()
    .describe(
      'Makes the call take effect once: the same key and body get the stored answer for 24 hours. Repeat a call that ' +
        'ended without an answer, or with 500 or 503, with the same key.',
    ),
})

const PREFER = {
  prefer: z
    .string()
    .optional()
    .describe(
      '`wait=N`: wait up to N seconds for the finished answer (default 5, at most 30). `respond-async`: do not wait.',
    ),
}

/** The schema of a route, only for the OpenAPI generator: the dispatcher validates. */
export function routeSchema(operation: Operation): FastifySchema {
  const success = operation.output
    ? {
        [operation.stateAt === undefined ? 200 : 202]: {
          description: operation.title,
          content: contentOf(operation, operation.output),
        },
      }
    : { 204: z.null().describe('Recorded; no body.') }
  return {
    operationId: operation.name,
    summary: operation.title,
    description: describe(operation),
    tags: [operation.group],
    ...(operation.writes &&
      operation.method === 'POST' && {
        headers: operation.unfinished === undefined ? IdempotencyHeader : IdempotencyHeader.extend(PREFER),
      }),
    ...parametersOf(operation),
    response: { ...success, ...accepted(operation), ...refusals(operation) },
  }
}

function contentOf(
  { produces = 'application/json', streams }: Operation,
  output: z.ZodType,
): Record<string, { readonly schema: z.ZodType }> {
  if (streams === undefined) return { [produces]: { schema: output } }
  return Object.fromEntries(Object.entries(streams).map(([type, schema]) => [type, { schema }]))
}

const FILE = z.string().min(1).describe('The file; see the description.')

/** The input by the place of its fields: path, query or body. */
function parametersOf(
  operation: Operation,
): Pick<FastifySchema, 'params' | 'querystring' | 'body' | 'consumes'> {
  const { input, queryFields = [], takesForm, upload } = operation
  const inPath = pathFields(operation)
  const where = hasBody(operation) ? 'body' : 'querystring'
  const file = upload && { body: FILE, consumes: [...upload.types] }
  if (inPath.length === 0 || !(input instanceof z.ZodObject)) return file ?? { [where]: input }
  const mask = (fields: readonly string[]) =>
    Object.fromEntries(fields.map((field) => [field, true] as const)) as never
  const rest = input.omit(mask([...inPath, ...queryFields]))
  return {
    ...file,
    params: input.pick(mask(inPath)),
    ...(queryFields.length > 0 && { querystring: input.pick(mask(queryFields)) }),
    ...(Object.keys(rest.shape).length > 0 && { [where]: rest }),
    ...(takesForm && { consumes: ['application/x-www-form-urlencoded'] }),
  }
}

const describe = ({ description, forAgents, forRest, scope, tier, logs }: Operation): string =>
  [description, forRest, forAgents, logs && LOGS, `Scope: \`${scope}\`. Tier: \`${tier}\`.`]
    .filter((part) => part !== undefined)
    .join('\n\n')

/** The answer of an operation that is still running. */
const accepted = ({ unfinished }: Operation): Record<number, unknown> =>
  unfinished === undefined
    ? {}
    : {
        202: {
          description: `Not finished: repeat the call at ${unfinished.location}, which Location names.`,
          content: { 'application/json': { schema: unfinished.output } },
        },
      }

/** What a request gets whatever its operation, before it is known. */
const BEFORE_ROUTING = ['headers_too_large'] as const

/** Status -> response that lists its possible codes and the remedy for each. */
function refusals(operation: Operation): Record<number, unknown> {
  const codes = [...new Set([...sharedProblems(operation), ...operation.problems, ...BEFORE_ROUTING])]
  const byStatus = Map.groupBy(codes, (code) => problems[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group
          .map((code) => `\`${code}\`: ${problems[code].title}. ${problems[code].advice}`)
          .join('\n\n'),
        content: { 'application/json': { schema: ProblemBody } },
      },
    ]),
  )
}

/**
 * Answers stay open: a field added later must not break a client that validates. Inputs are strict, because unknown
 * fields are refused.
 */
const zodToJsonConfig = {
  override: ({ zodSchema, jsonSchema }) => {
    const { def } = zodSchema._zod
    if (def.type === 'object' && (def as z.core.$ZodObjectDef).catchall === undefined)
      delete jsonSchema.additionalProperties
    // why: an integer without bounds is published with those of double precision, which the contract does not mean
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  },
} satisfies z.core.ToJSONSchemaParams

const toComponents = createJsonSchemaTransformObject({ zodToJsonConfig })

/** The document without unreferenced components: each schema is registered for input and for output. */
function withoutUnused(document: object): object {
  const { components, ...rest } = document as { components: { schemas: Record<string, unknown> } }
  const used = new Set<string>()
  const collect = (part: unknown): void => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (name === undefined || used.has(name)) continue
      used.add(name)
      collect(components.schemas[name])
    }
  }
  collect(rest)
  const schemas = Object.fromEntries(Object.entries(components.schemas).filter(([name]) => used.has(name)))
  return { ...rest, components: { ...components, schemas } }
}

export interface ApiDescription {
  /** The address of the service for its callers. */
  readonly publicUrl: string
  readonly signalSchemas: SignalSchemas
}

/** Collects the routes registered after it and serves the document at /openapi.json. */
export async function registerOpenApi(
  server: FastifyInstance,
  { publicUrl, signalSchemas }: ApiDescription,
): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Assay',
        version: '1',
        summary: 'Score a startup idea from checked evidence.',
        description:
          'Open a session for a pitch and submit evidence on seven axes. When every axis has its minimum, the session has a ' +
          'scorecard of 70 points. Every point cites the evidence that earned it. All errors have the same body; each ' +
          'operation lists its codes.\n\nEvery answer carries `X-Request-Id`; with a known key also `X-RateLimit-Limit`, ' +
          '`X-RateLimit-Remaining` and `X-RateLimit-Reset` (Unix seconds). Every 429 and 503 carries `Retry-After` (seconds).',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: publicUrl }],
      tags: [
        { name: 'assessment', description: 'The nine operations of an assessment.' },
        { name: 'diligence', description: 'Cited risk and upside verdicts on companies and founders.' },
        { name: 'exports', description: 'Reports as files, for people.' },
        { name: 'telemetry', description: 'Assessment events.' },
        {
          name: 'compatible',
          description: 'Addresses for clients of OpenSanctions and of the reconciliation protocol.',
        },
      ],
      components: {
        securitySchemes: {
          apiKey: { type: 'http', scheme: 'bearer', description: 'API key of a workspace: `sk_...`.' },
        },
      },
      security: [{ apiKey: [] }],
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig }),
    transformObject: (document) => withSignalSchemas(withoutUnused(toComponents(document)), signalSchemas),
  })
  server.get('/openapi.json', { schema: { hide: true } }, () => server.swagger())
}
