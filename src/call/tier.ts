// Refuses what a tier does not include.
import type { Tier } from '../contract/operations/operation.ts'
import { Problem } from './problem.ts'

/** The refusal of a feature that only Pro workspaces have. */
export function tierRequired(
  what: string,
  current: Tier,
  { settings }: { readonly settings: { readonly upgradeUrl: string } },
): Problem {
  return new Problem('tier_required', {
    detail: `${what} needs the tier pro; this workspace is ${current}`,
    currentTier: current,
    requiredTier: 'pro',
    upgradeUrl: settings.upgradeUrl,
  })
}
