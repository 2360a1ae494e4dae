// The definition of one operation: everything the edges need to offer it without knowing what it does.
import type { z } from 'zod'
import type { ProblemCode } from '../problems/problems.ts'

export type Tier = 'free' | 'pro'
/** What a key may do. `run` and `decide` include `read`, and neither includes the other. */
export const SCOPES = ['read', 'run', 'decide'] as const
export type Scope = (typeof SCOPES)[number]

/** An Idempotency-Key: visible ASCII. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/

/** The largest body of a request. */
export const MAX_BODY_BYTES = 262_144

export interface Operation<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType | null = z.ZodType | null,
> {
  /** Name on every transport: operationId of OpenAPI, tool of MCP, method of the client. */
  readonly name: string
  readonly title: string
  readonly description: string
  /**
   * What else an agent must know: when to call it, how often, what comes next. An operation without it is not a tool.
   */
  readonly forAgents?: string
  /** What else a REST caller must know that an agent cannot do. */
  readonly forRest?: string
  readonly group:
    | 'assessment'
    | 'diligence'
    | 'portfolios'
    | 'cases'
    | 'webhooks'
    | 'exports'
    | 'telemetry'
    | 'dashboard'
    | 'compatible'
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parts in braces are fields of the input: `/v1/runs/{id}`. */
  readonly path: `/${string}`
  /**
   * A path field that accepts only these words, and the problem for any other word, which precedes all other problems.
   */
  readonly wordInPath?: {
    readonly field: string
    readonly words: readonly string[]
    readonly otherwise: ProblemCode
  }
  /** Fields of the input of a POST that are in the query, not in the body. */
  readonly queryFields?: readonly string[]
  /** The body is an HTML form (`application/x-www-form-urlencoded`). */
  readonly takesForm?: true
  /** Fields in the query or in the form whose text is JSON. */
  readonly jsonFields?: readonly string[]
  /**
   * Pages of other sites may read the answers (CORS), and the key may be in the query as `api_key`: such a page can send no
   * header.
   */
  readonly fromPages?: true
  /** The scope that a key must have. */
  readonly scope: Scope
  /** The signed-in people who may call it; if absent, everyone of the workspace whose role has the scope. */
  readonly role?: 'owner' | 'operator'
  /** The lowest tier that may call it. */
  readonly tier: Tier
  /** The request counter that a call uses. */
  readonly limit: 'calls' | 'telemetry'
  readonly input: Input
  /** The largest body of a request in bytes, where it is not MAX_BODY_BYTES. */
  readonly maxBodyBytes?: number
  /** The body of the request is a file of one of these content types, read piece by piece. All fields are in the address. */
  readonly upload?: { readonly types: readonly string[]; readonly maxBytes: number }
  /** The body of a success; null means 204 without a body. */
  readonly output: Output
  /** The last member of the output, where it is the same object in every answer: it is checked and written as text once. */
  readonly constant?: string | undefined
  /** Content type of a success that is a file; if absent, a success is JSON. */
  readonly produces?: string
  /** A success that is a file sent piece by piece: by content type, the schema of the file or of a line of it. */
  readonly streams?: Readonly<Record<string, z.ZodType>>
  /**
   * A member of the output that is a base64 file if another member gives one of these types, with their content types.
   */
  readonly fileIn?: {
    readonly member: string
    readonly typeIn: string
    readonly types: Readonly<Record<string, string>>
  }
  /** Whether it changes what the server stores. A POST that does accepts an Idempotency-Key. */
  readonly writes: boolean
  /** Whether it may make an entry of the audit log: the answer then has the checkpoint of the log in a header. */
  readonly logs?: true
  /** Hints for agents, as MCP defines them. */
  readonly hints: {
    readonly readOnly: boolean
    readonly idempotent: boolean
    readonly openWorld: boolean
    /** It replaces or removes what was stored before; if absent, it only adds. */
    readonly destructive?: true
  }
  /** An incomplete response: the states in which it occurs, its message, and where the rest will be. */
  readonly unfinished?: {
    readonly states: readonly string[]
    readonly output: z.ZodType
    readonly location: `/${string}`
  }
  /** A success is 202: the work goes on, and Location names where its state is. */
  readonly stateAt?: `/${string}`
  /** Another operation with the same answer, which describes its members: agents read them once. */
  readonly answersAs?: string
  /** Another operation whose input has the same objects, and describes their members: agents read them once. */
  readonly takesAs?: string
  /** Problems specific to it, in addition to those every operation shares. */
  readonly problems: readonly ProblemCode[]
}

/** What the description of an operation that logs ends with. */
export const LOGS =
  'The header `Assay-Log-Checkpoint` of the answer has the signed checkpoint of the audit log, in base64. A request with the size of an ' +
  'earlier checkpoint in `Assay-Log-Size` also gets `Assay-Log-Consistency`: the proof that the log begins with its entries, as ' +
  'hashes in base64 with a space between two.'

/** A path with its fields filled in from an object. */
export const filledPath = (path: string, fields: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, field: string) => segmentOf(addressable(fields[field])))

const MAX_ADDRESSED = 1_000

/**
 * A value in the form an address carries. A truncated value finds nothing, and neither would the full one: no token or
 * id is that long.
 */
export const addressable = (value: unknown): string =>
  // why truncated: an address that is too long would be refused as such, whatever it refers to
  String(value).slice(0, MAX_ADDRESSED).toWellFormed()

/** A text as one part of a path. */
const segmentOf = (text: string): string =>
  // why quoted: an address cannot carry an empty part or one of dots, which leads elsewhere; and nothing has such a
  // name
  encodeURIComponent(/^\.{0,2}$/.test(text) ? `"${text}"` : text)

/** Whether a request has its input in the body. The input of the others is in the path and the query. */
export const hasBody = ({ method, upload }: Pick<Operation, 'method' | 'upload'>): boolean =>
  method === 'POST' && upload === undefined

/** Whether part of the input travels in the address, where everything is text. */
export const isAddressed = (addressed: Pick<Operation, 'method' | 'upload' | 'path'>): boolean =>
  !hasBody(addressed) || pathFields(addressed).length > 0

/** Fields of the input in the path. */
export const pathFields = ({ path }: Pick<Operation, 'path'>): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field as string)

/** Preserves the exact schemas of an operation in its type. */
export function operation<Input extends z.ZodType, Output extends z.ZodType | null>(
  definition: Operation<Input, Output>,
): Operation<Input, Output> {
  return definition
}

/** What a caller sends. */
export type InputOf<O> = O extends Operation<infer I> ? z.input<I> : never
/** What a caller receives; undefined if the response has no body. */
export type OutputOf<O> = O extends { output: infer S }
  ? S extends z.ZodType
    ? z.output<S>
    : undefined
  : never
