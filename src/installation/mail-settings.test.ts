import { expect, test } from 'vitest'
import { readConfig, settings } from './config.ts'
import { mailerOf } from './mail-settings.ts'

const mailer = (environment: Record<string, string>) => mailerOf(readConfig(settings, environment))

test('no mail is sent without a mail server, and none without a sender', () => {
  expect(mailer({})).toBeUndefined()
  expect(mailer({ ASSAY_MAIL_FROM: 'assay@example.com' })).toBeUndefined()
  expect(() => mailer({ ASSAY_SMTP_URL: 'smtp://mail.example.com' })).toThrow('ASSAY_MAIL_FROM')
  expect(
    mailer({ ASSAY_SMTP_URL: 'smtps://u:p@mail.example.com', ASSAY_MAIL_FROM: 'assay@example.com' }),
  ).toBeDefined()
})

test('an address of another kind is refused, and the password in it is not shown', () => {
  expect(() => mailer({ ASSAY_SMTP_URL: 'https://u:secret@mail.example.com' })).toThrow('ASSAY_SMTP_URL')
  expect(() => mailer({ ASSAY_SMTP_URL: 'https://u:secret@mail.example.com' })).not.toThrow('secret')
  expect(() => mailer({ ASSAY_MAIL_FROM: 'Assay' })).toThrow('ASSAY_MAIL_FROM')
})
