// What a page to read is: its address, what it says of itself, and how its contents are made for a caller.
import type { ListResourcesResult, ResourceTemplate } from '@modelcontextprotocol/server'
import type { CallOperation } from './outcome.ts'

/** A text, or a file in base64. */
export type Contents = string | { readonly blob: string }

export type ReadPage = (uri: string, call: CallOperation, signal: AbortSignal) => Contents | Promise<Contents>

export interface ResourcePage {
  readonly name: string
  readonly at: string | ResourceTemplate
  readonly about: { readonly title: string; readonly description: string; readonly mimeType: string }
  /** The same for every caller until the next release. */
  readonly fixed: boolean
  readonly read: ReadPage
  /** The newest items of the caller's workspace, where `at` is a template of them. */
  readonly newest?: (call: CallOperation, signal: AbortSignal) => Promise<ListResourcesResult['resources']>
  /** Members of its contents that the protocol does not know. */
  readonly meta?: Readonly<Record<string, unknown>>
}

export const MARKDOWN = 'text/markdown'
export const JSON_TYPE = 'application/json'

export function about(title: string, description: string, mimeType: string): ResourcePage['about'] {
  return { title, description, mimeType }
}

/** The last part of a page's address; nothing if its encoding is invalid. */
export const lastPart = (uri: string): string => partAt(uri, -1)

/** A part of the path of an address, counted from the start or, with a negative number, from the end. */
export function partAt(uri: string, at: number): string {
  try {
    return decodeURIComponent((/^[^?]*/.exec(uri)?.[0] ?? '').split('/').at(at) ?? '')
  } catch {
    return ''
  }
}
