// Commands in messages, as this user types them. A message writes `assay keys list`; in a checkout, the shell knows no `assay`.
import { sep } from 'node:path'

const COMMANDS =
  'accounts|alerts|assess|audit|backup|batch|cases|completion|demo|diligence|doctor|entry|erase|explain|fsck|init|jobs|keys|match-pairs|mcp|migrate|operators|' +
  'portfolios|read-quotes|replay|resources|restore|runs|screen|serve|service|sessions|sources|verify-citations|verify|webhooks|worker|workspaces'
const COMMAND = new RegExp(String.raw`(?<![\w./-])assay (?=(?:${COMMANDS})\b)`, 'g')

type Environment = Readonly<Record<string, string | undefined>>

/** How the program was started: by a script of npm, by npx, or by its name. `place`: the folder of this file. */
export function invocation(environment: Environment, place = import.meta.dirname): string {
  if (environment['npm_command'] === 'exec') return 'npx assay'
  const isCheckout = place.split(sep).includes('src')
  return isCheckout ? 'npm run assay --' : 'assay'
}

export const asInvoked = (text: string, environment: Environment = process.env): string =>
  text.replaceAll(COMMAND, `${invocation(environment)} `)
