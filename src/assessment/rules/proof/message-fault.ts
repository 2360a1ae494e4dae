// Why a message does not prove a commitment: a code, and what the caller can do (rule P-8).

export const MESSAGE_FAULTS = {
  malformed: 'is not one whole message with its headers; export the original message and send it unchanged',
  unsigned: 'has no DKIM signature; export the original message with all of its headers',
  altered:
    'is not as it was signed: a signature does not fit it; export the original message and send it unchanged',
  expired: 'has a signature that has expired; send a newer message, soon after it arrives',
  not_yet_valid: 'has a signature from the future',
  partial: 'has a signature over a part of its text only (l=); Assay does not rely on it',
  weak_signature:
    'has a signature that is too weak: Assay needs SHA-256, and RSA keys of at least 1,024 bits',
  test_key: 'is signed with a key that its domain only tests (t=y)',
  no_key: 'is signed with a key that its domain no longer publishes; send a newer message',
  headers_unsigned: 'has a signature that does not cover From and Date',
  misaligned: 'is not signed by the domain of its From address',
  unknown_sender:
    "comes neither from the counterparty's own domain nor from a payment processor or signature service that Assay knows; " +
    'add the counterparty as a named_prospect with its own site, named the same, then send it again',
  own_sender: "comes from a domain of the founder's",
  automatic:
    'is a newsletter or an automatic answer; send a message in which the counterparty orders, pays or signs',
  future_date: 'has a date in the future',
  other_date:
    'was sent more than 45 days from the date of the commitment; correct the date, or send the message of that time',
  unreadable: 'has no text that Assay can read',
  no_counterparty:
    'does not name the counterparty in its signed part; spell the counterparty as the message does',
  no_amount:
    'does not hold the amount with its currency in its signed part; give the amount as the message has it',
  amount_required:
    'needs the amount and its currency in the signal: a message without one shows no commitment',
  not_paid: 'tells of a payment that failed or was returned',
  reader_pays: 'tells of money that its reader pays, not of money from the counterparty',
  payer_unclear:
    'does not name the counterparty as the one who paid; send the notice of the payment that you received',
  no_agreement: 'has no sentence of its own in which the counterparty orders, accepts, signs or pays',
  not_completed:
    'does not say that every party has signed; send the message that reports the completed document',
  signer_unknown:
    "holds no e-mail address at the counterparty's own domain; add the counterparty as a named_prospect with its own site, " +
    'and have it sign with an address there',
  used: 'proves another entry already: a message proves one entry of one assessment',
} as const

export type MessageFault = keyof typeof MESSAGE_FAULTS
