// Which signed messages prove a commitment (rule P-8): by who signed them, and by what they say.
import { describe, expect, test } from 'vitest'
import { ledgerOf, RECEIVED_AT, signalOf } from '../../../../test/vectors/assessment/examples.ts'
import { createFinder } from '../../../citations/claims/claim-finder.ts'
import { citedClaims } from '../provenance/cited-claims.ts'
import {
  type Commitment,
  type MessageFacts,
  provingClaims,
  provingText,
  judgeSender,
  wordingFault,
} from './judge-message.ts'

const NOW = Date.parse(RECEIVED_AT)
const day = (offset: number): string => new Date(NOW + offset * 86_400_000).toISOString()

const commitment = (over: Partial<Commitment> = {}): Commitment => ({
  type: 'paid',
  counterparty: 'Acme',
  amount: 500,
  currency: 'EUR',
  date: day(-3).slice(0, 10),
  ...over,
})

const facts = (from: string, over: Partial<MessageFacts> = {}): MessageFacts => ({
  from,
  date: day(-3),
  signatures: [{ domain: from, selector: 's1', covers: ['from', 'date', 'subject'] }],
  automatic: false,
  ...over,
})

/** A ledger with the prospect, whose page was read or not. */
const ledgerWith = (organization: string, url: string, outcome: 'found' | 'absent' = 'found') =>
  ledgerOf([signalOf('named_prospect', { organization, organization_url: url })]).map((entry) => ({
    ...entry,
    reads: citedClaims(entry.kind, entry.value).map((cited) => ({
      url: cited.url,
      at: RECEIVED_AT,
      status: 200,
      sha256: 'ab'.repeat(32),
      fingerprint: '',
      ...(outcome === 'found' ? { outcome } : { outcome, missing: 'the name' }),
    })),
  }))
const acme = ledgerWith('Acme', 'https://www.acme.com/about')

const sent = (
  message: MessageFacts,
  {
    value = commitment(),
    ledger = acme,
    pitch = 'A pitch.',
  }: Partial<Parameters<typeof judgeSender>[2]> & { value?: Commitment } = {},
) => judgeSender(message, value, { ledger, pitch, now: NOW })

describe('P-8 who vouches', () => {
  test.each([
    ['acme.com', 'counterparty'],
    ['billing.acme.com', 'counterparty'],
    ['stripe.com', 'processor'],
    ['e.paypal.com', 'processor'],
    ['eu.docusign.net', 'signature_service'],
  ])('%s: %s', (from, role) => expect(sent(facts(from))).toMatchObject({ role }))

  test('a signature aligns by the registrable domain', () => {
    const by = (domain: string) =>
      facts('news.acme.com', { signatures: [{ domain, selector: 's', covers: ['from', 'date'] }] })
    expect(sent(by('mail.acme.com'))).toMatchObject({
      role: 'counterparty',
      signature: { domain: 'mail.acme.com' },
    })
    for (const domain of ['acme.com.evil.io', 'acme.co', 'amazonses.com', 'com'])
      expect(sent(by(domain)), domain).toEqual({ fault: 'misaligned' })
  })

  test.each<[string, MessageFacts, Parameters<typeof sent>[1]?]>([
    ['unknown_sender', facts('other.com')],
    ['unknown_sender', facts('gmail.com'), { ledger: ledgerWith('Acme', 'https://gmail.com/') }],
    ['unknown_sender', facts('google.com'), { ledger: ledgerWith('Acme', 'https://google.com/') }],
    ['unknown_sender', facts('acme.github.io'), { ledger: ledgerWith('Acme', 'https://acme.github.io/') }],
    [
      'unknown_sender',
      facts('linkedin.com'),
      { ledger: ledgerWith('Acme', 'https://linkedin.com/company/acme') },
    ],
    ['unknown_sender', facts('acme.com'), { ledger: ledgerWith('Acme', 'https://acme.com/', 'absent') }],
    ['unknown_sender', facts('acme.com'), { ledger: ledgerWith('Other', 'https://acme.com/') }],
    [
      'unknown_sender',
      facts('acme.com'),
      { ledger: acme.map((entry) => ({ ...entry, flags: ['superseded' as const] })) },
    ],
    ['unknown_sender', facts('acme.com'), { ledger: [] }],
    ['own_sender', facts('acme.com'), { pitch: 'Acme.com helps dentists.' }],
    ['automatic', facts('acme.com', { automatic: true })],
    ['future_date', facts('acme.com', { date: day(2) })],
    ['other_date', facts('acme.com'), { value: commitment({ date: day(-60).slice(0, 10) }) }],
    [
      'headers_unsigned',
      facts('acme.com', { signatures: [{ domain: 'acme.com', selector: 's', covers: ['from'] }] }),
    ],
    ['misaligned', facts('acme.com', { signatures: [] })],
  ])('%s', (fault, message, options) => expect(sent(message, options)).toEqual({ fault }))

  test('the message is from within 45 days of the commitment, and at most a day ahead', () => {
    const on = (date: string, at: number) =>
      sent(facts('acme.com', { date: day(at) }), { value: commitment({ date }) })
    const from = (offset: number) => day(offset).slice(0, 10)
    for (const offset of [-45, 45])
      expect(on(from(-60 + offset), -60)).toMatchObject({ role: 'counterparty' })
    for (const offset of [-46, 46]) expect(on(from(-60 + offset), -60)).toEqual({ fault: 'other_date' })
    expect(on(from(0), 1)).toMatchObject({ role: 'counterparty' })
    expect(on(from(0), 1.001)).toEqual({ fault: 'future_date' })
  })

  test('processors mark receipts as automatic, and count all the same', () => {
    expect(sent(facts('stripe.com', { automatic: true }))).toMatchObject({ role: 'processor' })
  })
})

