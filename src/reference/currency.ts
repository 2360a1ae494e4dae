// Which currency codes are accepted, and how amounts in different currencies are compared (rule S-15).
// Both tables are constants of the protocol version. They are not market quotations (L-6).

/** ISO 4217 codes in use, with the two funds codes XDR and XSU. */
const CODES: ReadonlySet<string> = new Set(
  (
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF ' +
    'CLP CNY COP CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL ' +
    'HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD ' +
    'MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR ' +
    'RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD ' +
    'TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XDR XOF XPF XSU YER ZAR ZMW ZWG ZWL'
  ).split(' '),
)

export function isCurrency(code: string): boolean {
  return CODES.has(code)
}

const USD_PER_UNIT: ReadonlyMap<string, number> = new Map([
  ['USD', 1],
  ['EUR', 1.1],
  ['GBP', 1.3],
  ['CHF', 1.2],
  ['CAD', 0.72],
  ['AUD', 0.65],
  ['NZD', 0.6],
  ['JPY', 0.0067],
  ['CNY', 0.14],
  ['HKD', 0.13],
  ['SGD', 0.76],
  ['TWD', 0.032],
  ['KRW', 0.00072],
  ['INR', 0.012],
  ['SEK', 0.1],
  ['NOK', 0.095],
  ['DKK', 0.15],
  ['PLN', 0.26],
  ['CZK', 0.045],
  ['HUF', 0.0028],
  ['RON', 0.22],
  ['ILS', 0.28],
  ['AED', 0.27],
  ['SAR', 0.27],
  ['ZAR', 0.055],
  ['BRL', 0.18],
  ['MXN', 0.054],
  ['CLP', 0.0011],
  ['COP', 0.00025],
  ['PHP', 0.017],
  ['THB', 0.03],
  ['MYR', 0.23],
  ['IDR', 0.000061],
  ['VND', 0.000039],
])

interface Money {
  readonly amount: number
  readonly currency: string
}

/**
 * The amount in another currency by the fixed table (S-15). NaN when the codes differ and one is outside the table, so
 * that every comparison with the result is false.
 */
export function convert(money: Money, to: string): number {
  if (money.currency === to) return money.amount
  const [from, into] = [USD_PER_UNIT.get(money.currency), USD_PER_UNIT.get(to)]
  return from === undefined || into === undefined ? Number.NaN : (money.amount * from) / into
}
