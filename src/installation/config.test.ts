import { describe, expect, test } from 'vitest'
import { clientSettings, ConfigError, readConfig, settings } from './config.ts'

test('an empty environment gives the defaults', () => {
  expect(readConfig(settings, {})).toMatchObject({
    ASSAY_MODE: 'local',
    ASSAY_PORT: 8787,
    ASSAY_DATA_DIR: './data',
    ASSAY_RATE_LIMIT_FREE: 120,
    ASSAY_RATE_LIMIT_PRO: 1200,
    ASSAY_RATE_LIMIT_TELEMETRY: 100,
    ASSAY_TRUST_PROXY: false,
  })
})

test('every wrong setting is named at once, with its value unless it is a secret', () => {
  const read = () =>
    readConfig(settings, { ASSAY_PORT: '80a', ASSAY_MODE: 'prod', DATABASE_URL: 'mysql://root:hunter2@db/x' })
  expect(read).toThrow(ConfigError)
  for (const says of ['ASSAY_PORT "80a"', 'ASSAY_MODE "prod"', 'DATABASE_URL:']) expect(read).toThrow(says)
  expect(read).not.toThrow('hunter2')
})

test.each(['', ' 8787', '65536', '-1', '8787.0', '0x50'])('the port "%s" is refused', (port) => {
  expect(() => readConfig(settings, { ASSAY_PORT: port })).toThrow('ASSAY_PORT')
})

describe('the address of the server to call', () => {
  const read = (given: string): string => readConfig(clientSettings, { ASSAY_API_URL: given }).ASSAY_API_URL

  test.each([
    ['http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
    ['https://assay.example.com/', 'https://assay.example.com'],
    ['https://example.com/assay//', 'https://example.com/assay'],
  ])('%s is read as %s', (given, address) => expect(read(given)).toBe(address))

  test.each([
    ['https://assay.example.com/mcp', 'alone: https://assay.example.com'],
    ['https://assay.example.com/mcp/diligence/', 'alone: https://assay.example.com'],
    ['https://assay.example.com/mcp/desk', 'alone: https://assay.example.com'],
    ['https://example.com/assay/v1', 'alone: https://example.com/assay'],
    ['https://assay.example.com/?key=1', 'alone: https://assay.example.com'],
    ['assay.example.com', 'such as https://assay.example.com'],
    ['ftp://assay.example.com', 'such as https://assay.example.com'],
  ])('%s is refused with the right one', (given, says) => {
    expect(() => read(given)).toThrow('ASSAY_API_URL')
    expect(() => read(given)).toThrow(says)
  })
})
