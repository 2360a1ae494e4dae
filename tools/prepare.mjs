// `npm ci` runs this. It builds the dashboard, unless the tools for it were left out (`npm ci --omit=dev`). Plain JavaScript,
// because the Node.js of the machine may be older than the one that the program needs.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const { resolve } = createRequire(import.meta.url)
const BUILT = fileURLToPath(new URL('../dist/dashboard/index.html', import.meta.url))

/** What the build needs: one of the tools, and one of the packages that it puts into the dashboard. */
const isThere = (name) => {
  try {
    return resolve(`${name}/package.json`) !== ''
  } catch {
    return false
  }
}

if (['vite', '@mantine/core'].every(isThere)) {
  const { status } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exitCode = status ?? 1
} else if (!existsSync(BUILT)) {
  process.stdout.write(
    'The dashboard is not built, because the packages that build it were left out. The API and the commands work without it.\n' +
      'To build it, run: npm ci && npm prune --omit=dev\n',
  )
}
