// Draws for the simulation of the estimate, each from one seed: the same seed gives the same worlds everywhere.
import { createRandom } from '../names/random.ts'

export interface Draws {
  /** From 0 to 1, without both ends. */
  readonly uniform: () => number
  readonly normal: () => number
  /** One of the values, by weights that sum to 1. */
  readonly weighted: (pairs: readonly (readonly [value: number, weight: number])[]) => number
  /** Counts of groups: `n` draws from shares that are themselves drawn from a Dirichlet distribution. */
  readonly dirichletMultinomial: (weights: readonly number[], n: number) => number[]
}

export function drawsFrom(seed: number): Draws {
  const random = createRandom(seed)
  const uniform = (): number => (random.next() + 0.5) / 0x1_0000_0000
  const normal = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())

  const weighted: Draws['weighted'] = (pairs) => {
    let left = uniform()
    for (const [value, weight] of pairs) if ((left -= weight) < 0) return value
    return pairs.at(-1)?.[0] ?? 0
  }

  /** Pólya's urn: a group that was drawn becomes likelier, which is the same as to draw the shares first. */
  const dirichletMultinomial: Draws['dirichletMultinomial'] = (weights, n) => {
    const counts = weights.map(() => 0)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    for (let drawn = 0; drawn < n; drawn++) {
      let left = uniform() * (total + drawn)
      const at = weights.findIndex((weight, i) => (left -= weight + (counts[i] ?? 0)) < 0)
      const group = at === -1 ? weights.length - 1 : at
      counts[group] = (counts[group] ?? 0) + 1
    }
    return counts
  }
  return { uniform, normal, weighted, dirichletMultinomial }
}
