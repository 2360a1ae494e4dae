// What the digests of alerts by mail need of the world: their settings, the alerts that they hold, and a mail server.
import type { MailDigest } from '../contract/vocabulary/mail-digest.ts'

export interface StoredMailDigest extends MailDigest {
  /** Alerts up to this id are in no digest. */
  readonly after: string
}

/** A digest that waits. */
export interface StoredDigest {
  readonly id: string
  readonly at: string
  /** This one included. */
  readonly attempts: number
  /** The addresses for which the mail server took it. */
  readonly taken: readonly string[]
}

export interface MailDigestReads {
  /** Undefined where it was never set. */
  mailDigest(): Promise<StoredMailDigest | undefined>
  newestDigestAt(): Promise<string | undefined>
  /** Canonical JSON of alerts of the contract, without those whose subject was removed. */
  alertsOfDigest(id: string): Promise<readonly string[]>
}

export interface MailDigestWrites extends MailDigestReads {
  setMailDigest(digest: StoredMailDigest): Promise<void>
  /** Gives alerts after this id that are in no digest to this one. Their number. */
  giveAlertsTo(id: string, after: string, limit: number): Promise<number>
  insertDigest(digest: { readonly id: string; readonly at: string; readonly alerts: number }): Promise<void>
  /** Takes a digest that waits and is due, and hides it from other servers until then. */
  leaseDigest(now: string, until: string): Promise<StoredDigest | undefined>
  setTaken(id: string, taken: readonly string[]): Promise<void>
  retryDigest(id: string, dueAt: string): Promise<void>
  endDigest(id: string, status: 'sent' | 'failed' | 'dropped', at: string): Promise<void>
}

/** Sends mail. */
export interface Mailer {
  /**
   * Ends when the mail server has taken the message for at least one address. Two messages of one id are one to the receiver. The
   * addresses that the mail server refused.
   */
  send(message: {
    readonly id: string
    readonly to: readonly string[]
    readonly subject: string
    readonly text: string
    readonly html: string
  }): Promise<readonly string[]>
}
