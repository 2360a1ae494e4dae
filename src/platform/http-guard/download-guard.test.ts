// Every hop of a download passes the address policy of the link checks (guard steps 1 to 4).
import type { LookupFunction } from 'node:net'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createDownloader, type DownloadOutcome } from './download.ts'
import { parseFetchAllow } from './fetch-allow.ts'
import { selfSigned } from './testing/certificate.ts'
import { type ConnectTrap, trapConnections } from './testing/connect-trap.ts'
import { type LocalServer, serveHttps } from './testing/local-server.ts'
import { refusedUrls } from './testing/refused-urls.ts'

describe('download: public hosts', () => {
  const dns: Record<string, string[][]> = {}
  const lookup: LookupFunction = (host, _options, callback) => {
    const sets = dns[host] ?? []
    const addresses = (sets.length > 1 ? sets.shift() : sets[0]) ?? []
    const answers = addresses.map((address) => ({ address, family: 4 }))
    process.nextTick(() => callback(answers.length > 0 ? null : new Error('ENOTFOUND'), answers))
  }
  let server: LocalServer
  let trap: ConnectTrap
  let folder: string
  let answer: RequestListener
  let slept: number[]

  beforeAll(async () => {
    const certificate = selfSigned(['files.example.com', 'cdn.example.com'])
    setDefaultCACertificates([...getCACertificates(), certificate.cert])
    server = await serveHttps(certificate, (request, response) => answer(request, response))
    folder = await mkdtemp(join(tmpdir(), 'assay-download-'))
  })
  beforeEach(async () => {
    trap = await trapConnections(() => server.port)
    slept = []
    dns['files.example.com'] = [['93.184.216.34']]
    dns['cdn.example.com'] = [['1.1.1.1']]
    answer = (request, response) => {
      if (request.headers.host === 'cdn.example.com') response.end('the file')
      else response.writeHead(302, { location: 'https://cdn.example.com/signed?secret' }).end()
    }
  })
  afterEach(() => trap.restore())
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  async function download(url: string, attempts = 2): Promise<DownloadOutcome> {
    const time = {
      now: () => 0,
      sleep: (ms: number) => Promise.resolve(void slept.push(ms)),
      random: () => 0,
    }
    const downloader = createDownloader({ allow: parseFetchAllow(''), lookup, time, attempts })
    const rateLimit = { group: 'g', perSecond: Infinity }
    const outcome = await downloader.download({ url, target: join(folder, 'file'), rateLimit })
    downloader.close()
    return outcome
  }
  const addresses = (): readonly string[] => trap.attempts.map(({ address, port }) => `${address} ${port}`)

  it('are reached at the addresses that were vetted, over TLS', async () => {
    expect(await download('https://files.example.com/list')).toMatchObject({
      kind: 'saved',
      bytes: 8,
      finalUrlHost: 'cdn.example.com',
    })
    expect(addresses()).toEqual(['93.184.216.34 443', '1.1.1.1 443'])
    expect(await readdir(folder)).toEqual(['file'])
  })

  it.each([
    ['private', [['10.0.0.7']]],
    ['private beside public', [['1.1.1.1', '10.0.0.7']]],
    ['loopback', [['127.0.0.1']]],
  ])('are not reached when a redirect leads to a name with a %s address', async (_what, answers) => {
    dns['cdn.example.com'] = answers
    expect(await download('https://files.example.com/list')).toEqual({
      kind: 'refused',
      reason:
        'cdn.example.com leads to an address that is not public: only https URLs of public hosts are fetched',
      retryable: false,
    })
    expect(addresses()).toEqual(['93.184.216.34 443'])
    expect(slept).toEqual([])
  })

  it('are vetted again for every connection, so a name that turns private is refused then', async () => {
    dns['cdn.example.com'] = [['1.1.1.1'], ['127.0.0.1']]
    answer = (request, response) => {
      if (request.headers.host === 'cdn.example.com') request.socket.destroy()
      else response.writeHead(302, { location: 'https://cdn.example.com/signed' }).end()
    }
    expect(await download('https://files.example.com/list')).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('not public'),
    })
    expect(addresses().every((address) => /^(?:93\.184\.216\.34|1\.1\.1\.1) 443$/.test(address))).toBe(true)
  })

  it('whose names are unknown now may be known later', async () => {
    delete dns['files.example.com']
    expect(await download('https://files.example.com/list')).toEqual({
      kind: 'refused',
      reason: 'files.example.com: no whole answer (ENOTFOUND); given up after 2 attempts',
      retryable: true,
    })
    expect(addresses()).toEqual([])
  })

  it('with a certificate of somebody else are refused', async () => {
    dns['other.example.com'] = [['1.1.1.1']]
    expect(await download('https://other.example.com/list', 1)).toMatchObject({ kind: 'refused' })
  })

  it('are not asked over plain http, nor under a URL that the guard refuses', async () => {
    const refused = Object.values(refusedUrls).flat()
    expect(refused.length).toBeGreaterThan(100)
    for (const url of ['http://files.example.com/list', ...refused]) {
      expect(await download(url), url).toEqual({
        kind: 'refused',
        reason: 'the URL is refused: only https URLs of public hosts are fetched',
        retryable: false,
      })
    }
    expect(addresses()).toEqual([])
  })
})
