import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTextRecords } from './text-records.ts'

/** By name, the pieces of each record. */
const zone: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'firm.example': [['v=spf1 -all'], ['assay-domain-', 'verification=x']],
}
/** The server answers that it cannot. */
const BROKEN = 'broken.example'
let server: Socket

/** A name server with the zone above. */
beforeAll(async () => {
  server = createSocket('udp4', (query, peer) => {
    const labels: string[] = []
    let at = 12
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length))
      at += length + 1
    }
    const name = labels.join('.').toLowerCase()
    const records = zone[name] ?? []
    const answers = records.map((pieces) => {
      const data = Buffer.concat(pieces.map((one) => Buffer.from(`${String.fromCharCode(one.length)}${one}`)))
      return Buffer.concat([Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length]), data])
    })
    const flags = name === BROKEN ? 0x82 : records.length === 0 ? 0x83 : 0x80
    const header = [query.subarray(0, 2), Buffer.from([0x81, flags, 0, 1, 0, records.length, 0, 0, 0, 0])]
    const answer = Buffer.concat([...header, query.subarray(12, at + 5), ...answers])
    server.send(answer, peer.port, peer.address)
  }).bind(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

it('gives the whole text of each record, and none where there is none', async () => {
  const records = createTextRecords([`127.0.0.1:${server.address().port}`])
  expect(await records('firm.example')).toEqual(['v=spf1 -all', 'assay-domain-verification=x'])
  expect(await records('other.example')).toEqual([])
})

it('says that no name server answers where one cannot', async () => {
  const records = createTextRecords([`127.0.0.1:${server.address().port}`])
  expect(await records(BROKEN)).toBeUndefined()
})