/** The fault of a text, or `attested`. */
function said(from: string, text: string, value = commitment(), documents: readonly string[] = []): string {
  const sender = sent(facts(from), { value })
  if ('fault' in sender) return sender.fault
  const words = { text, documents }
  const find = createFinder(provingText(sender, words))
  const found = provingClaims(value).map((claim) => find(claim).found)
  return wordingFault(sender, value, words, found) ?? 'attested'
}

describe('P-8 a notice of a payment names the counterparty as the payer', () => {
  test.each([
    ['en', 'You received a payment of €500.00 EUR from Acme Ltd.'],
    ['en', "You've received €500.00 from Acme"],
    ['en', 'Acme sent you €500.00 EUR\n\nTransaction date: 2 May'],
    [
      'en',
      'Acme (pay@acme.com)\n\nhas paid your invoice\n\nAmount: EUR 500.00'.replace(
        ' (pay@acme.com)\n\n',
        ' ',
      ),
    ],
    ['en', 'New order!\n\nCustomer:\n\nAcme\n\nTotal:\n\nEUR 500'],
    ['de', 'Sie haben eine Zahlung über 500,00 € von Acme GmbH erhalten.'],
    ['de', 'Acme hat Ihnen 500,00 EUR gesendet'],
    ['es', 'Ha recibido un pago de 500,00 EUR de Acme.'],
    ['es', 'Pago de 500 EUR recibido de Acme'],
    ['fr', 'Vous avez reçu un paiement de 500,00 € de la part de Acme'],
    ['fr', 'Acme vous a envoyé 500,00 EUR'],
    ['pt', 'Você recebeu um pagamento de 500,00 EUR de Acme'],
    ['it', 'Hai ricevuto un pagamento di 500,00 EUR da Acme'],
    ['nl', 'Je hebt een betaling van € 500,00 ontvangen van Acme'],
    ['ja', 'Acme様からお支払いがありました。\n\n金額: 500 EUR'],
    ['ja', '購入者：Acme\n\n合計: 500 EUR'],
  ])('%s: %s', (_, text) => expect(said('stripe.com', text)).toBe('attested'))

  test.each([
    ['reader_pays', 'Receipt from Acme\n\nAmount paid: €500.00\n\nThank you for your payment.'],
    ['reader_pays', 'You paid €500.00 EUR to Acme'],
    ['reader_pays', 'Your payment to Acme\n\n€500.00 EUR'],
    ['reader_pays', 'Your order from Acme is on its way. €500.00'],
    ['reader_pays', 'Invoice from Acme\n\nEUR 500.00\n\nPay this invoice'],
    ['reader_pays', 'Acme requested €500.00 EUR. Money request from Acme'],
    ['reader_pays', 'Sie haben 500,00 € an Acme gezahlt.'],
    ['reader_pays', 'Vielen Dank für Ihre Bestellung bei Acme: 500,00 EUR. Danke für Ihre Zahlung.'],
    ['reader_pays', 'Gracias por tu compra en Acme: 500 EUR'],
    ['reader_pays', 'Merci pour votre commande chez Acme : 500 EUR'],
    ['reader_pays', 'Você pagou 500 EUR a Acme'],
    ['reader_pays', 'Hai pagato 500 EUR a Acme'],
    ['reader_pays', 'Bedankt voor je bestelling bij Acme: 500 EUR'],
    ['reader_pays', 'Acme でご注文ありがとうございます。500 EUR'],
    ['reader_pays', 'Acmeからのご請求をお支払いください。500 EUR'],
    ['payer_unclear', 'Total: 500 EUR. This message was sent by Acme'],
    ['payer_unclear', '2 pcs from Acme, 500 EUR'],
    ['not_paid', 'You received a payment of €500.00 from Acme. It has been refunded.'],
    ['not_paid', 'The payment of €500.00 from Acme: payment failed'],
    ['payer_unclear', 'Payout of €500.00 is on its way. Top product: plan for Acme'],
    ['payer_unclear', 'You received a payment of €500.00 from Bob for Acme'],
    [
      'payer_unclear',
      'You received a payment of €500.00 from Bob\n\nNote from Bob:\n\nthis is the payment from Acme'.replace(
        'Note',
        'For Acme. Note',
      ),
    ],
    [
      'no_counterparty',
      'You received a payment of €500.00 from Bob\n\nNote from Bob:\n\nYou received a payment of €500.00 from Acme',
    ],
    ['no_counterparty', 'You received a payment of €500.00 from Acmelia'],
    ['no_amount', 'You received a payment of €50.00 from Acme'],
    ['no_amount', 'You received a payment of $500.00 from Acme'],
  ])('%s: %s', (fault, text) => expect(said('stripe.com', text)).toBe(fault))

  test('an amount is required', () => {
    const { amount: _, currency: __, ...rest } = commitment()
    expect(said('stripe.com', 'You received a payment from Acme', rest)).toBe('amount_required')
  })
})

