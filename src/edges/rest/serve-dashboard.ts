// Serves the built dashboard. It reads every file once at start, so a request can never name a path on disk.
import { hash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../../dispatch/dispatcher.ts'
import { sendProblem } from './problems.ts'

const BUILT = join(import.meta.dirname, '../../../dist/dashboard')

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Allows scripts and styles only from our files, nothing from other origins, and no framing. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The page that verifies an audit trail, also from a disk: it holds its script, and the policy that lets this script in. */
const SAVED_PAGE = 'verify.html'

const policyIn = ({ plain }: BuiltFile): string =>
  /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(plain.toString())?.[1] ?? "default-src 'none'"

const NOT_BUILT =
  'The dashboard is not built: run "npm run build" in the folder of the program and start the server again'

const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

interface BuiltFile {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  /** Content coding -> the same file in it, best first. */
  readonly coded: ReadonlyMap<string, Buffer>
}

type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Serves its page at /, its files under /assets, and the page that verifies audit trails. Returns the handler that serves the page under other addresses. */
export function serveDashboard(server: FastifyInstance, folder = BUILT): AnswerPage {
  const files = readBuilt(folder)
  const page = files.get('index.html')
  const answerPage: AnswerPage = (request, reply) => {
    void reply.headers({ 'referrer-policy': 'same-origin', vary: 'accept, accept-encoding' })
    if (page === undefined) return sendProblem(reply, refuse('not_available', { detail: NOT_BUILT }))
    void reply.headers({ 'content-security-policy': POLICY, 'cache-control': 'no-cache' })
    return answerFile(request, reply, page)
  }
  const serve = (url: string, handler: AnswerPage): void => {
    server.route({ method: ['GET', 'HEAD'], url, schema: { hide: true }, handler })
  }
  serve('/', answerPage)
  const saved = files.get(SAVED_PAGE)
  if (saved !== undefined)
    serve(`/${SAVED_PAGE}`, (request, reply) => {
      void reply.headers({
        'content-security-policy': `${policyIn(saved)}; frame-ancestors 'none'`,
        'cache-control': 'no-cache',
        'referrer-policy': 'same-origin',
        vary: 'accept-encoding',
      })
      return answerFile(request, reply, saved)
    })
  for (const [name, file] of files)
    if (name.startsWith('assets/'))
      serve(`/${name}`, (request, reply) => {
        // why forever: the file names contain a hash of their contents
        void reply.headers({
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'accept-encoding',
        })
        return answerFile(request, reply, file)
      })
  return answerPage
}

/** Whether the request is a browser's navigation to a page, not a program's call to the API. */
export const isVisit = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  /(?:^|,)\s*text\/html\b/i.test(headers.accept ?? '') &&
  !/^\/(?:v1|api|mcp|auth|oauth|\.well-known|docs|assets)(?:[/?]|$)/.test(url)

function answerFile({ headers }: FastifyRequest, reply: FastifyReply, file: BuiltFile): FastifyReply {
  void reply.header('etag', file.etag)
  if (headers['if-none-match'] === file.etag) return reply.code(304).send()
  void reply.type(file.type)
  const accepted = new Set((headers['accept-encoding'] ?? '').split(',').map((coding) => coding.trim()))
  for (const [coding, bytes] of file.coded)
    if (accepted.has(coding)) return reply.header('content-encoding', coding).send(bytes)
  return reply.send(file.plain)
}

/** Name within the folder -> file. Empty without a build. */
function readBuilt(folder: string): ReadonlyMap<string, BuiltFile> {
  if (!existsSync(join(folder, 'index.html'))) return new Map()
  return new Map(
    globSync('**/*', { cwd: folder })
      .flatMap((name) => {
        const type = TYPES[extname(name)]
        return type === undefined ? [] : [[name, type] as const]
      })
      .map(([name, type]) => {
        const path = join(folder, name)
        const plain = readFileSync(path)
        const coded = CODINGS.flatMap(([coding, ending]) =>
          existsSync(path + ending) ? [[coding, readFileSync(path + ending)] as const] : [],
        )
        return [
          name.replaceAll(sep, '/'),
          {
            type,
            etag: `"${hash('sha256', plain, 'base64url').slice(0, 22)}"`,
            plain,
            coded: new Map(coded),
          },
        ]
      }),
  )
}
