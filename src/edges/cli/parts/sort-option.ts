// The order of a list, as a command takes it.
import { Option } from 'commander'

/** `standard`: the order without it. */
export const sortOption = (names: readonly string[], standard: string): Option =>
  new Option(
    '--sort <order>',
    `${names.join(', ')}; with a minus sign it falls (default: ${standard}; write --sort=${standard})`,
  ).choices(names.flatMap((name) => [name, `-${name}`]))
