// Runs in a separate network namespace, where every address is local. Judges the tables with real connections and
// prints the verdicts as one line of JSON. The kernel's `ActiveOpens` counts what no listener sees.
import { readFileSync } from 'node:fs'
import { createServer as createHttp } from 'node:http'
import { createServer as createHttps } from 'node:https'
import { connect, type Server, type Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { selfSigned } from './certificate.ts'
import type { Attempt } from './connect-trap.ts'
import { guardCases } from './guard-cases.ts'
import { answerCase, judgeCases, namesOf } from './judge-cases.ts'
import { sharedCases } from './shared-cases.ts'

const PORTS = [22, 80, 443, 6379, 8080, 8443]
/** Addresses that must answer here; otherwise the silence of the refused cases would prove nothing. */
const CONTROLS: readonly Attempt[] = [
  { address: '10.0.0.1', port: 80 },
  { address: '169.254.169.254', port: 80 },
  { address: '127.0.0.1', port: 6379 },
  { address: '93.184.216.34', port: 443 },
  { address: 'fd00:ec2::254', port: 80 },
  { address: '::1', port: 8080 },
]

const attempts: Attempt[] = []

function note(socket: Socket): void {
  const address = (socket.localAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '')
  attempts.push({ address, port: socket.localPort ?? 0 })
}

/** Connections this namespace has requested, whatever happened to them. */
function opened(): number {
  const lines = readFileSync('/proc/self/net/snmp', 'utf8').split('\n')
  const [names = [], values = []] = lines
    .filter((line) => line.startsWith('Tcp:'))
    .map((line) => line.split(' '))
  return Number(values[names.indexOf('ActiveOpens')])
}

async function reach({ address, port }: Attempt): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const socket = connect({ host: address, port }, () => {
      socket.destroy()
      resolve()
    })
    socket.on('error', reject)
  })
}

const certificate = selfSigned(namesOf([...guardCases, ...sharedCases()]))
setDefaultCACertificates([...getCACertificates(), certificate.cert])
const servers: Server[] = PORTS.map((port) => {
  const server = port === 443 ? createHttps(certificate, answerCase) : createHttp(answerCase)
  return server.on('connection', note).listen(port, '::')
})

for (const control of CONTROLS) await reach(control)
while (attempts.length < CONTROLS.length) await new Promise((resolve) => setTimeout(resolve, 5))
const controls = { asked: CONTROLS, seen: [...attempts], opened: opened() }

const observer = { attempts, opened }
const own = await judgeCases(guardCases, observer)
const shared = await judgeCases(sharedCases(), observer)
for (const server of servers) server.close()
console.log(JSON.stringify({ controls, own, shared }))
