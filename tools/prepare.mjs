// `npm ci` runs this. It builds the dashboard, unless the tools for it were left out (`npm ci --omit=dev`). Plain JavaScript,
// because the Node.js of the machine may be older than the one that the program needs.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const inCheckout = (path) => existsSync(new URL(`../${path}`, import.meta.url))

// what the build needs: one of the tools, and one of the packages that it puts into the dashboard
if (['vite', '@mantine/core'].every((name) => inCheckout(`node_modules/${name}/package.json`))) {
  const { status } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exitCode = status ?? 1
} else if (!inCheckout('dist/dashboard/index.html')) {
  process.stdout.write(
    'The dashboard is not built, because the packages that build it were left out. The API and the commands work without it.\n' +
      'To build it, run: npm ci && npm prune --omit=dev\n',
  )
}
