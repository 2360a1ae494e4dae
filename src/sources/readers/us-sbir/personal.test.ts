// What must never come out of the award file: ways to reach a person, from whatever column.
import { describe, expect, test } from 'vitest'
import { AWARD, header, oneAward, read, sample } from './testing/award-file.ts'

describe('phones, e-mails and contacts never reach a record', () => {
  test('not from their own columns', async () => {
    const all = JSON.stringify(await read(sample))
    expect(all).not.toMatch(/@|010-000|Carla|Office Manager|Rita|University of/)
  })

  test.each([
    ['PI Name', 'pia@alder.example'],
    ['PI Name', 'Pia Alder (555) 010-0002'],
    ['PI Title', 'CTO, +1 555.010.0002'],
    ['PI Title', '5550100002'],
    ['PI Title', 'CTO ext 010-0002'],
    ['PI Title', '+44 20 7946 0018'],
    ['Award Title', 'Lasers, ask pia@alder.example'],
    ['Company Website', 'pia@alder.example'],
    ['Company Website', 'https://alder.example/?to=pia@alder.example'],
    ['Address1', 'c/o pia@alder.example'],
    ['Address2', 'Call 555 010 0002'],
    ['City', '555-010-0002'],
    ['Agency Tracking Number', 'pia@alder.example'],
  ])('not from %s: %s', async (column, value) => {
    const { records } = await read(oneAward({ ...AWARD, 'PI Name': 'Pia Alder', [column]: value }))
    expect(records).toHaveLength(1)
    expect(JSON.stringify(records)).not.toMatch(/pia@|pia%40|010.?0002|0018/)
  })

  test('not from columns of other names or in another order', async () => {
    const columns = header
      .replace('PI Phone', 'Principal Investigator Mobile')
      .replace('PI Email', 'PI E-mail')
      .split(',')
      .toReversed()
      .join()
    const values = { 'Principal Investigator Mobile': '555-010-0002', 'PI E-mail': 'pia@alder.example' }
    const { records } = await read(oneAward({ ...AWARD, 'PI Name': 'Pia Alder', ...values }, columns))
    expect(records[0]?.parts[2]).toMatchObject({ kind: 'role', personName: { full: 'Pia Alder' } })
    expect(JSON.stringify(records)).not.toMatch(/@|010/)
  })

  test('not from the words of an error', async () => {
    await expect(read(`${oneAward({ ...AWARD, 'PI Email': 'pia@alder.example' })}"cut`)).rejects.toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('pia') as string }) as Error,
    )
  })

  test('a title or a contract with long numbers stays', async () => {
    const title = 'Standard 555-010-0002 filters'
    const { records } = await read(oneAward({ ...AWARD, Contract: '5550100002', 'Award Title': title }))
    expect(records[0]).toMatchObject({ recordId: '5550100002', parts: [{}, { title }] })
  })
})
