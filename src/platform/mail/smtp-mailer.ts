// Sends mail by SMTP, one connection for each message: a digest is rare, and a kept connection times out.
import { createTransport } from 'nodemailer'
import type { Mailer } from '../../monitoring/ports.ts'

const CONNECT_MS = 15_000
const ANSWER_MS = 60_000

const addressOf = (recipient: string | { readonly address: string }): string =>
  typeof recipient === 'string' ? recipient : recipient.address

/** why: the library gives the host of an address back in lower case */
const withLowerHost = (address: string): string => address.replace(/@[^@]*$/, (host) => host.toLowerCase())

/** `url` such as `smtp://user:password@mail.example.com:587`; `smtps:` begins with TLS. `from`: an address, with a name if wanted. */
export function createSmtpMailer({ url, from }: { readonly url: string; readonly from: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    // why: a message that names a file or an address as its content would read it
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, to, subject, text, html }) {
      const { rejected } = await transport.sendMail({
        from,
        // why as objects: a text would be read as a list of addresses
        to: to.map((address) => ({ name: '', address })),
        subject,
        text,
        html,
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      const refused = new Set(rejected.map((each) => withLowerHost(addressOf(each))))
      return to.filter((address) => refused.has(withLowerHost(address)))
    },
  }
}
