// The program of an earlier commit, taken from the history of this checkout.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../support/process.ts'

type Environment = Readonly<Record<string, string>>

const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: root, maxBuffer: 2 ** 30 })

/** Why there is no program of this commit: a shallow clone and an unpacked archive have no history. Undefined where there is one. */
export const historyAbsent = (commit: string): string | undefined =>
  git('cat-file', '-e', `${commit}^{commit}`).status === 0
    ? undefined
    : `no commit ${commit.slice(0, 8)} in the history of this checkout: git fetch --unshallow`

export interface OldProgram {
  /** Runs a command to its end. Its output; throws where it fails. */
  run(args: readonly string[], over: Environment): Promise<string>
  /** Starts a server. */
  serve(
    over: Environment,
  ): Promise<{ readonly url: string; readonly child: ChildProcess; end(): Promise<void> }>
}

/** Writes the program of a commit into a new folder; it uses the packages of this checkout. */
export function oldProgram(commit: string, folder: string): OldProgram {
  mkdirSync(folder, { recursive: true })
  const archive = git('archive', commit)
  if (archive.status !== 0) throw new Error(`git archive ${commit}: ${archive.stderr.toString()}`)
  spawnSync('tar', ['x', '-C', folder], { input: archive.stdout })
  if (!existsSync(join(folder, 'node_modules')))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const entry = join(folder, 'src/main/assay.mjs')
  const environment = (over: Environment): NodeJS.ProcessEnv => ({
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(ASSAY_|DATABASE_)/.test(name))),
    ASSAY_CONFIG_DIR: join(folder, 'settings'),
    ASSAY_ENV_FILE: '',
    ...over,
  })
  return {
    async run(args, over) {
      const child = spawn(process.execPath, [entry, ...args], { env: environment(over), cwd: folder })
      const said = { out: '', err: '' }
      child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
      child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
      await once(child, 'close')
      if (child.exitCode === 0) return said.out
      throw new Error(
        `assay ${args.join(' ')} of ${commit} ended with ${child.exitCode}: ${said.err}${said.out}`,
      )
    },
    async serve(over) {
      const child = spawn(process.execPath, [entry, 'serve'], { env: environment(over), cwd: folder })
      let said = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
      for (;;) {
        const url = /Assay is running at (http:\/\/[\w.:[\]]+\d)/.exec(said)?.[1]
        if (url !== undefined) {
          const end = async (): Promise<void> => {
            if (child.exitCode !== null) return
            const ended = once(child, 'exit')
            child.kill('SIGTERM')
            await ended
          }
          return { url, child, end }
        }
        if (child.exitCode !== null) throw new Error(`assay serve of ${commit} did not start: ${said}`)
        await wait(20)
      }
    },
  }
}

/** The key of the log and of the tokens in the data of the upgrade tests. */
export const LOG_SECRET = Buffer.alloc(32, 7).toString('base64')
