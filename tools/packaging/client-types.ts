// Writes the types of the client for the package: declarations of `src/client` and of the contract that it is derived from.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '../..')

/** Writes the declarations below `out`, beside the code. Throws where one cannot be made. */
export function writeClientTypes(out: string): void {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8')) as {
    config: unknown
  }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const program = ts.createProgram([join(root, 'src/client/client.ts')], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: join(root, 'src'),
    outDir: out,
  })
  const { diagnostics } = program.emit(undefined, (path, text) => ts.sys.writeFile(path, asCompiled(text)))
  const [first] = diagnostics
  if (first !== undefined) throw new Error(ts.flattenDiagnosticMessageText(first.messageText, '\n'))
}

/** The names of the compiled files: another project may not allow imports that end in `.ts`. */
const asCompiled = (text: string): string =>
  text.replaceAll(/((?:from |import\()["']\.[^"']*)\.ts(?=["'])/g, '$1.js')
