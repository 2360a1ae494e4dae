// `assay completion SHELL`: a script for the shell, made from the commands themselves.
import type { Command } from 'commander'

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

/** What can follow: the path of commands typed so far -> subcommands and options. */
type Words = readonly (readonly [path: string, words: readonly string[]])[]

export function completionScript(shell: Shell, program: Command): string {
  const words = wordsOf(program, '')
  return shell === 'fish' ? fishScript(words) : shellScript(shell, words)
}

function wordsOf(command: Command, path: string): Words {
  const options = command.options.filter(({ hidden }) => !hidden).flatMap(({ long }) => long ?? [])
  const here = [path, [...command.commands.map((each) => each.name()), ...options, '--help']] as const
  return [here, ...command.commands.flatMap((each) => wordsOf(each, `${path} ${each.name()}`.trim()))]
}

/** Names of commands and options have no character that a shell reads in another way. */
function shellScript(shell: 'bash' | 'zsh', words: Words): string {
  const cases = words.map(([path, each]) => `    '${path}') words='${each.join(' ')}' ;;`)
  const prepare = shell === 'zsh' ? ['autoload -U +X bashcompinit && bashcompinit'] : []
  return [
    `# Completion of assay. Load it with: eval "$(assay completion ${shell})"`,
    ...prepare,
    '_assay() {',
    "  local path='' words='' word i",
    '  for ((i = 1; i < COMP_CWORD; i++)); do',
    '    word="${COMP_WORDS[i]}"',
    '    case "$word" in -*) ;; *) path="${path:+$path }$word" ;; esac',
    '  done',
    '  # an argument of a command is no command: the longest path that is known decides',
    '  while :; do',
    '    case "$path" in',
    ...cases.map((line) => `  ${line}`),
    '    esac',
    '    [[ -n "$words" || -z "$path" ]] && break',
    '    case "$path" in *\' \'*) path="${path% *}" ;; *) path=\'\' ;; esac',
    '  done',
    '  COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))',
    '  [[ ${#COMPREPLY[@]} -eq 0 ]] && COMPREPLY=($(compgen -f -- "${COMP_WORDS[COMP_CWORD]}"))',
    '}',
    'complete -F _assay assay',
    '',
  ].join('\n')
}

function fishScript(words: Words): string {
  const lines = words.map(([path, each]) => {
    const [first = '', second = ''] = path.split(' ')
    const condition =
      path === ''
        ? '__fish_use_subcommand'
        : [
            '__fish_seen_subcommand_from',
            first,
            ...(second === '' ? [] : [`; and __fish_seen_subcommand_from ${second}`]),
          ].join(' ')
    return `complete -c assay -n '${condition}' -a '${each.join(' ')}'`
  })
  return ['# Completion of assay. Load it with: assay completion fish | source', ...lines, ''].join('\n')
}
