// Reads and writes the addresses of the pages.
const SIMPLE = {
  '/': 'assessments',
  '/assessments/new': 'new-assessment',
  '/diligence': 'runs',
  '/diligence/new': 'new-run',
  '/diligence/compare': 'compare-runs',
  '/diligence/verify': 'verify-trail',
  '/portfolios': 'portfolios',
  '/alerts': 'alerts',
  '/cases': 'cases',
  '/batches': 'batches',
  '/webhooks': 'webhooks',
  '/events': 'events',
  '/activity': 'activity',
  '/keys': 'keys',
  '/workspace': 'workspace',
  '/operator': 'operator',
  '/account': 'account',
  '/sign-in': 'sign-in',
  '/link': 'link',
} as const

const OF_ONE = {
  assessment: /^\/assessments\/([^/]+)$/,
  evidence: /^\/assessments\/([^/]+)\/evidence$/,
  lines: /^\/assessments\/([^/]+)\/evidence\/lines$/,
  case: /^\/cases\/([^/]+)$/,
  portfolio: /^\/portfolios\/([^/]+)$/,
  run: /^\/diligence\/([^/]+)$/,
  'provider-return': /^\/sign-in\/provider\/([^/]+)$/,
  connect: /^\/connect\/([^/]+)$/,
} as const

export type SimplePage = (typeof SIMPLE)[keyof typeof SIMPLE]
export type PageOfOne = keyof typeof OF_ONE
export type Route =
  | { readonly page: SimplePage | 'nowhere' }
  | { readonly page: PageOfOne; readonly id: string }

export function routeOf(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  if (Object.hasOwn(SIMPLE, plain)) return { page: SIMPLE[plain as keyof typeof SIMPLE] }
  for (const [page, pattern] of Object.entries(OF_ONE)) {
    const [, id] = pattern.exec(plain) ?? []
    if (id !== undefined) return { page: page as PageOfOne, id: decoded(id) }
  }
  return { page: 'nowhere' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const segment = (id: string): string => encodeURIComponent(id)

export const pathTo = {
  assessment: (id: string): string => `/assessments/${segment(id)}`,
  evidence: (id: string, axis?: string, kind?: string): string =>
    `/assessments/${segment(id)}/evidence${axis === undefined || kind === undefined ? '' : `?signal=${axis}.${kind}`}`,
  /** The form with an entry filled in, to send another in its place. */
  correction: (id: string, entry: string): string =>
    `/assessments/${segment(id)}/evidence?replaces=${segment(entry)}`,
  /** Evidence from a file or pasted. */
  lines: (id: string): string => `/assessments/${segment(id)}/evidence/lines`,
  entry: (id: string, entry: string): string => `/assessments/${segment(id)}#entry-${segment(entry)}`,
  portfolio: (id: string): string => `/portfolios/${segment(id)}`,
  /** The alerts of one portfolio. */
  alerts: (portfolio: string): string => `/alerts?portfolio=${segment(portfolio)}`,
  case: (id: string): string => `/cases/${segment(id)}`,
  run: (id: string): string => `/diligence/${segment(id)}`,
  comparison: (ids: readonly string[]): string => `/diligence/compare?ids=${ids.map(segment).join(',')}`,
} as const
