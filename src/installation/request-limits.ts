// The limits of requests that the settings say, and where they are counted: in this process, or in a server that all share.
import type { LimitSizes, OpenLimits } from '../platform/limits/counted-limits.ts'
import { memoryLimits } from '../platform/limits/memory-limits.ts'
import type { OnLimitsServer } from '../platform/limits/shared-limits.ts'
import type { Config } from './config.ts'

/** why as large: an office signs in from one address each morning, and a question compares no password */
const ASKED_PER_ATTEMPT = 20

export async function requestLimits(config: Config, onServer: OnLimitsServer): Promise<OpenLimits> {
  const sizes: LimitSizes = {
    free: config.ASSAY_RATE_LIMIT_FREE,
    pro: config.ASSAY_RATE_LIMIT_PRO,
    telemetry: config.ASSAY_RATE_LIMIT_TELEMETRY,
    'failed-sign-in': config.ASSAY_RATE_LIMIT_FAILED_SIGN_IN,
    'sign-in': config.ASSAY_RATE_LIMIT_SIGN_IN,
    'sign-in-account': config.ASSAY_RATE_LIMIT_SIGN_IN_ACCOUNT,
    'sign-in-asked': config.ASSAY_RATE_LIMIT_SIGN_IN * ASKED_PER_ATTEMPT,
  }
  if (config.ASSAY_LIMITS_URL === '') return { ...memoryLimits(sizes), close: () => undefined }
  // why here: most installations have no such server, and its client takes a twentieth of a start
  const { sharedLimits } = await import('../platform/limits/shared-limits.ts')
  return sharedLimits(config.ASSAY_LIMITS_URL, sizes, onServer)
}
