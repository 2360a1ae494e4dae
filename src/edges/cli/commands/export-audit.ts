// `assay audit export ID`: saves the audit trail of a run, an assessment, a watch or a case, and the checkpoint of the log beside it.
import { writeFile } from 'node:fs/promises'
import { ApiError, type Client, type ClientOptions } from '../../../client/client.ts'
import { callServer } from './call-server.ts'
import { CommandFailed } from './command-failed.ts'
import { print, type Printing } from './with-administration.ts'

export interface AuditExport extends Printing {
  readonly out?: string
  readonly from?: string
  /** Of a watch or a case. */
  readonly before?: string
  /** Of a run: whether its last record is written as an in-toto statement too. */
  readonly dsse?: boolean
}

/** Throws CommandFailed. */
export async function exportAudit(
  id: string,
  options: ClientOptions,
  { out: chosen, from, before, dsse = false, ...printing }: AuditExport,
): Promise<void> {
  const [answer, { verifierKey, previousVerifierKey }] = await callServer(options, (client) =>
    Promise.all([
      trailOf(client, { id, ...(from !== undefined && { from }) }, { before, dsse }),
      client.call('get_audit_checkpoint', {}),
    ]),
  )
  const { envelope, ...bundle } = { envelope: undefined, ...answer }
  const kind = KINDS[bundle.format]
  if (dsse && envelope === undefined)
    throw new CommandFailed(
      `There is no statement of ${id}: --dsse is for a run that has ended and was not altered.`,
    )
  const out = chosen ?? `${kind}-${id}.audit.json`
  const text = `${JSON.stringify(bundle)}\n`
  if (out === '-') {
    process.stdout.write(text)
    return
  }
  await writeNew(out, text)
  const { checkpoint } = bundle
  if (checkpoint === undefined) {
    print({ file: out, checkpoint: null, statement: null, verifier_key: verifierKey }, printing, [
      `Wrote ${out}. The server gave no proof that the ${kind} is in the log.`,
    ])
    return
  }
  const pin = `${out.replace(/\.json$/, '')}.checkpoint`
  await writeNew(pin, checkpoint)
  const statement = `${out.replace(/\.json$/, '')}.dsse.json`
  if (envelope !== undefined) await writeNew(statement, envelope)
  const files = { file: out, checkpoint: pin, statement: envelope === undefined ? null : statement }
  print(
    { ...files, verifier_key: verifierKey, previous_verifier_key: previousVerifierKey ?? null },
    printing,
    [
      `Wrote ${out}, and ${pin}.`,
      ...(envelope === undefined ? [] : [`Wrote ${statement}: the last record as an in-toto statement.`]),
      'Keep the checkpoint: a later audit trail must continue it. Do not verify this file against its own checkpoint.',
      `The server says that its key is ${verifierKey}`,
      ...(previousVerifierKey === undefined
        ? []
        : [`It is rotating its key; the old one, which is valid too, is ${previousVerifierKey}`]),
      'Compare the key with the one that you have from elsewhere, then run',
      `  assay verify ${out} --key KEY --pin EARLIER.checkpoint`,
    ],
  )
}

const KINDS = {
  'assay-audit-bundle/v1': 'run',
  'assay-assessment-bundle/v1': 'assessment',
  'assay-watch-bundle/v1': 'watch',
  'assay-case-bundle/v1': 'case',
} as const

/** The trail of the run of that id, or else of the session, of the portfolio or of the case. */
async function trailOf(
  client: Client,
  input: { id: string; from?: string },
  { before, dsse }: { readonly before: string | undefined; readonly dsse: boolean },
) {
  const part = { ...input, ...(before !== undefined && { before }) }
  const ofWatch = () => client.call('get_watch_audit', part)
  const ofCase = () => client.call('get_case_audit', part)
  const found =
    before === undefined
      ? ((await unlessNone(
          client.call('get_run_audit', { ...input, ...(dsse && { envelope: 'dsse' as const }) }),
        )) ??
        (await unlessNone(client.call('get_session_audit', input))) ??
        (await unlessNone(ofWatch())) ??
        (await unlessNone(ofCase())))
      : ((await unlessNone(ofWatch())) ?? (await unlessNone(ofCase())))
  if (found?.format === 'assay-watch-bundle/v1' && found.records.length === 0)
    throw new CommandFailed(
      `No pass over this portfolio was completed${before === undefined ? '' : ` before record ${before}`}: portfolios passes ${input.id}.`,
    )
  if (found?.format === 'assay-case-bundle/v1' && found.records.length === 0)
    throw new CommandFailed(
      `Nothing was decided about this case${before === undefined ? '' : ` before record ${before}`}: cases show ${input.id}.`,
    )
  if (found !== undefined) return found
  throw new CommandFailed(
    `This workspace has no run, session, watched portfolio or case of the id ${input.id}. Send the id that run_diligence, start, create_portfolio or list_cases returned.`,
  )
}

async function unlessNone<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.body.error === 'not_found') return undefined
    throw error
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
