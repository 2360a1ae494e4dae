// The mail server of a configuration, if it names one.
import { createSmtpMailer } from '../platform/mail/smtp-mailer.ts'
import { type Config, ConfigError } from './config.ts'

/** Throws ConfigError for a mail server without a sender. */
export function mailerOf({
  ASSAY_SMTP_URL: url,
  ASSAY_MAIL_FROM: from,
}: Pick<Config, 'ASSAY_SMTP_URL' | 'ASSAY_MAIL_FROM'>): ReturnType<typeof createSmtpMailer> | undefined {
  if (url === '') return undefined
  if (from === '')
    throw new ConfigError('ASSAY_SMTP_URL needs ASSAY_MAIL_FROM: the address that digests come from')
  return createSmtpMailer({ url, from })
}
