// Every command line that the documentation shows is one that the program takes: its command, its arguments, its options.
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Argument, type Command, CommanderError, type Option } from 'commander'
import { expect, test } from 'vitest'
import { program } from '../src/edges/cli/program.ts'
import { composition } from '../src/main/composition.ts'

const root = resolve(import.meta.dirname, '..')
const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })].toSorted()

/** A word in capitals takes the place of what the reader has: ID, FILE, DATE. */
const isPlaceholder = (value: string): boolean => /^\$?[A-Z][A-Z0-9_-]*$/.test(value)

/** The program with actions that do nothing. It judges values, but no placeholders. */
function taking(): Command {
  const judge = (part: Argument | Option): void => {
    const { parseArg } = part as { parseArg?: (value: string, before: unknown) => unknown }
    if (parseArg !== undefined)
      part.argParser((value: string, before: unknown) =>
        isPlaceholder(value) ? value : parseArg.call(part, value, before),
      )
  }
  const prepare = (command: Command): void => {
    command.exitOverride().configureOutput({ writeErr: () => undefined, writeOut: () => undefined })
    if (command.commands.length === 0) command.action(() => undefined)
    for (const part of [...command.options, ...command.registeredArguments]) judge(part)
    command.commands.forEach(prepare)
  }
  const assay = program(composition)
  prepare(assay)
  return assay
}

/** The words of a line as a shell gives them to a program, up to a pipe, a redirection, a comment or the next command. */
function wordsOf(line: string): string[] {
  const words: string[] = []
  for (const [word = ''] of line.matchAll(/"[^"]*"|'[^']*'|[^\s"']+/g)) {
    if (/^[|<>&;#]/.test(word) || word.startsWith('2>')) break
    words.push(word.replace(/^(["'])([^]*)\1$/, '$2').replace(/^\$\{?(\w+)\}?$/, '$1'))
  }
  return words
}

const CALL = /(?:npm run (?:-s |--silent )?assay -- |(?:npx )?\bassay )(.*)$/

const shown = pages.flatMap((page) => {
  const text = readFileSync(resolve(root, page), 'utf8')
  const blocks = [...text.matchAll(/^```(?:text|sh|bash)\n([^]*?)^```/gm)].map(([, block = '']) => block)
  return blocks.flatMap((block) =>
    block
      .replaceAll('\\\n', ' ')
      .split('\n')
      // why: the other lines of such a block are what a program prints
      .filter((line) =>
        /^(?:\w+=\S* )*(?:npm run (?:-s |--silent )?assay -- |npx assay |assay )/.test(line.trim()),
      )
      .map((line) => [page, line.trim()] as const),
  )
})

test('the documentation shows commands', () => {
  expect(shown.length).toBeGreaterThan(50)
})

test.each(shown)('%s: %s', async (_page, line) => {
  const words = wordsOf(CALL.exec(line)?.[1] ?? '')
  await taking()
    .parseAsync(words, { from: 'user' })
    .catch((error: unknown) => {
      throw error instanceof CommanderError ? new Error(`${words.join(' ')}: ${error.message}`) : error
    })
})

test.each(['cases shown ID', 'cases list --colour red', 'cases show', 'assess --as-of 2020-13-45 FILE'])(
  'refused: %s',
  async (line) => {
    const taken = taking().parseAsync(wordsOf(line), { from: 'user' })
    expect(
      await taken.then(
        () => 'taken',
        () => 'refused',
      ),
    ).toBe('refused')
  },
)

test('every command that a sentence names is there', () => {
  const paths = new Set<string>()
  const collect = (command: Command, path: string): void => {
    paths.add(path)
    for (const sub of command.commands) collect(sub, `${path} ${sub.name()}`)
  }
  for (const command of taking().commands) collect(command, command.name())
  const unknown = pages.flatMap((page) =>
    [
      ...readFileSync(resolve(root, page), 'utf8').matchAll(
        /`(?:npm run (?:-s )?assay -- |assay )([a-z][^`]*)`/g,
      ),
    ]
      .map(([, call = '']) => call.split(/\s/))
      .filter(
        ([first = '', second = '']) =>
          !paths.has(first) ||
          ([...paths].some((path) => path.startsWith(`${first} `)) &&
            /^[a-z-]+$/.test(second) &&
            !paths.has(`${first} ${second}`)),
      )
      .map((words) => `${page}: ${words.join(' ')}`),
  )
  expect(unknown).toEqual([])
})
