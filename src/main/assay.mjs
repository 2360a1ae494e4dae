#!/usr/bin/env node
// Plain JavaScript: an older Node.js can then report its version instead of failing on a type annotation.
import { existsSync } from 'node:fs'

const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  // why looked for: the package `node` downloads it, unless it was left out (--omit=dev, --ignore-scripts)
  const own = ['node', 'node.exe'].some((name) =>
    existsSync(new URL(`../../node_modules/node/bin/${name}`, import.meta.url)),
  )
  const advice = own
    ? 'In this checkout use "npm run assay -- ...", which has its own.'
    : 'Install Node.js 24 from https://nodejs.org, or in a checkout run "npm ci", which also installs it.'
  process.stderr.write(`Assay needs Node.js 24 or newer; this is ${process.versions.node}. ${advice}\n`)
  process.exit(1)
}
// a reader that stops early (head, a closed pager) has what it wanted
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})
// halves the start, which a host of `assay mcp` waits for; an unwritable folder does no harm. Why by the variable: the threads
// of a process use the cache only where it is set
process.env.NODE_COMPILE_CACHE ??= `${import.meta.dirname}/../../node_modules/.cache/assay`
const { enableCompileCache } = await import('node:module')
enableCompileCache()
const { EnvFileUnusable, readEnvFile } = await import('../installation/env-file.ts')
try {
  readEnvFile(process.argv.slice(2), process.env)
} catch (error) {
  if (!(error instanceof EnvFileUnusable)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
const { main } = await import('../edges/cli/program.ts')
const { composition } = await import('./composition.ts')
await main(process.argv, composition)
