// The dashboard's files: served from memory by their names alone, under a policy that lets nothing else in.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isVisit, serveDashboard } from './serve-dashboard.ts'

const SCRIPT = 'console.log("hello")'
const OWN_POLICY = "default-src 'none'; script-src 'sha256-x'"
const SAVED = `<meta http-equiv="Content-Security-Policy" content="${OWN_POLICY}" /><title>Verify</title>`
const folder = mkdtempSync(join(tmpdir(), 'assay-dashboard-'))
const server = fastify()

beforeAll(() => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Assay</title>')
  writeFileSync(join(folder, 'assets/index-1a2b.js'), SCRIPT)
  writeFileSync(join(folder, 'assets/index-1a2b.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(folder, 'assets/private.pem'), 'not of a type that is served')
  writeFileSync(join(folder, 'verify.html'), SAVED)
  const answerPage = serveDashboard(server, folder)
  server.setNotFoundHandler((request, reply) =>
    isVisit(request) ? answerPage(request, reply) : reply.code(404).send('nothing'),
  )
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url, headers })
const BROWSER = { accept: 'text/html,application/xhtml+xml;q=0.9' }

describe('the page', () => {
  test('comes at / and at every address a browser visits, never stored, under the strict policy', async () => {
    for (const url of ['/', '/keys', '/assessments/01ABC?x=1', '/link?token=t']) {
      const { statusCode, body, headers } = await get(url, BROWSER)
      expect([statusCode, body], url).toEqual([200, '<!doctype html><title>Assay</title>'])
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; script-src 'self'; style-src 'self';/,
      )
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['cache-control']).toBe('no-cache')
      expect(headers['referrer-policy']).toBe('same-origin')
    }
  })

  test('is not what a program gets that asks for nothing, nor what lies where the service has addresses of its own', async () => {
    expect((await get('/keys', { accept: 'application/json' })).statusCode).toBe(404)
    for (const url of ['/v1/nothing', '/v1', '/api/x', '/mcp/x', '/auth/x', '/docs/x', '/assets/none.js'])
      expect((await get(url, BROWSER)).statusCode, url).toBe(404)
    expect((await server.inject({ method: 'POST', url: '/keys', headers: BROWSER })).statusCode).toBe(404)
  })

  test('and its files are answered to HEAD as to GET, without the body', async () => {
    for (const [url, headers] of [
      ['/', {}],
      ['/keys', BROWSER],
      ['/assets/index-1a2b.js', { 'accept-encoding': 'br' }],
    ] as const) {
      const [whole, head] = [await get(url, headers), await server.inject({ method: 'HEAD', url, headers })]
      expect([head.statusCode, head.body], url).toEqual([200, ''])
      expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' })
    }
    expect((await server.inject({ method: 'HEAD', url: '/v1/nothing', headers: BROWSER })).statusCode).toBe(
      404,
    )
  })

  test('that verifies audit trails comes under the policy that it holds, also to a program', async () => {
    const { statusCode, body, headers } = await get('/verify.html')
    expect([statusCode, body]).toEqual([200, SAVED])
    expect(headers['content-security-policy']).toBe(`${OWN_POLICY}; frame-ancestors 'none'`)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('says what to do where nothing was built', async () => {
    const bare = fastify()
    serveDashboard(bare, join(folder, 'nothing'))
    const answer = await bare.inject({ method: 'GET', url: '/' })
    expect(answer.statusCode).toBe(503)
    expect(answer.json<{ message: string }>().message).toContain('run "npm run build"')
    await bare.close()
  })
})

describe('its files', () => {
  test('come compressed where that is understood, are kept for good, and are not sent twice', async () => {
    const packed = await get('/assets/index-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(SCRIPT)
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const plain = await get('/assets/index-1a2b.js', { 'accept-encoding': 'gzip' })
    expect([plain.body, plain.headers['content-encoding'], plain.headers['content-type']]).toEqual([
      SCRIPT,
      undefined,
      'text/javascript; charset=utf-8',
    ])
    const again = await get('/assets/index-1a2b.js', { 'if-none-match': String(plain.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('are those of the build: nothing beside them, above them or of another type can be named', async () => {
    for (const url of [
      '/assets/private.pem',
      '/assets/../index.html',
      '/assets/..%2findex.html',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/assets/index-1a2b.js.br',
      '/assets/',
    ])
      expect((await get(url)).statusCode, url).toBe(404)
  })
})
