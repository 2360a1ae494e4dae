// Builds the dashboard into dist/dashboard: hashed files under assets, and each text file compressed beside itself, so that
// the server only hands bytes out. Builds the verifier of audit trails too: one module without dependencies, and one page
// without other files, which a person can save.
import { hash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, defineConfig, type InlineConfig, type Plugin } from 'vite'

/** A test builds elsewhere, to compare two builds. */
const DIST = process.env['ASSAY_BUILD_DIR'] ?? join(import.meta.dirname, 'dist')
const OUT = join(DIST, 'dashboard')

const source = (path: string): string => join(import.meta.dirname, 'src', path)
const TARGETS = ['chrome125', 'firefox128', 'safari18']

/** why: a browser hashes asynchronously, and on secure addresses only; the verifier needs neither */
const portableHashes: Plugin = {
  name: 'portable-hashes',
  enforce: 'pre',
  load(id) {
    if (id !== source('base/sha256.ts')) return null
    const from = JSON.stringify(source('audit/portable/sha2.ts'))
    return `export { portableSha256Bytes as sha256Bytes, portableSha256Hex as sha256Hex } from ${from}`
  },
}

/** The code of an entry with all that it imports. */
async function oneFile(entry: string): Promise<string> {
  const config: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [portableHashes],
    build: {
      write: false,
      target: TARGETS,
      lib: { entry: source(entry), formats: ['es'] },
      rolldownOptions: { external: /^node:/, output: { codeSplitting: false } },
    },
  }
  const [result] = [await build(config)].flat()
  if (result === undefined || !('output' in result)) throw new Error('nothing was built')
  const [chunk, ...others] = result.output
  if (others.length > 0) throw new Error(`${entry} became several files`)
  return chunk.code
}

const sha256 = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/** The page with its script inside, and a policy that lets in nothing but this script and this style. */
function savedPage(html: string, code: string): string {
  // why: the text would end the script element
  const script = code.replaceAll('</script', String.raw`<\/script`)
  const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? ''
  const policy = `default-src 'none'; script-src ${sha256(script)}; style-src ${sha256(style)}; base-uri 'none'; form-action 'none'`
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`
  return html
    .replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${meta}`)
    .replace('<!--script-->', () => `<script type="module">${script}</script>`)
}

const verifier: Plugin = {
  name: 'verifier',
  async closeBundle() {
    const folder = join(DIST, 'verifier')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'assay-verify.mjs'), await oneFile('edges/verifier/assay-verify.ts'))
    const html = readFileSync(source('edges/dashboard/saved-page/verify-page.html'), 'utf8')
    const script = await oneFile('edges/dashboard/saved-page/verify-page.ts')
    writeFileSync(join(OUT, 'verify.html'), savedPage(html, script))
  },
}

const compressed: Plugin = {
  name: 'compressed',
  // why in order: it compresses the page that the verifier writes
  closeBundle: {
    order: 'post',
    sequential: true,
    handler() {
      for (const file of globSync('**/*.{html,js,css,svg}', { cwd: OUT })) {
        const bytes = readFileSync(join(OUT, file))
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
        writeFileSync(join(OUT, `${file}.br`), brotliCompressSync(bytes, { params }))
        writeFileSync(join(OUT, `${file}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  },
}

export default defineConfig({
  root: join(import.meta.dirname, 'src/edges/dashboard'),
  publicDir: false,
  plugins: [portableHashes, verifier, compressed],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    // why: what Vite would put inline, a data: address or a polyfill, the Content-Security-Policy would refuse
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // why: test/journeys/dashboard-pages.test.ts limits what is sent, which is compressed
    chunkSizeWarningLimit: 600,
    rolldownOptions: { checks: { moduleLevelDirective: false } },
    target: TARGETS,
  },
})
