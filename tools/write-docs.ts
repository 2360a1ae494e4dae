// `npm run docs`: writes the generated pages. test/docs.test.ts fails when they are not what this would write.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { reference } from './reference.ts'

const root = resolve(import.meta.dirname, '..')
for (const [path, content] of Object.entries(reference())) {
  const file = resolve(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
