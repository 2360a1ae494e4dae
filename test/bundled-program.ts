// Bundles the program before the first test of "system", and removes the bundle after the last: tests start hundreds of processes, and
// one that loads 2,800 modules takes twice the processor time of one that loads 20 files.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { BUNDLE } from './support/process.ts'

const root = resolve(import.meta.dirname, '..')
const CACHE = join(root, 'node_modules/.cache')

export async function setup(): Promise<() => void> {
  // why below node_modules: the packages that stay outside are found from there
  mkdirSync(CACHE, { recursive: true })
  const out = mkdtempSync(join(CACHE, 'assay-program-'))
  const remove = (): void => rmSync(out, { recursive: true, force: true })
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [inItsPlace(out)],
    // why outside: it is machine code, and finds its file by its own place
    ssr: { noExternal: true, external: ['@myriaddreamin/typst-ts-node-compiler'] },
    build: {
      outDir: out,
      target: 'node24',
      ssr: join(root, 'src/main/assay.mjs'),
      rolldownOptions: {
        output: {
          entryFileNames: 'assay.mjs',
          // why .mjs: below node_modules Node.js parses a .js file once more to find that it is a module
          chunkFileNames: 'assets/[name]-[hash].mjs',
          minify: { codegen: true, mangle: false, compress: false },
        },
      },
    },
  }).catch((error: unknown) => {
    remove()
    throw error
  })
  process.env[BUNDLE] = out
  return remove
}

/** A module of ours finds the files of the checkout as if it were not bundled; the threads that it starts are bundled too. */
function inItsPlace(out: string): Plugin {
  return {
    name: 'in-its-place',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(join(root, 'src')) || !code.includes('import.meta')) return null
      return code
        .replace(/new URL\('(\.[^']+)\.ts', import\.meta\.url\)/g, (_, path: string) => {
          const thread = resolve(dirname(id), `${path}.ts`)
          const fileName = relative(root, thread).replace(/\.ts$/, '.mjs')
          this.emitFile({ type: 'chunk', id: thread, fileName })
          return `new URL('${pathToFileURL(join(out, fileName)).href}')`
        })
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
    },
  }
}
