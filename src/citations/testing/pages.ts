// Pages for tests that do not care how a page is read.
import { fingerprintOf } from '../../base/text-fingerprint.ts'
import { textTokens } from '../../base/text-tokens.ts'
import { createFinder } from '../claims/claim-finder.ts'
import type { PageContent, PageFetch, PageFinder, SeenPage } from '../ports.ts'

/** The content of a page that is whole. */
export const contentOf = (text: string): PageContent => ({
  text,
  signs: { words: 1_000, continues: false, script: false, complete: true },
  fingerprint: fingerprintOf(textTokens(text)),
})

export const seenPage = (sha256 = 'ab'.repeat(32)): SeenPage => {
  const { signs, fingerprint } = contentOf('')
  return {
    sha256,
    fetchedAt: '2026-11-20T10:00:00.000Z',
    finalUrl: 'https://forum.io/t/1',
    status: 200,
    signs,
    fingerprint,
  }
}

/** The answer of a server that sends a text. */
export const textPage = (
  text: string,
  finalUrl = 'https://forum.io/t/1',
): Extract<PageFetch, { kind: 'page' }> => ({
  kind: 'page',
  bytes: Buffer.from(text),
  contentType: 'text/plain; charset=utf-8',
  status: 200,
  finalUrl,
})

/** Reads pages as plain text, at once. */
export const plainFinder: PageFinder = {
  search(source, claims) {
    const text = typeof source === 'string' ? source : Buffer.from(source.bytes).toString()
    return Promise.resolve({
      page: { kind: 'text', ...contentOf(text) },
      found: claims.map(createFinder(text)),
    })
  },
}
