import { expect, test } from 'vitest'
import { ConfigError } from './config.ts'
import { storeLocation } from './store-location.ts'

const DIRECT = 'postgres://assay:hunter2@db.example.com/assay'

test('the address of PostgreSQL behind a pooler is refused without that of the pooler, as SQLite would be used', () => {
  const read = () =>
    storeLocation({ DATABASE_URL: '', DATABASE_DIRECT_URL: DIRECT, ASSAY_DATA_DIR: '/nowhere' })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow('DATABASE_URL')
  expect(read).not.toThrow('hunter2')
})

test('both addresses are those of one store', () => {
  const url = 'postgres://assay@pooler.example.com:6432/assay'
  expect(storeLocation({ DATABASE_URL: url, DATABASE_DIRECT_URL: DIRECT, ASSAY_DATA_DIR: '' })).toEqual({
    kind: 'postgres',
    url,
    directUrl: DIRECT,
  })
  expect(storeLocation({ DATABASE_URL: url, DATABASE_DIRECT_URL: '', ASSAY_DATA_DIR: '' })).toEqual({
    kind: 'postgres',
    url,
  })
})
