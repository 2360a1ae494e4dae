import { expect, test } from 'vitest'
import { ConfigError, readConfig, settings } from './config.ts'

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
