// One attempt at a download (RFC 9110 sections 13 and 14). It asks whether the file has changed, continues the part
// file or starts again, and renames the part to the target after the last byte.
import { type AnswerHeaders, codingOf, contentLengthOf, headerOf } from './answer-headers.ts'
import { decoded } from './content-coding.ts'
import type { DownloadOutcome, DownloadRequest, DownloadProgress } from './download-request.ts'
import { askGuarded, type Reply, type RequestContext } from './guarded-request.ts'
import { PartFile, type PartVersion } from './part-file.ts'
import { RequestRefused } from './refusal.ts'
import { refusalOf } from './retry.ts'
import { conditional, sameVersion, strongValidator, validatorsOf } from './validators.ts'
import { refusePage } from './web-page.ts'

export interface Attempt {
  readonly request: DownloadRequest
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  readonly maxBytes: number
  readonly way: RequestContext
  readonly now: () => number
  readonly progress: DownloadProgress
}

type Success = Exclude<DownloadOutcome, { readonly kind: 'refused' }>

const UNCHANGED = { kind: 'unchanged' } as const
const WEB_PAGE_NAME = /\.x?html?$/i

/** Throws a Refusal or a file-system error. In both cases the part stays if another attempt can use it. */
export async function attemptDownload(attempt: Attempt): Promise<Success> {
  const { request, headers, way } = attempt
  if (await isUnchangedByHead(attempt)) {
    await PartFile.remove(request.target)
    return UNCHANGED
  }
  const part = await PartFile.open(request.target, request.url)
  const condition = conditional(request.previous ?? {})
  const reply = await askGuarded(
    { method: 'GET', url: request.url, headers: { ...headers, ...condition, ...rangeOf(part) } },
    way,
  )
  let whole = false
  let finished = false
  try {
    if (reply.status === 304 && Object.keys(condition).length > 0) {
      await drain(reply)
      whole = true
      await part.abandon()
      finished = true
      return UNCHANGED
    }
    const version = await judge(reply, part, attempt)
    await receive(reply, part, version, attempt)
    whole = true
    const bytes = part.bytes
    const sha256 = await part.finish()
    finished = true
    return saved(reply, version, { path: request.target, bytes, sha256 })
  } finally {
    reply.close(whole)
    if (!finished) await part.keep()
  }
}

/** For publishers that answer a conditional GET with the whole file. A failed HEAD decides nothing. */
async function isUnchangedByHead({ request, headers, way, now }: Attempt): Promise<boolean> {
  const previous = request.previous ?? {}
  if (request.compareByHead !== true || Object.keys(conditional(previous)).length === 0) return false
  const reply = await askGuarded({ method: 'HEAD', url: request.url, headers }, way)
  let whole = false
  try {
    await drain(reply)
    whole = true
  } finally {
    reply.close(whole)
  }
  if (reply.status === 429 || reply.status === 503) {
    throw refusalOf(reply.status, reply.headers, reply.host, now())
  }
  return reply.status === 200 && sameVersion(previous, validatorsOf(reply.headers))
}

function rangeOf(part: PartFile): Readonly<Record<string, string>> {
  const { ifRange } = part.version
  return part.bytes === 0 || ifRange === undefined
    ? {}
    : { range: `bytes=${part.bytes}-`, 'if-range': ifRange }
}

/**
 * The version the server sends. Throws a Refusal when it sends no file, not the requested rest, or too large a file.
 */
async function judge(reply: Reply, part: PartFile, { maxBytes, now }: Attempt): Promise<PartVersion> {
  const { status, headers, host } = reply
  const version =
    status === 200 ? versionOf(headers) : status === 206 && part.bytes > 0 ? restOf(headers, part) : undefined
  if (version === undefined && (status === 206 || status === 416)) {
    await part.abandon()
    throw new RequestRefused(
      `${host} did not continue where the download had stopped; the download starts again`,
      'transient',
    )
  }
  if (version === undefined) throw refusalOf(status, headers, host, now())
  if (version.total !== undefined && version.total > maxBytes) throw tooLarge(host, maxBytes)
  return version
}

/** The version of a whole file. No attempt resumes a compressed body: its byte count does not match the part's. */
function versionOf(headers: AnswerHeaders): PartVersion {
  const { contentLength: total, ...validators } = validatorsOf(headers)
  if (codingOf(headers) !== '') return validators
  const ifRange = strongValidator(headers)
  return {
    ...validators,
    ...(ifRange === undefined ? {} : { ifRange }),
    ...(total === undefined || total === 0 ? {} : { total }),
  }
}

/** The version of the rest of the file whose start is in the part; undefined when the rest belongs to another file. */
function restOf(headers: AnswerHeaders, part: PartFile): PartVersion | undefined {
  const known = part.version
  const found = validatorsOf(headers, 206)
  const [, start, total] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headerOf(headers, 'content-range') ?? '') ?? []
  const whole = total === undefined || total === '*' ? known.total : Number(total)
  const fits =
    Number(start) === part.bytes &&
    codingOf(headers) === '' &&
    (known.total ?? whole) === whole &&
    (found.etag ?? known.etag) === known.etag
  return fits ? { ...known, ...(whole === undefined ? {} : { total: whole }) } : undefined
}

/** Appends the body to the part, or replaces the part, once the first bytes show that the body is the file. */
async function receive(
  reply: Reply,
  part: PartFile,
  version: PartVersion,
  { request, maxBytes, progress }: Attempt,
): Promise<void> {
  const file = decoded(codingOf(reply.headers), reply.body)
  const isPart = reply.status === 206
  const pieces = isPart || WEB_PAGE_NAME.test(request.target) ? file : refusePage(reply.host, file)
  let begun = isPart
  for await (const piece of pieces) {
    if (!begun) await part.restart(version)
    begun = true
    if (part.bytes + piece.length > maxBytes) {
      await part.abandon()
      throw tooLarge(reply.host, maxBytes)
    }
    await part.write(piece)
    progress(part.bytes, version.total)
  }
  if (!begun) throw new RequestRefused(`${reply.host} sent an empty file`, 'transient')
  if (version.total !== undefined && part.bytes !== version.total) {
    const text = `${part.bytes} of ${version.total} bytes came`
    throw new RequestRefused(`${reply.host} sent a truncated file: ${text}`, 'transient')
  }
}

function tooLarge(host: string, maxBytes: number): RequestRefused {
  return new RequestRefused(`${host} sends more than the ${maxBytes} bytes that this file may have`, 'final')
}

function saved(
  reply: Reply,
  { etag, lastModified, total }: PartVersion,
  file: { readonly path: string; readonly bytes: number; readonly sha256: string },
): Success {
  const contentLength = total ?? contentLengthOf(reply.headers)
  return {
    kind: 'saved',
    ...file,
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
    ...(contentLength === undefined ? {} : { contentLength }),
    finalUrlHost: reply.host,
    status: reply.status,
  }
}

/** Reads to the end of a body that is empty by HTTP. */
async function drain(reply: Reply): Promise<void> {
  for await (const _chunk of reply.body);
}
