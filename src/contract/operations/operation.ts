// The shape of one promise: everything the edges need to offer an operation without knowing what it does.
import type { z } from 'zod'
import type { ProblemCode } from '../problems/problems.ts'

export type Tier = 'free' | 'pro'
export type Scope = 'read' | 'run'

export interface Operation<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType | null = z.ZodType | null,
> {
  /** Name on every face: operationId of OpenAPI, tool of MCP, method of the client. */
  readonly name: string
  readonly title: string
  readonly description: string
  /** What an agent has to know beside it: when to call it, how often, what comes next. An operation without it is no tool. */
  readonly forAgents?: string
  /** What a caller of REST has to know beside it, and an agent cannot do. */
  readonly forRest?: string
  readonly group: 'assessment' | 'diligence' | 'exports' | 'telemetry' | 'dashboard'
  readonly method: 'GET' | 'POST'
  /** Parts in braces are fields of the input: `/v1/runs/{id}`. */
  readonly path: `/${string}`
  /** A field of the path that takes these words only, and what any other is refused with, whatever else is wrong. */
  readonly wordInPath?: {
    readonly field: string
    readonly words: readonly string[]
    readonly otherwise: ProblemCode
  }
  /** The scope a key must have; `any` is satisfied by either. `run` includes `read`. */
  readonly scope: Scope | 'any'
  /** Whom among the people signed in it is for; without it, for every member of the workspace. */
  readonly role?: 'owner' | 'operator'
  /** The lowest tier that may call it at all. */
  readonly tier: Tier
  /** Which counter of requests a call draws on. */
  readonly limit: 'calls' | 'telemetry'
  readonly input: Input
  /** What a success answers; null means 204 with no body. */
  readonly output: Output
  /** Content type of a success that is a file; without it a success is JSON. */
  readonly produces?: string
  /** A member of the output that is a file in base64 where another says a type of these, with their content types. */
  readonly fileIn?: {
    readonly member: string
    readonly typeIn: string
    readonly types: Readonly<Record<string, string>>
  }
  /** Whether it changes what the server stores, and so heeds an Idempotency-Key. */
  readonly writes: boolean
  /** Hints for agents, as MCP defines them. */
  readonly hints: { readonly readOnly: boolean; readonly idempotent: boolean; readonly openWorld: boolean }
  /** An answer that is not whole yet: in which states of it, what is said then, and where the rest will be found. */
  readonly unfinished?: {
    readonly states: readonly string[]
    readonly output: z.ZodType
    readonly location: `/${string}`
  }
  /** Problems of its own, beside those every operation shares. */
  readonly problems: readonly ProblemCode[]
}

/** A path with its fields filled in from an object. */
export const filledPath = (path: string, fields: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, field: string) => segmentOf(addressable(fields[field])))

const MAX_ADDRESSED = 1_000

/** A value as an address carries it. One that is cut names nothing, as it named nothing before: no token or id is so long. */
export const addressable = (value: unknown): string =>
  // why cut: an address that is too long would be refused as such, whatever it is about
  String(value).slice(0, MAX_ADDRESSED).toWellFormed()

/** A text as one part of a path. */
const segmentOf = (text: string): string =>
  // why quoted: no address carries an empty part or one of dots, which leads elsewhere; and nothing has such a name
  encodeURIComponent(/^\.{0,2}$/.test(text) ? `"${text}"` : text)

/** Whether some of the input travels in the address, where everything is text. */
export const isAddressed = ({ method, path }: Pick<Operation, 'method' | 'path'>): boolean =>
  method === 'GET' || pathFields({ path }).length > 0

/** Fields of the input that stand in the path. */
export const pathFields = ({ path }: Pick<Operation, 'path'>): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field as string)

/** Keeps the exact schemas of an operation in its type. */
export function operation<Input extends z.ZodType, Output extends z.ZodType | null>(
  definition: Operation<Input, Output>,
): Operation<Input, Output> {
  return definition
}

/** What a caller sends. */
export type InputOf<O> = O extends Operation<infer I> ? z.input<I> : never
/** What a caller receives; undefined where the answer has no body. */
export type OutputOf<O> = O extends { output: infer S }
  ? S extends z.ZodType
    ? z.output<S>
    : undefined
  : never
