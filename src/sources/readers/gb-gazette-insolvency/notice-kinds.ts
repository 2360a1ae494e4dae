// What a notice means for the company, by the words of its category. A company with money can be wound up, too: a notice that may be
// of one is no insolvency.
import type { CasePart } from '../../model/record.ts'

interface NoticeKind {
  readonly caseKind: CasePart['caseKind']
  readonly status: CasePart['status']
  readonly disposition?: string
}

/** In the order in which they are tried. */
const KINDS: readonly (readonly [RegExp, NoticeKind])[] = [
  [
    /dismiss|withdrawal|withdrawn|rescission|recall of order/i,
    { caseKind: 'bankruptcy', status: 'closed', disposition: 'dismissed' },
  ],
  [/petition/i, { caseKind: 'bankruptcy', status: 'open', disposition: 'petition' }],
  [/winding-?\s?up order/i, { caseKind: 'bankruptcy', status: 'open', disposition: 'winding-up order' }],
  [/administrat/i, { caseKind: 'bankruptcy', status: 'open', disposition: 'administration' }],
  [/receiver/i, { caseKind: 'bankruptcy', status: 'open', disposition: 'receivership' }],
  [/meetings? of creditors|moratori/i, { caseKind: 'bankruptcy', status: 'open' }],
]
/** Liquidators, resolutions, dividends: of a solvent company as of one that is not. */
const EITHER: NoticeKind = { caseKind: 'administrative', status: 'unknown' }

export const noticeKind = (category: string): NoticeKind =>
  KINDS.find(([words]) => words.test(category))?.[1] ?? EITHER
