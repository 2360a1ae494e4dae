// Recognises domains whose signature under a message says nothing about an organisation (rule P-8).
import { classifiedHost } from './registrable-domain.ts'
import { hostAndParents, tableWords } from './table-rows.ts'
import { FREE_MAIL, MAIL_RELAYS } from './tables/shared-mail.ts'

const SHARED: ReadonlySet<string> = new Set([FREE_MAIL, MAIL_RELAYS].flatMap(tableWords))

/** Whether strangers can have a message of their own making signed by the domain, or by one above it. */
export function isSharedMail(domain: string): boolean {
  return hostAndParents(classifiedHost(domain)).some((host) => SHARED.has(host))
}
