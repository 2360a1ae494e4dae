// What a fetch must leave alone and what it must reach, for HEAD and GET, with DNS stubbed and every connection
// trapped: the project's own table, and the shared corpus of attacks.
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { selfSigned } from './testing/certificate.ts'
import { type ConnectTrap, trapConnections } from './testing/connect-trap.ts'
import { guardCases } from './testing/guard-cases.ts'
import { answerCase, judgeCases, namesOf } from './testing/judge-cases.ts'
import { type LocalServer, serveHttp, serveHttps } from './testing/local-server.ts'
import { sharedCases, sharedCasesPresent } from './testing/shared-cases.ts'

let http: LocalServer
let https: LocalServer
let trap: ConnectTrap

beforeAll(async () => {
  const certificate = selfSigned(namesOf([...guardCases, ...sharedCases()]))
  setDefaultCACertificates([...getCACertificates(), certificate.cert])
  http = await serveHttp(answerCase)
  https = await serveHttps(certificate, answerCase)
  trap = await trapConnections(({ port }) => (port === 443 ? https.port : http.port))
})

afterAll(async () => {
  trap.restore()
  await Promise.all([http.close(), https.close()])
})

describe('every case of a table is refused or reached as it says, by HEAD and GET', () => {
  it('our own table', async () => {
    const { counts, wrong } = await judgeCases(guardCases, trap)
    console.log('own cases', counts)
    expect(wrong).toEqual([])
    expect(new Set(guardCases.map((item) => JSON.stringify(item))).size).toBe(guardCases.length)
    expect(guardCases.filter(({ expected }) => expected === 'block').length).toBeGreaterThan(200)
    expect(guardCases.filter(({ expected }) => expected !== 'block').length).toBeGreaterThan(30)
  })

  it.skipIf(!sharedCasesPresent)('the shared corpus', async () => {
    const { counts, wrong } = await judgeCases(sharedCases(), trap)
    console.log('ssrf.jsonl', counts)
    expect(wrong).toEqual([])
    expect(sharedCases().length).toBeGreaterThan(300)
  })

  it.runIf(!sharedCasesPresent)('the shared corpus is not beside this checkout, so it was not run', () => {
    expect(sharedCases()).toEqual([])
  })
})
