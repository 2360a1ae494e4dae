// Builds the dashboard into dist/dashboard: hashed files under assets, and each text file compressed beside itself, so that
// the server only hands bytes out.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

const OUT = join(import.meta.dirname, 'dist/dashboard')

const compressed: Plugin = {
  name: 'compressed',
  closeBundle() {
    for (const file of globSync('**/*.{html,js,css,svg}', { cwd: OUT })) {
      const bytes = readFileSync(join(OUT, file))
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      writeFileSync(join(OUT, `${file}.br`), brotliCompressSync(bytes, { params }))
      writeFileSync(join(OUT, `${file}.gz`), gzipSync(bytes, { level: 9 }))
    }
  },
}

export default defineConfig({
  root: join(import.meta.dirname, 'src/edges/dashboard'),
  publicDir: false,
  plugins: [compressed],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    // why: what Vite would put inline, a data: address or a polyfill, the Content-Security-Policy would refuse
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // why: test/journeys/dashboard-pages.test.ts limits what is sent, which is compressed
    chunkSizeWarningLimit: 600,
    rolldownOptions: { checks: { moduleLevelDirective: false } },
    target: ['chrome125', 'firefox128', 'safari18'],
  },
})
