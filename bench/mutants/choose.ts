// Which mutants are tried: every limit that is named as one, and a seeded sample of the rules.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../names/random.ts'
import { type Kind, type Mutant, mutantsOf } from './sites.ts'

export const SEED = 1
export const SAMPLED = 60

/** What decides, and what bounds: each place gives the same share of the sample. Tables of facts are data, not rules. */
const PLACES: readonly { name: string; files: RegExp; constantsOnly?: true }[] = [
  { name: 'assessment', files: /^src\/assessment\/rules\// },
  { name: 'diligence', files: /^src\/diligence\/rules\// },
  { name: 'names', files: /^src\/names\// },
  { name: 'citations', files: /^src\/citations\/(?:find|judge)\// },
  { name: 'audit', files: /^src\/audit\// },
  { name: 'dispatch', files: /^src\/dispatch\// },
  { name: 'accounts', files: /^src\/accounts\// },
  { name: 'call', files: /^src\/call\// },
  { name: 'screening', files: /^src\/screening\// },
  { name: 'limits', files: /^src\/(?:platform|edges\/(?:rest|mcp)|sources|contract)\//, constantsOnly: true },
]
// why no dashboard: what a page shows at most is no limit of the program, and its pages would have to be built for each
const SKIPPED = /\.test\.ts$|\/testing\/|\/tables\/|\/migrations\/|^src\/edges\/dashboard\//

/** The seed's order: a mutant keeps its rank when other files change. */
const ranked = (mutants: readonly Mutant[], seed: number): Mutant[] =>
  mutants
    .map((mutant) => ({ mutant, rank: hashOf(`${seed} ${mutant.key}`) }))
    .sort((a, b) => a.rank - b.rank || (a.mutant.key < b.mutant.key ? -1 : 1))
    .map(({ mutant }) => mutant)

/** Takes turns among the kinds, so that a file full of numbers does not crowd out its conditions. */
function inTurns(mutants: readonly Mutant[]): Mutant[] {
  const kinds = new Map<Kind, Mutant[]>()
  for (const mutant of mutants) {
    const queue = kinds.get(mutant.kind)
    if (queue === undefined) kinds.set(mutant.kind, [mutant])
    else queue.push(mutant)
  }
  const queues = [...kinds.values()]
  const longest = Math.max(0, ...queues.map((queue) => queue.length))
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? [])).flat()
}

export function chooseMutants(root: string, seed = SEED, sampled = SAMPLED): Mutant[] {
  const files = globSync('src/**/*.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  const all = files
    .filter((file) => !SKIPPED.test(file))
    .toSorted()
    .flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8'), seed))
  const limits = all.filter(({ kind }) => kind === 'limit')
  const share = sampled / PLACES.length
  const rules = PLACES.flatMap(({ files: within, constantsOnly }, place) => {
    const here = all.filter(
      ({ kind, file, constant }) =>
        kind !== 'limit' && within.test(file) && (constantsOnly === undefined || constant !== undefined),
    )
    const count = Math.floor(share * (place + 1)) - Math.floor(share * place)
    return inTurns(ranked(here, seed)).slice(0, count)
  })
  return [...limits, ...rules]
}
