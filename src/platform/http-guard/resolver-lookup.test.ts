import { createSocket, type Socket } from 'node:dgram'
import type { LookupAddress } from 'node:dns'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createResolverLookup } from './resolver-lookup.ts'

const A = 1
const AAAA = 28
const zone: Readonly<Record<string, readonly string[]>> = {
  'both.example.com/1': ['01020304', '05060708'],
  'both.example.com/28': ['26064700470000000000000000001111'],
  'four.example.com/1': ['7f000001'],
  'silent6.example.com/1': ['01020304'],
  'six.example.com/28': ['00000000000000000000000000000001'],
}
const asked: string[] = []
let server: Socket
let port = 0

/** A name server for the zone above. It keeps silent about names that begin with "silent". */
beforeAll(async () => {
  server = createSocket('udp4', (query, peer) => {
    const labels: string[] = []
    let at = 12
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length))
      at += length + 1
    }
    const name = labels.join('.').toLowerCase()
    const type = query.readUInt16BE(at + 1)
    asked.push(`${name} ${type === A ? 'A' : type === AAAA ? 'AAAA' : type}`)
    if (name.startsWith('silent') && zone[`${name}/${type}`] === undefined) return
    const records = (zone[`${name}/${type}`] ?? []).map((hex) => Buffer.from(hex, 'hex'))
    const header = Buffer.concat([
      query.subarray(0, 2),
      Buffer.from([0x81, 0x80, 0, 1, 0, records.length, 0, 0, 0, 0]),
    ])
    const answers = records.map((data) =>
      Buffer.concat([Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length]), data]),
    )
    server.send(Buffer.concat([header, query.subarray(12, at + 5), ...answers]), peer.port, peer.address)
  })
  await new Promise<void>((resolve) => {
    server.bind(0, '127.0.0.1', resolve)
  })
  port = server.address().port
})

afterAll(() => {
  server.close()
})

function lookup(host: string): Promise<readonly LookupAddress[] | string> {
  const ask = createResolverLookup([`127.0.0.1:${port}`])
  return new Promise((resolve) => {
    ask(host, { all: true }, (error, answer) => resolve(error === null ? answer : 'failed'))
  })
}

describe('createResolverLookup', () => {
  it('gives all addresses of both families', async () => {
    expect(await lookup('both.example.com')).toEqual([
      { address: '1.2.3.4', family: 4 },
      { address: '5.6.7.8', family: 4 },
      { address: '2606:4700:4700::1111', family: 6 },
    ])
  })

  it('is content with one family, and hides no private address from the policy', async () => {
    expect(await lookup('four.example.com')).toEqual([{ address: '127.0.0.1', family: 4 }])
    expect(await lookup('six.example.com')).toEqual([{ address: '::1', family: 6 }])
  })

  it('asks for the very name, without search domains, and fails where there is nothing', async () => {
    asked.length = 0
    expect(await lookup('none.example.com')).toBe('failed')
    expect(asked.sort()).toEqual(['none.example.com A', 'none.example.com AAAA'])
  })

  it('does not wait long for AAAA when there is an A', async () => {
    const silent = lookup('silent.example.com')
    const first = await Promise.race([lookup('silent6.example.com'), silent])
    expect(first).toEqual([{ address: '1.2.3.4', family: 4 }])
    await silent
  })

  it('gives up on a silent server, on any number of names at once', async () => {
    const started = performance.now()
    const results = await Promise.all(Array.from({ length: 50 }, (_, i) => lookup(`silent-${i}.example.com`)))
    expect(new Set(results)).toEqual(new Set(['failed']))
    // one after the other would take minutes
    expect(performance.now() - started).toBeLessThan(20_000)
  })
})
