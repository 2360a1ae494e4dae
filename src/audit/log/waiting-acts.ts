// The signature of an act that waits for the log. An act waits where the log cannot be written, so nothing of the log vouches for it:
// the key of the server signs its row instead. It shows that a server with this key recorded the act in this workspace. It does not
// show that no other row was deleted, nor that a row was taken in before and put back.
import { canonicalJson } from '../../base/canonical-json.ts'
import { type Act, readWaitingAct } from '../activity.ts'
import type { LogKey, WaitingAct } from '../ports.ts'
import { base64, readBase64, utf8 } from '../proofs/bytes.ts'

/** Begins no checkpoint, receipt or envelope, which the same key signs. */
const CONTEXT = 'assay.waiting-act/v1\n'

export interface WaitingActs {
  /** Signs the row of an act that begins to wait in a workspace. */
  sign(workspaceId: string, row: Omit<WaitingAct, 'signature'>): WaitingAct
  /** The act of a row; undefined where no key of this server signed the row for this workspace. Never throws. */
  read(workspaceId: string, row: WaitingAct): Act | undefined
}

export const waitingActs = (key: LogKey): WaitingActs => ({
  sign: (workspaceId, row) => ({ ...row, signature: base64(key.sign(signedBytes(workspaceId, row))) }),
  read: (workspaceId, row) => (isSigned(key, workspaceId, row) ? readWaitingAct(row.act) : undefined),
})

function isSigned({ verify, ...key }: LogKey, workspaceId: string, row: WaitingAct): boolean {
  try {
    const signature = readBase64(row.signature, 'the signature of an act')
    const signed = signedBytes(workspaceId, row)
    return [key, key.previous].some((each) => each !== undefined && verify(each.publicKey, signed, signature))
  } catch {
    return false
  }
}

const signedBytes = (workspace: string, { id, act }: Pick<WaitingAct, 'id' | 'act'>): Uint8Array =>
  utf8(`${CONTEXT}${canonicalJson({ workspace, id, act })}`)
