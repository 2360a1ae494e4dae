// A mail server on this machine that speaks SMTP (RFC 5321) and keeps what it takes.
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** `refuse`: 451 after the data; `cut`: the message is kept, and the connection ends without an answer. */
type MailAnswer = 'take' | 'refuse' | 'cut'

export interface TakenMail {
  readonly from: string
  readonly to: readonly string[]
  /** As it was sent, without the dots that SMTP adds. */
  readonly raw: string
}

export interface MailServer {
  readonly url: string
  readonly taken: TakenMail[]
  /** What it does with the next messages. */
  answer: MailAnswer
  /** Addresses that it refuses. */
  readonly refused: Set<string>
  /** User and password that clients sent. */
  readonly logins: string[]
  close(): Promise<void>
}

export async function createMailServer(): Promise<MailServer> {
  const server = createServer((socket) => converse(socket, mail)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: [],
    logins: [],
    answer: 'take',
    refused: new Set(),
    close: () => new Promise((done) => server.close(() => done())),
  }
  return mail
}

function converse(socket: Socket, mail: MailServer): void {
  const say = (line: string): void => void socket.write(`${line}\r\n`)
  let [from, to, rest, data]: [string, string[], string, string[] | undefined] = ['', [], '', undefined]
  const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? ''

  function command(line: string): void {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO') {
      say('250-mail.test')
      say('250-AUTH PLAIN')
      say('250 8BITMIME')
    } else if (verb === 'AUTH') {
      mail.logins.push(Buffer.from(line.split(' ')[2] ?? '', 'base64').toString())
      say('235 ok')
    } else if (verb === 'MAIL') {
      ;[from, to] = [addressIn(line), []]
      say('250 ok')
    } else if (verb === 'RCPT') {
      const address = addressIn(line)
      if (mail.refused.has(address)) return say('450 try again later')
      to.push(address)
      say('250 ok')
    } else if (verb === 'DATA') {
      data = []
      say('354 go on')
    } else if (verb === 'QUIT') {
      say('221 bye')
      socket.end()
    } else say('250 ok')
  }

  function dataLine(line: string, lines: string[]): void {
    if (line !== '.') {
      lines.push(line.replace(/^\./, ''))
      return
    }
    data = undefined
    if (mail.answer === 'refuse') return say('451 try again later')
    mail.taken.push({ from, to, raw: lines.join('\r\n') })
    if (mail.answer === 'cut') socket.destroy()
    else say('250 taken')
  }

  socket.on('error', () => undefined)
  socket.setEncoding('utf8').on('data', (piece: string) => {
    const lines = (rest + piece).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (data === undefined) command(line)
      else dataLine(line, data)
    }
  })
  say('220 mail.test ESMTP')
}
