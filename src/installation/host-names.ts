// Parses a list of host names, as ASSAY_ESTABLISHED_HOSTS is one.

/** Dotted names whose last label is no number: neither an address nor a whole top-level domain. */
const DOTTED_NAME = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*\.(?!\d+$)[\p{L}\p{M}\p{N}-]+$/u

/**
 * The names in the spelling of a parsed URL, each once; commas between them, and an empty text for none. Throws an Error
 * with a sentence for the operator.
 */
export function parseHostNames(text: string): ReadonlySet<string> {
  const items = text.split(',').map((item) => item.trim())
  return new Set(items.filter((item) => item !== '').map(readHostName))
}

function readHostName(item: string): string {
  const host = DOTTED_NAME.test(item) ? URL.parse(`http://${item}/`)?.hostname : undefined
  if (host === undefined)
    throw new Error(
      `"${item}" is not a host name. Give names alone, without https://, port, path or *, and commas between: ` +
        'forum.example.com,registry.example.org',
    )
  return host
}
