// `assay audit export ID`: saves the audit trail of a run or of an assessment, and the checkpoint of the log beside it.
import { writeFile } from 'node:fs/promises'
import { ApiError, type Client, type ClientOptions } from '../../../client/client.ts'
import { callServer } from './call-server.ts'
import { CommandFailed } from './command-failed.ts'

export interface AuditExport {
  readonly out?: string
  readonly from?: string
}

/** Throws CommandFailed. */
export async function exportAudit(
  id: string,
  options: ClientOptions,
  { out: chosen, from }: AuditExport,
): Promise<void> {
  const [bundle, { verifierKey, previousVerifierKey }] = await callServer(options, (client) =>
    Promise.all([
      trailOf(client, { id, ...(from !== undefined && { from }) }),
      client.call('get_audit_checkpoint', {}),
    ]),
  )
  const kind = bundle.format === 'assay-audit-bundle/v1' ? 'run' : 'assessment'
  const out = chosen ?? `${kind}-${id}.audit.json`
  const text = `${JSON.stringify(bundle)}\n`
  if (out === '-') {
    process.stdout.write(text)
    return
  }
  await writeNew(out, text)
  const { checkpoint } = bundle
  if (checkpoint === undefined) {
    process.stdout.write(`Wrote ${out}. The server gave no proof that the ${kind} is in the log.\n`)
    return
  }
  const pin = `${out.replace(/\.json$/, '')}.checkpoint`
  await writeNew(pin, checkpoint)
  process.stdout.write(
    [
      `Wrote ${out}, and ${pin}.`,
      'Keep the checkpoint: a later audit trail must continue it. Do not verify this file against its own checkpoint.',
      `The server says that its key is ${verifierKey}`,
      ...(previousVerifierKey === undefined
        ? []
        : [`It is rotating its key; the old one, which is valid too, is ${previousVerifierKey}`]),
      'Compare the key with the one that you have from elsewhere, then run',
      `  assay verify ${out} --key KEY --pin EARLIER.checkpoint`,
      '',
    ].join('\n'),
  )
}

/** The trail of the run of that id, or else of the session. */
async function trailOf(client: Client, input: { id: string; from?: string }) {
  try {
    return await client.call('get_run_audit', input)
  } catch (error) {
    if (!(error instanceof ApiError) || error.body.error !== 'not_found') throw error
    return client.call('get_session_audit', input).catch((other: unknown) => {
      if (!(other instanceof ApiError) || other.body.error !== 'not_found') throw other
      throw new CommandFailed(
        `This workspace has no run and no session of the id ${input.id}. Send the id that run_diligence or start returned.`,
      )
    })
  }
}

/** why never over a file: it may be the pin that shows a change */
async function writeNew(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text, { flag: 'wx' })
  } catch (error) {
    const why =
      error instanceof Error && 'code' in error && error.code === 'EEXIST'
        ? 'It exists, and evidence is not overwritten. Choose another name with --out.'
        : String(error instanceof Error ? error.message : error)
    throw new CommandFailed(`${path} cannot be written. ${why}`, { cause: error })
  }
}
