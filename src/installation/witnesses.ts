// The witnesses that this installation asks to cosign its checkpoints, from a policy file (C2SP tlog-policy).
import { readFileSync } from 'node:fs'
import { readPolicy } from '../audit/bundle/policy.ts'
import type { Witness } from '../audit/ports.ts'
import { ProofError } from '../audit/proofs/index.ts'
import { parseTarget } from '../platform/http-guard/target.ts'
import { type Config, ConfigError } from './config.ts'

export interface WitnessSettings {
  readonly witnesses: readonly Witness[]
  /** The lines of the file on witnesses, groups and the quorum. */
  readonly lines: string
}

/** None without ASSAY_WITNESSES. Throws ConfigError where the file cannot be used. */
export function witnessSettings({
  ASSAY_WITNESSES: path,
  ASSAY_FETCH_ALLOW: allow,
}: Pick<Config, 'ASSAY_WITNESSES' | 'ASSAY_FETCH_ALLOW'>): WitnessSettings | undefined {
  if (path === '') return undefined
  const refuse = (why: string): never => {
    throw new ConfigError(`ASSAY_WITNESSES: ${path} ${why}`)
  }
  try {
    const bytes = readFileSync(path)
    const { witnesses: named } = readPolicy(bytes)
    if (named.length === 0) refuse('names no witness. Write a line "witness NAME KEY ADDRESS" for each.')
    const witnesses = named.map(({ name, key, url, text }) => {
      const target = url === undefined ? null : parseTarget(url, allow)
      if (
        url === undefined ||
        target === null ||
        (target.pinned === null && target.url.protocol !== 'https:')
      )
        return refuse(
          `gives the witness ${name} no address that Assay asks: https and a public host, without a port.`,
        )
      return { name, id: text, key, url }
    })
    const lines = bytes
      .toString('utf8')
      .split('\n')
      .filter((line) => /^\s*(witness|group|quorum)[ \t]/.test(line))
    return { witnesses, lines: lines.map((line) => `${line}\n`).join('') }
  } catch (error) {
    if (error instanceof ProofError) return refuse(`is not a policy file: ${error.message}.`)
    if (error instanceof Error && 'code' in error) return refuse(`cannot be read (${String(error.code)}).`)
    throw error
  }
}
