// The shared corpus of attacks, with DNS stubbed and every connection trapped.
import { existsSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import type { LookupFunction } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPublicAddress } from './address-policy.ts'
import { parseFetchAllow } from './fetch-allow.ts'
import { selfSigned } from './testing/certificate.ts'
import { trapConnections } from './testing/connect-trap.ts'
import type { ConnectTrap } from './testing/connect-trap.ts'
import { serveHttp, serveHttps } from './testing/local-server.ts'
import type { LocalServer } from './testing/local-server.ts'
import { createWeb } from './web.ts'
import type { HeadResult } from './web.ts'

interface Case {
  readonly id: string
  readonly url: string
  readonly why: string
  readonly expected: 'block' | 'allow' | 'allow-pinned' | 'behaviour'
  readonly resolve?: Readonly<Record<string, readonly (readonly string[])[]>>
  readonly redirect?: string
}

const CORPUS = new URL('../../../../shared/data/vectors/ssrf.jsonl', import.meta.url)
const present = existsSync(CORPUS)
const cases = present ? readCases() : []
const judged = cases.filter(({ expected }) => expected !== 'behaviour')

let http: LocalServer
let https: LocalServer
let trap: ConnectTrap
let current: Case | undefined
const methods = new Set<string>()

const answer: RequestListener = (request, response) => {
  methods.add(request.method ?? '')
  const redirects = current?.redirect !== undefined && (request.url === '/r' || request.url === '/loop')
  if (redirects) response.writeHead(302, { location: current?.redirect })
  response.end()
}

beforeAll(async () => {
  const names = cases.filter(({ url }) => URL.canParse(url)).map(({ url }) => new URL(url).hostname)
  const certificate = selfSigned(
    names.map((name) => name.replace(/\.$/, '')).filter((name) => name.length < 64),
  )
  setDefaultCACertificates([...getCACertificates(), certificate.cert])
  http = await serveHttp(answer)
  https = await serveHttps(certificate, answer)
  trap = await trapConnections(({ port }) => (port === 443 ? https.port : http.port))
})

afterAll(async () => {
  trap.restore()
  await Promise.all([http.close(), https.close()])
})

describe('the corpus of attacks', () => {
  it.skipIf(!present)('is refused and allowed as it says, every case', async () => {
    const counts: Record<string, string> = {}
    const wrong: string[] = []
    for (const expected of ['block', 'allow', 'allow-pinned'] as const) {
      const group = judged.filter((item) => item.expected === expected)
      let right = 0
      for (const item of group) {
        const complaint = await judge(item)
        if (complaint === null) right += 1
        else wrong.push(`${item.id} ${item.why}: ${complaint}`)
      }
      counts[expected] = `${right}/${group.length}`
    }
    console.log('ssrf.jsonl', counts)
    expect(wrong).toEqual([])
    expect(judged.length).toBeGreaterThan(300)
    expect(methods).toEqual(new Set(['HEAD']))
  })

  it.runIf(!present)(
    'is not beside this checkout (../shared/data/vectors/ssrf.jsonl), so it was not run',
    () => {
      expect(present).toBe(false)
    },
  )
})

/** What is wrong with how the case went; null when nothing is. */
async function judge(item: Case): Promise<string | null> {
  current = item
  trap.attempts.length = 0
  const { lookup, asked } = stubbedDns(item)
  const web = createWeb({ allow: parseFetchAllow(''), lookup })
  const [result] = await web.head([item.url], { tenant: 'corpus' })
  await web.close()
  const attempts = trap.attempts.map(({ address, port }) => `${address} ${port}`)
  return result === undefined ? 'no result' : complain(item, result, attempts, asked)
}

function complain(
  item: Case,
  result: HeadResult,
  attempts: readonly string[],
  asked: ReadonlyMap<string, number>,
): string | null {
  const seen = `${result.class} ${result.status}, connected to [${attempts.join(', ')}]`
  if (trap.attempts.some(({ address, port }) => !isPublicAddress(address) || (port !== 80 && port !== 443)))
    return `dangerous: ${seen}`
  if (item.expected === 'block') {
    if (result.class !== 'fail') return seen
    if (item.redirect === undefined) return attempts.length === 0 ? null : seen
    // The first hop is public; its target must not be reached, and a loop must end at once.
    const most = item.why.includes('loop') ? 2 : 1
    return attempts.length <= most ? null : seen
  }
  if (result.class !== 'ok' || attempts.length === 0) return seen
  const first = item.resolve?.[new URL(item.url).hostname]?.[0]?.[0]
  if (first !== undefined && !attempts.every((attempt) => attempt.startsWith(`${first} `)))
    return `not pinned: ${seen}`
  return [...asked.values()].every((times) => times === 1) ? null : 'looked up twice'
}

/** DNS as INDEX.md describes it. */
function stubbedDns(item: Case): { lookup: LookupFunction; asked: Map<string, number> } {
  const asked = new Map<string, number>()
  const lookup: LookupFunction = (host, _options, callback) => {
    const times = asked.get(host) ?? 0
    asked.set(host, times + 1)
    const sets = item.resolve?.[host]
    const addresses = sets === undefined ? [fallback(host)] : (sets[Math.min(times, sets.length - 1)] ?? [])
    const answers = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    process.nextTick(() => callback(answers.length > 0 ? null : new Error('ENOTFOUND'), answers))
  }
  return { lookup, asked }
}

function fallback(host: string): string {
  if (host.endsWith('.localhost')) return '127.0.0.1'
  return !host.includes('.') || /\.(?:local|internal)$/.test(host) ? '10.9.9.9' : '93.184.216.34'
}

function readCases(): readonly Case[] {
  const lines = readFileSync(CORPUS, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line): Case => JSON.parse(line))
}
