// Parses ASSAY_SOURCE_URLS: other addresses for files of public sources, because publishers move them.

/** `id/file` in lower case -> address, which may contain a date such as `{YYYY-MM-DD}`. */
export type SourceUrls = ReadonlyMap<string, string>

const ITEM = /^([a-z0-9-]+\/[^/=,]+)=(.*)$/is
/** A comma inside an address does not end it. */
const BETWEEN_ITEMS = /,(?=\s*[a-z0-9-]+\/[^/=,]+=)/i

/**
 * Parses the setting. Throws an Error with a sentence for the operator. It does not check whether ids and files exist.
 */
export function parseSourceUrls(text: string): SourceUrls {
  const urls = new Map<string, string>()
  for (const item of text.trim() === '' ? [] : text.split(BETWEEN_ITEMS)) {
    const [, file = '', url = ''] = ITEM.exec(item.trim()) ?? []
    if (!/^https?:\/\//.test(url) || !URL.canParse(url))
      throw new Error(`"${item.trim()}" is not of the form SOURCE/FILE=https://...; see sources list`)
    if (urls.has(file.toLowerCase())) throw new Error(`${file} is named twice`)
    urls.set(file.toLowerCase(), url)
  }
  return urls
}
