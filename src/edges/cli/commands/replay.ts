// `assay replay`: computes a stored run, or a scorecard of an assessment, again from what it used, and compares every byte with
// what was sealed.
import type { Config } from '../../../installation/config.ts'
import type { Composition } from '../parts/composition.ts'
import { CommandFailed } from './command-failed.ts'
import { print, type Printing } from './with-administration.ts'

/** Exit codes: 0 reproduced, 1 differs, 2 not replayable. */
const EXIT = { reproduced: 0, differs: 1, not_replayable: 2 } as const

export async function replay(
  config: Config,
  composition: Pick<Composition, 'replay'>,
  id: string,
  { seq, ...printing }: Printing & { readonly seq?: number },
): Promise<void> {
  const replayed = await composition.replay(config, id, seq)
  if (replayed === undefined)
    throw new CommandFailed(
      `No workspace of this database has a run or a session ${id}. Send the id that run_diligence or start returned.`,
    )
  process.exitCode = EXIT[replayed.kind]
  print(replayed, printing, linesOf(replayed))
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
