import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { parseSessionSecrets } from '../platform/signing/session-secrets.ts'
import {
  dataFolder,
  DataFolderUnusable,
  FolderInUse,
  isServed,
  lockFolder,
  servedAt,
  sessionSecrets,
} from './data-folder.ts'

const made: string[] = []
const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'assay-folder-'))
  made.push(path)
  return dataFolder(join(path, 'data'))
}
afterEach(() => made.splice(0).forEach((path) => rmSync(path, { recursive: true, force: true })))

test('secrets are made once, of 32 bytes, for the owner only', () => {
  const place = folder()
  const ring = sessionSecrets(place)
  expect(parseSessionSecrets(ring)).toHaveLength(1)
  expect(sessionSecrets(place)).toBe(ring)
  expect(statSync(place.secrets).mode & 0o777).toBe(0o600)
  expect(statSync(place.path).mode & 0o777).toBe(0o700)
})

test('a second server is refused with a sentence that says what to do', () => {
  const place = folder()
  const lock = lockFolder(place)
  expect(isServed(place)).toBe(true)
  expect(() => lockFolder(place)).toThrow(FolderInUse)
  expect(() => lockFolder(place)).toThrow(`process ${process.pid}`)
  expect(() => lockFolder(place)).toThrow('ASSAY_DATA_DIR')
  lock.release()
  expect(isServed(place)).toBe(false)
})

test('a killed holder leaves nothing that keeps the next one out', () => {
  const place = folder()
  const module = new URL('data-folder.ts', import.meta.url).href
  const script = `import { dataFolder, lockFolder } from '${module}'; lockFolder(dataFolder('${place.path}')); process.kill(process.pid, 'SIGKILL')`
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script])
  expect(signal).toBe('SIGKILL')
  lockFolder(place).release()
})

test('a process number left in server.json never decides', () => {
  const place = folder()
  writeFileSync(join(place.path, 'server.json'), '{"pid": 1, "since": "2020-01-01"}')
  lockFolder(place).release()
})

test('where the server is reached is known while it runs, and not after', () => {
  const place = folder()
  expect(servedAt(place)).toBeUndefined()
  const lock = lockFolder(place)
  expect(servedAt(place)).toBeUndefined()
  lock.announce('http://127.0.0.1:9000')
  expect(servedAt(place)).toBe('http://127.0.0.1:9000')
  lock.release()
  expect(servedAt(place)).toBeUndefined()
})

test('a folder that cannot be made says why, and which setting names another', () => {
  const path = mkdtempSync(join(tmpdir(), 'assay-folder-'))
  made.push(path)
  const file = join(path, 'file')
  writeFileSync(file, '')
  const message = (at: string): string => {
    try {
      return dataFolder(at).path
    } catch (error) {
      expect(error).toBeInstanceOf(DataFolderUnusable)
      return (error as Error).message
    }
  }
  const advice = 'Set ASSAY_DATA_DIR to a folder that this user can write.'
  expect(message(file)).toBe(`The data folder ${file} cannot be used: ${file} is a file. ${advice}`)
  expect(message(join(file, 'a/b'))).toBe(
    `The data folder ${join(file, 'a/b')} cannot be used: ${file} is a file. ${advice}`,
  )
  expect(message(join(path, 'x'.repeat(300)))).toContain('cannot be used: its name is too long.')
  expect(message(join(path, 'a/b/c'))).toBe(join(path, 'a/b/c'))
})

test.skipIf(process.platform !== 'linux')('a folder under /proc is refused, and not tried for ever', () => {
  expect(() => dataFolder('/proc/assay/data')).toThrow(
    'The data folder /proc/assay/data cannot be used: its file system holds no folders of users.',
  )
})
