// Recognises the domains that sign mail for others: receipts of payments and signed contracts (rule P-8).
import { classifiedHost } from './registrable-domain.ts'
import { hostAndParents, tableWords } from './table-rows.ts'
import { PAYMENT_PROCESSORS, SIGNATURE_SERVICES } from './tables/payment-processors.ts'

const PROCESSORS: ReadonlySet<string> = new Set(tableWords(PAYMENT_PROCESSORS))
const SIGNERS: ReadonlySet<string> = new Set(tableWords(SIGNATURE_SERVICES))

/** Whether receipts signed by the domain, or by one above it, tell of payments to others. */
export function isPaymentProcessor(domain: string): boolean {
  return hostAndParents(classifiedHost(domain)).some((host) => PROCESSORS.has(host))
}

/** Whether mail signed by the domain, or by one above it, delivers what others signed. */
export function isSignatureService(domain: string): boolean {
  return hostAndParents(classifiedHost(domain)).some((host) => SIGNERS.has(host))
}
