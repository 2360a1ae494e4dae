// Compiles the program for the package: Node.js strips types of our own files, but of none below `node_modules`. Each file of
// `src` that the program reaches becomes one file of `lib`, at the same place and depth, so that every path between files
// holds. Types are replaced by spaces: a line of a stack trace is the line of the source, without a source map.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '../..')
const SOURCES = join(root, 'src')

/** What a user starts or imports. All other files are reached from these. */
const ENTRIES = ['main/assay.mjs', 'client/client.ts', 'audit/portable/sha2.ts']

/** What a page gets for `base/sha256.js`, by the field `browser` of package.json: the client checks proofs of the log there too. */
const PAGE_HASHES = {
  path: 'base/sha256-in-pages.js',
  code: "export { portableSha256Bytes as sha256Bytes, portableSha256Hex as sha256Hex } from '../audit/portable/sha2.js'\n",
}

/** A place in a text that names another file. */
interface Reference {
  readonly start: number
  readonly end: number
  readonly to: string
}

/** Writes the files to `out`, which is deleted first. Returns their paths in it, sorted. Throws where a file is missing. */
export function compileProgram(out: string): readonly string[] {
  rmSync(out, { recursive: true, force: true })
  const written: string[] = []
  const waiting = ENTRIES.map((entry) => join(SOURCES, entry))
  const seen = new Set(waiting)
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    const { code, reached } = compiled(file)
    const target = compiledName(relative(SOURCES, file))
    mkdirSync(dirname(join(out, target)), { recursive: true })
    writeFileSync(join(out, target), code)
    written.push(target.split(sep).join('/'))
    for (const each of reached) {
      if (seen.has(each)) continue
      seen.add(each)
      waiting.push(each)
    }
  }
  writeFileSync(join(out, PAGE_HASHES.path), PAGE_HASHES.code)
  written.push(PAGE_HASHES.path)
  return written.sort()
}

const isCode = (file: string): boolean => /\.(?:ts|mjs)$/.test(file)
const compiledName = (file: string): string => file.replace(/\.ts$/, '.js')

/** The content of a file in the package, and the files of `src` that it names. */
function compiled(file: string): { readonly code: string | Buffer; readonly reached: readonly string[] } {
  if (!isCode(file)) return { code: readFileSync(file), reached: [] }
  const source = readFileSync(file, 'utf8')
  const text = file.endsWith('.ts') ? stripTypeScriptTypes(source) : source
  let code = ''
  let at = 0
  const reached: string[] = []
  for (const { start, end, to } of referencesIn(file, text)) {
    const target = resolve(dirname(file), to)
    const { isFile } = statOf(target, file)
    code += text.slice(at, start) + compiledName(to)
    at = end
    if (isFile && target.startsWith(SOURCES + sep)) reached.push(target)
  }
  return { code: code + text.slice(at), reached }
}

function statOf(target: string, from: string): { readonly isFile: boolean } {
  const found = statSync(target, { throwIfNoEntry: false })
  if (found === undefined)
    throw new Error(`${relative(root, from)} names ${relative(root, target)}, which does not exist`)
  return { isFile: found.isFile() }
}

/** The relative paths that a module imports, or that it makes an address of with `new URL(path, import.meta.url)`. */
function referencesIn(file: string, text: string): readonly Reference[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS)
  const found: Reference[] = []
  const take = (literal: ts.Node | undefined, isRelative: RegExp): void => {
    if (literal === undefined || !ts.isStringLiteralLike(literal) || !isRelative.test(literal.text)) return
    const end = literal.getEnd() - 1
    found.push({ start: end - literal.text.length, end, to: literal.text })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) take(node.moduleSpecifier, /^\./)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      take(node.arguments[0], /^\./)
    else if (ts.isNewExpression(node) && isUrlBesideModule(node, tree))
      take(node.arguments?.[0], /^[^/:]+(?:\/|$)/)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

const isUrlBesideModule = (
  { expression, arguments: given }: ts.NewExpression,
  tree: ts.SourceFile,
): boolean =>
  ts.isIdentifier(expression) && expression.text === 'URL' && given?.[1]?.getText(tree) === 'import.meta.url'
