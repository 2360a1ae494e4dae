#!/usr/bin/env node
// Plain JavaScript: an older Node.js can then report its version instead of failing on a type annotation.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  process.stderr.write(
    `Assay needs Node.js 24 or newer; this is ${process.versions.node}. In a checkout use "npm run assay -- ...", which brings its own.\n`,
  )
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
const { main } = await import('../edges/cli/program.ts')
const { composition } = await import('./composition.ts')
await main(process.argv, composition)