describe('P-8 a letter of the counterparty orders, accepts, signs or pays', () => {
  test.each([
    ['en', 'Dear Ann,\n\nwe would like to order the annual plan for EUR 500. Jane, Acme'],
    ['en', 'Please find attached purchase order no. 4711 over EUR 500.00.\n\nAcme Ltd'],
    ['en', 'We have paid your invoice of EUR 500. Acme accounts payable'],
    ['en', 'I accept your offer of 500 EUR per year.\n\nJane Roe, Acme'],
    ['de', 'Hiermit bestellen wir den Jahrestarif für 500 Euro.\n\nAcme'],
    ['es', 'Aceptamos su oferta de 500 EUR.\n\nAcme'],
    ['fr', 'Nous acceptons votre offre de 500 €.\n\nAcme'],
    ['pt', 'Aceitamos a proposta de 500 EUR.\n\nAcme'],
    ['it', 'Accettiamo la vostra offerta di 500 EUR.\n\nAcme'],
    ['nl', 'Wij bestellen het jaarabonnement voor 500 euro.\n\nAcme'],
    ['ja', '年間プランを500 EURで発注いたします。\n\nAcme'],
  ])('%s: %s', (_, text) => expect(said('acme.com', text)).toBe('attested'))

  test.each([
    ['no_agreement', 'Thanks for the call. The price of EUR 500 is interesting. Acme'],
    ['no_agreement', 'We do not accept your offer of EUR 500. Acme'],
    ['no_agreement', 'Should we order the plan for EUR 500? Acme'],
    ['no_amount', 'We accept.\n\nJane, Acme\n\nOn Mon, 2 Nov 2026, Ann wrote:\n> The price is EUR 500.'],
    [
      'no_agreement',
      'Not now, sorry. EUR 500 is too much for Acme.\n\n-----Original Message-----\nWe order for EUR 500.',
    ],
    [
      'no_agreement',
      'Nein danke. 500 EUR, Acme.\n\nAm 2. November 2026 um 10:00 schrieb Ann <a@b.io>:\n\nWir bestellen.',
    ],
    ['reader_pays', 'Thank you for your order!\n\nAcme Shop, total EUR 500. We accept returns.'],
    ['reader_pays', 'Invoice from Acme. Amount due: EUR 500. We accept cards.'],
    ['no_counterparty', 'We order the annual plan for EUR 500. Jane'],
  ])('%s: %s', (fault, text) => expect(said('acme.com', text)).toBe(fault))

  test('a document that came with it may hold name and amount, not the agreement', () => {
    expect(said('acme.com', 'We accept the attached offer.', commitment(), ['Offer for Acme: EUR 500'])).toBe(
      'attested',
    )
    expect(said('acme.com', 'See attachment.', commitment(), ['We accept the offer. Acme, EUR 500'])).toBe(
      'no_agreement',
    )
  })
})

describe('P-8 a signature service reports that all have signed, one of them at an address of the counterparty', () => {
  const loi = (): Commitment => {
    const { amount: _, currency: __, ...rest } = commitment({ type: 'loi' })
    return rest
  }
  test.each([
    [
      'attested',
      'Completed: Letter of intent with Acme\n\nAll parties have signed: jane@acme.com, ann@startup.io',
    ],
    ['attested', 'Der Vertrag mit Acme wurde von allen unterzeichnet: jane@mail.acme.com'],
    ['signer_unknown', 'Completed: Letter of intent with Acme\n\nAll parties have signed: bob@gmail.com'],
    [
      'signer_unknown',
      'Completed: Letter of intent with Acme\n\nAll parties have signed: bob@acme.com.evil.io',
    ],
    ['not_completed', 'Please sign: Letter of intent with Acme. jane@acme.com has signed. Completed: 1 of 2'],
    ['not_completed', 'Letter of intent with Acme was viewed by jane@acme.com'],
    ['no_counterparty', 'Completed: Letter of intent\n\nAll parties have signed: jane@acme.com'],
  ])('%s: %s', (fault, text) => expect(said('docusign.net', text, loi())).toBe(fault))

  test('an amount, where one is given, must be there', () => {
    const text = 'Completed: Contract with Acme\n\nAll parties have signed: jane@acme.com'
    expect(said('docusign.net', text)).toBe('no_amount')
    expect(said('docusign.net', text, commitment(), ['Acme pays EUR 500'])).toBe('attested')
  })
})

test('a text made to be slow is judged in time', () => {
  for (const text of [
    'you received '.repeat(8_000),
    'we to '.repeat(16_000),
    '|\n\n'.repeat(30_000),
    'from 1 '.repeat(14_000),
  ])
    expect(said('stripe.com', text)).not.toBe('attested')
}, 10_000)
