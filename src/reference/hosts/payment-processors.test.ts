import { expect, test } from 'vitest'
import { isPaymentProcessor, isSignatureService } from './payment-processors.ts'

test.each([
  'stripe.com',
  'Stripe.com',
  'e.paypal.com',
  'paddle.com',
  'messaging.squareup.com',
  'mercadopago.com.br',
])('P-8 %s signs receipts of payments to others', (domain) =>
  expect([isPaymentProcessor(domain), isSignatureService(domain)]).toEqual([true, false]),
)

test.each(['docusign.net', 'eu.docusign.net', 'yousign.com', 'cloudsign.jp'])(
  'P-8 %s delivers what others signed',
  (domain) => expect([isPaymentProcessor(domain), isSignatureService(domain)]).toEqual([false, true]),
)

test.each([
  'acme.com',
  'notstripe.com',
  'stripe.com.evil.com',
  'com',
  'google.com',
  'gmail.com',
  'apple.com',
  'zoho.com',
])('%s signs for itself, or what strangers write', (domain) =>
  expect([isPaymentProcessor(domain), isSignatureService(domain)]).toEqual([false, false]),
)
