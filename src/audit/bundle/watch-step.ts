// The step of a verifier that compares the passes of a watch with each other, and with the alerts that the file shows.
import { isJsonObject, type JsonObject } from '../../base/json.ts'
import { sha256Hex } from '../../base/sha256.ts'
import { verifyDisclosure } from '../digest.ts'
import { demand } from '../proofs/proof-error.ts'
import { alertLine, listsNotContinued, type WatchedPass } from '../watched-pass.ts'
import type { BundleFile, ShownAlert } from './bundle-file.ts'
import type { BundleRecords } from './bundle-records.ts'
import { Unproved } from './unproved.ts'

/** How many alerts of the passes the file shows. */
export interface ShownAlerts {
  readonly shown: number
  /** Digests whose alert the file does not show: of a subject that was removed, or left out. */
  readonly withheld: number
  /** The passes, from 0, whose alerts the file does not list. */
  readonly unlisted: readonly number[]
}

/** Throws a ProofError where alerts are not those of their pass, and Unproved where a pass does not continue the one before. */
export function watchStep(
  { alerts: listed }: BundleFile,
  { entries, watched = [] }: BundleRecords,
): readonly [says: string, ShownAlerts] {
  demand(listed.length === watched.length, 'invalid', 'the file has not one list of alerts for each record')
  const portfolio = entries[0]?.run ?? ''
  const seen = new Set<string>()
  for (const [at, pass] of watched.entries()) {
    const alerts = listed[at]
    demand(!seen.has(pass.pass), 'invalid', `record ${at + 1} is of a pass that is there twice`)
    seen.add(pass.pass)
    if (alerts != null) demandAlerts(alerts, pass, portfolio, at)
  }
  const gap = watched.findIndex((pass, at) => at > 0 && notContinued(watched[at - 1], pass).length > 0)
  if (gap !== -1)
    throw new Unproved(
      `record ${gap + 1} does not continue from the lists that the pass before left: ${notContinued(watched[gap - 1], watched[gap]).join(', ')}`,
    )
  const all = listed.flatMap((alerts) => alerts ?? [])
  const shown = all.filter(({ shown: value }) => value !== undefined).length
  const unlisted = listed.flatMap((alerts, at) => (alerts === null ? [at] : []))
  return [
    `Each pass continues from the lists that the one before left. ${shown} alerts are those of their passes.`,
    { shown, withheld: all.length - shown, unlisted },
  ]
}

const notContinued = (before: WatchedPass | undefined, pass: WatchedPass | undefined): readonly string[] =>
  before === undefined || pass === undefined ? [] : listsNotContinued(before, pass)

function demandAlerts(
  alerts: readonly ShownAlert[],
  { pass, alerts: { count, sha256 } }: WatchedPass,
  portfolio: string,
  at: number,
): void {
  const lines = alerts.map(({ id, digest }) => alertLine(id, digest)).join('')
  demand(
    alerts.length === count && sha256Hex(lines) === sha256,
    'invalid',
    `the alerts of record ${at + 1} are not those that it was sealed with`,
  )
  for (const { id, digest, shown } of alerts) {
    if (shown === undefined) continue
    const { salt, text } = shown
    const alert = parsed(text)
    demand(
      verifyDisclosure({ salt, name: id, value: text }, [digest]),
      'invalid',
      `an alert of record ${at + 1} is not behind its digest`,
    )
    demand(
      alert?.['id'] === id && alert['pass'] === pass && alert['portfolio'] === portfolio,
      'invalid',
      `an alert of record ${at + 1} is of another pass`,
    )
  }
}

function parsed(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isJsonObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
