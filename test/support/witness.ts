// A witness that speaks C2SP tlog-witness over HTTP: it remembers the newest checkpoint of each log it knows, and cosigns what
// continues it. Written from the specification, apart from the client.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sha256Bytes } from '../../src/base/sha256.ts'
import type { Witness } from '../../src/audit/ports.ts'
import { concatBytes, utf8 } from '../../src/audit/proofs/bytes.ts'
import { cosignedText, readWitnessKey } from '../../src/audit/proofs/cosignature.ts'
import {
  base64,
  hexOfBytes,
  openNote,
  ProofError,
  readBase64,
  readCheckpointText,
  readNote,
  readNoteKey,
  verifyConsistency,
} from '../../src/audit/proofs/index.ts'
import { ed25519FromSeed, verifyEd25519 } from '../../src/platform/signing/ed25519.ts'

export interface TestWitness extends Witness {
  /** The logs that it knows, by their verifier keys. */
  readonly keys: Set<string>
  /** Newest checkpoint that it cosigned, by origin. */
  readonly seen: Map<string, { readonly size: number; readonly root: Uint8Array }>
  /** The status of each answer. */
  readonly answered: number[]
  /** What it does in place of answering, or with its answer. */
  fate: 'honest' | 'silent' | 'wrong signature' | 'foreign key' | 'redirects'
  close(): void
}

/** A name with a witness key of this seed, as a policy file has it. */
function keyOf(name: string, seed: number) {
  const { publicKey, sign } = ed25519FromSeed(new Uint8Array(32).fill(seed))
  const typed = concatBytes(Uint8Array.of(4), publicKey)
  const id = sha256Bytes(concatBytes(utf8(`${name}\n`), typed)).subarray(0, 4)
  return { id: `${name}+${hexOfBytes(id)}+${base64(typed)}`, idBytes: id, sign }
}

export async function startWitness(name: string, seed = 61): Promise<TestWitness> {
  const own = keyOf(`${name}.example/w`, seed)
  const foreign = keyOf(`${name}.example/w`, seed + 1)
  const lineOf = (text: string, { idBytes, sign }: typeof own): string => {
    const seconds = BigInt(Math.floor(Date.now() / 1_000))
    const time = new Uint8Array(8)
    new DataView(time.buffer).setBigUint64(0, seconds)
    return `— ${name}.example/w ${base64(concatBytes(idBytes, time, sign(cosignedText(seconds, text))))}\n`
  }

  function answer(request: string): readonly [status: number, body: string] {
    const split = request.indexOf('\n\n')
    const [first = '', ...path] = request.slice(0, split).split('\n')
    const old = /^old (0|[1-9]\d*)$/.exec(first)?.[1]
    if (old === undefined || path.length > 63 || split === -1) return [400, 'malformed\n']
    try {
      const note = readNote(utf8(request.slice(split + 2)))
      const { origin, size, root } = readCheckpointText(note.text)
      const keys = [...witness.keys].map(readNoteKey).filter((key) => key.name === origin)
      if (keys.length === 0) return [404, '']
      try {
        openNote(note, keys, verifyEd25519)
      } catch {
        return [403, '']
      }
      if (Number(old) > size) return [400, 'the old size is larger\n']
      const latest = witness.seen.get(origin) ?? { size: 0, root: new Uint8Array() }
      if (latest.size !== Number(old)) return [409, `${latest.size}\n`]
      const isSame = latest.size === size && hexOfBytes(latest.root) !== hexOfBytes(root)
      if (isSame) return [409, `${latest.size}\n`]
      const hashes = path.map((hash) => readBase64(hash, 'a hash'))
      const continues =
        latest.size === 0 ? hashes.length === 0 : verifyConsistency(latest, { size, root }, hashes)
      if (!continues) return [422, '']
      witness.seen.set(origin, { size, root })
      if (witness.fate === 'wrong signature') return [200, lineOf(`${note.text} `, own)]
      if (witness.fate === 'foreign key') return [200, lineOf(note.text, foreign)]
      // a second key of the same operator, which the client must ignore
      return [200, lineOf(note.text, foreign) + lineOf(note.text, own)]
    } catch (error) {
      if (error instanceof ProofError) return [400, 'malformed\n']
      throw error
    }
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request)
    if (witness.fate === 'silent') return
    const isPost = request.method === 'POST' && request.url === '/submit/add-checkpoint'
    const [status, text] = isPost ? answer(body) : ([405, ''] as const)
    witness.answered.push(status)
    const type = status === 409 ? 'text/x.tlog.size' : 'text/plain'
    if (witness.fate === 'redirects') response.writeHead(302, { location: '/elsewhere' }).end()
    else response.writeHead(status, { 'content-type': type }).end(text)
  }
  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const witness: TestWitness = {
    name,
    id: own.id,
    key: readWitnessKey(own.id),
    url: `http://127.0.0.1:${port}/submit/`,
    keys: new Set(),
    seen: new Map(),
    answered: [],
    fate: 'honest',
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return witness
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text
}
