import { expect, test } from 'vitest'
import { isSharedMail } from './shared-mail.ts'

test.each(['gmail.com', 'Outlook.com', 'docs.google.com', 'mail.github.com'])(
  'P-8 strangers send from %s',
  (domain) => expect(isSharedMail(domain)).toBe(true),
)

test.each(['acme.com', 'mygmail.com', 'gmail.com.evil.io', 'stripe.com', 'com'])(
  'P-8 not from %s',
  (domain) => expect(isSharedMail(domain)).toBe(false),
)
