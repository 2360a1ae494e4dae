// Sends HEAD and GET to every case of a table and reports failures, judged by the connections and not by the result of
// the fetch. Each test decides how it observes connections.
import type { RequestListener } from 'node:http'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from '../address-policy.ts'
import { parseFetchAllow } from '../fetch-allow.ts'
import { createWeb, type Web } from '../web.ts'
import type { Attempt } from './connect-trap.ts'
import type { GuardCase } from './guard-cases.ts'

export interface Observer {
  /** Connections since the list was last emptied. */
  readonly attempts: Attempt[]
  /** Every connection this process has requested. */
  opened(): number
}

export interface Verdict {
  /** Passed cases of all cases, by kind: `block` to `324/324`. */
  readonly counts: Readonly<Record<string, string>>
  readonly wrong: readonly string[]
}

/** True when the page was fetched, and the result of the fetch. */
type Fetch = (web: Web, url: string) => Promise<readonly [fetched: boolean, says: string]>

const fetches: Readonly<Record<string, Fetch>> = {
  async HEAD(web, url) {
    const [result] = await web.head([url], { tenant: 'cases' })
    return [result?.class === 'ok', `${result?.class} ${result?.status}`]
  },
  async GET(web, url) {
    const result = await web.page(url, { tenant: 'cases' })
    return [result.kind === 'page', JSON.stringify({ ...result, bytes: undefined })]
  },
}

let current: GuardCase | undefined
const methods = new Set<string>()

/** The response of every server during the cases. */
export const answerCase: RequestListener = (request, response) => {
  methods.add(request.method ?? '')
  const redirects = current?.redirect !== undefined && (request.url === '/r' || request.url === '/loop')
  if (redirects) response.writeHead(302, { location: current?.redirect })
  response.end()
}

/** Every name in the cases that a certificate can carry. */
export function namesOf(cases: readonly GuardCase[]): readonly string[] {
  const urls = cases.flatMap(({ url, redirect }) => [
    ...(URL.canParse(url) ? [new URL(url)] : []),
    ...(redirect !== undefined && URL.canParse(redirect, url) ? [new URL(redirect, url)] : []),
  ])
  const names = urls.map(({ hostname }) => hostname.replace(/\.$/, ''))
  return [...new Set(names)].filter((name) => /^[a-z0-9.-]{1,63}$/.test(name))
}

export async function judgeCases(cases: readonly GuardCase[], observer: Observer): Promise<Verdict> {
  const counts: Record<string, string> = {}
  const wrong: string[] = []
  for (const expected of ['block', 'allow', 'allow-pinned'] as const) {
    const group = cases.filter((item) => item.expected === expected)
    for (const [method, fetch] of Object.entries(fetches)) {
      let right = 0
      for (const item of group) {
        const complaint = await judge(item, fetch, observer)
        if (complaint === null) right += 1
        else wrong.push(`${method} ${item.url.slice(0, 80)} ${item.why}: ${complaint}`)
      }
      counts[`${method} ${expected}`] = `${right}/${group.length}`
    }
  }
  for (const method of methods) if (fetches[method] === undefined) wrong.push(`asked with ${method}`)
  return { counts, wrong }
}

/** What went wrong in the case; null when it passed. */
async function judge(item: GuardCase, fetch: Fetch, observer: Observer): Promise<string | null> {
  current = item
  observer.attempts.length = 0
  const before = observer.opened()
  const { lookup, asked } = stubbedDns(item)
  const web = createWeb({ allow: parseFetchAllow(''), lookup })
  const [fetched, says] = await fetch(web, item.url)
  await web.close()
  const opened = observer.opened() - before
  const { attempts } = observer
  const seen = `${says}, ${opened} opened, connected to [${attempts.map(({ address, port }) => `${address} ${port}`).join(', ')}]`

  if (attempts.some(({ address, port }) => !isPublicAddress(address) || (port !== 80 && port !== 443)))
    return `dangerous: ${seen}`
  if (item.expected === 'block') {
    // The first hop is public. Its target must not be reached, and a loop must end at once.
    const most = item.redirect === undefined ? 0 : item.why.includes('loop') ? 2 : 1
    return fetched || opened > most ? seen : null
  }
  if (!fetched || attempts.length === 0 || opened !== attempts.length) return seen
  const first = item.resolve?.[new URL(item.url).hostname]?.[0]?.[0]
  if (first !== undefined && !attempts.every(({ address }) => address === first)) return `not pinned: ${seen}`
  // Every connection goes to the addresses of its one lookup.
  const lookups = [...asked.values()].reduce((sum, times) => sum + times, 0)
  return lookups <= opened ? null : `${lookups} lookups: ${seen}`
}

/** DNS as the corpus describes it: unlisted names are public; short and local ones are not. */
function stubbedDns(item: GuardCase): { lookup: LookupFunction; asked: Map<string, number> } {
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
