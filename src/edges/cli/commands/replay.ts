// `assay replay`: computes a stored run, or a scorecard of an assessment, again from what it used, and compares every byte with
// what was sealed.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { verifyBundle } from '../../../audit/bundle/verify-bundle.ts'
import type { ReplayedRun } from '../../../contract/replayed-run.ts'
import type { Config } from '../../../installation/config.ts'
import { verifyEd25519 } from '../../../platform/signing/ed25519.ts'
import type { Composition } from '../parts/composition.ts'
import { CommandFailed } from './command-failed.ts'
import { print, type Printing } from './with-administration.ts'

/** Exit codes: 0 reproduced, 1 differs, 2 not replayable. */
const EXIT = { reproduced: 0, differs: 1, not_replayable: 2 } as const

export async function replay(
  config: Config,
  composition: Pick<Composition, 'replay' | 'replayTrail'>,
  of: string,
  { seq, ...printing }: Printing & { readonly seq?: number },
): Promise<void> {
  const trail = isFile(of) ? await readTrail(of) : undefined
  const replayed =
    trail === undefined
      ? await composition.replay(config, of, seq)
      : 'kind' in trail
        ? trail
        : await composition.replayTrail(config, trail, seq)
  if (replayed === undefined)
    throw new CommandFailed(
      `No workspace of this database has a run or a session ${of}. Send the id that run_diligence or start returned, or the file of an audit trail.`,
    )
  process.exitCode = EXIT[replayed.kind]
  const lines = linesOf(replayed)
  const isComputed = trail !== undefined && replayed.kind !== 'not_replayable'
  print(replayed, printing, isComputed ? [...lines, UNSIGNED] : lines)
}

const UNSIGNED =
  'The file agrees with itself. Whether the log of the server holds its records shows: assay verify.'

const isFile = (name: string): boolean => /[/\\]|\.json$|^-$/.test(name) || existsSync(name)

/** The bytes of a trail, or why nothing can be computed from it: what comes out of one that contradicts itself means nothing. */
async function readTrail(path: string): Promise<Uint8Array | ReplayedRun> {
  try {
    const bytes = await (path === '-' ? buffer(process.stdin) : readFile(path))
    const failed = verifyBundle(bytes, {}, verifyEd25519).steps.find(({ state }) => state === 'failed')
    return failed === undefined
      ? bytes
      : { kind: 'not_replayable', why: `${path} is no intact audit trail. ${failed.says}` }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { kind: 'not_replayable', why: `${path} cannot be read: ${why}` }
  }
}

function linesOf(replayed: NonNullable<Awaited<ReturnType<Composition['replay']>>>): readonly string[] {
  switch (replayed.kind) {
    case 'reproduced':
      return ['Reproduced: the same evidence and rules give the sealed scorecard, byte for byte.']
    case 'differs':
      return [
        `Differs at ${replayed.at || 'the whole scorecard'}`,
        `  sealed:   ${JSON.stringify(replayed.sealed) ?? 'nothing'}`,
        `  computed: ${JSON.stringify(replayed.computed) ?? 'nothing'}`,
      ]
    case 'not_replayable':
      return [`Not replayable: ${replayed.why}`]
  }
}
