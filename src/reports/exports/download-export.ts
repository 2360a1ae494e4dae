// Downloads a scored session or a finished run of the workspace, found by its id, as a PDF.
import type { Operations } from '../../contract/index.ts'
import type { OutputOf } from '../../contract/operations/operation.ts'
import { runDocument } from '../run/run-document.ts'
import { assessmentPdf } from '../assessment/assessment-pdf.ts'
import { unerased } from '../../assessment/open-session.ts'
import { scoredFrom } from '../../assessment/scored-session.ts'
import type { Accounts } from '../../accounts/ports.ts'
import type { AssessmentReads } from '../../assessment/ports.ts'
import type { TenantStore } from '../../call/ports.ts'
import type { WorkspaceLog } from '../../audit/log/workspace-log.ts'
import type { LoggedRuns } from '../../diligence/runs/examined-run.ts'
import type { SourceManifest } from '../../sources/model/source.ts'
import type { Pdf } from '../ports.ts'
import { Problem } from '../../call/problem.ts'
import { presentedRun } from '../../diligence/runs/get-run.ts'
import { recordOrKeepActs } from '../../audit/log/record-acts.ts'
import type { LogReads, LogWrites } from '../../audit/ports.ts'
import type { Ids } from '../../base/ports.ts'
import { actingIn } from '../../call/acting-in.ts'
import type { Call, UseCase } from '../../call/use-case.ts'

interface ExportPorts {
  readonly store: Pick<TenantStore<AssessmentReads, LogReads & LogWrites>, 'read' | 'write'> &
    LoggedRuns & { readonly accounts: Pick<Accounts, 'workspace'> }
  readonly auditLog: WorkspaceLog
  readonly ids: Ids
  readonly manifests: readonly SourceManifest[]
  readonly pdf: Pdf
  readonly settings: { readonly publicUrl: string }
}

export const downloadExport: UseCase<Operations['download_export'], ExportPorts> = {
  async run(call, ports) {
    const { input, caller, now, signal } = call
    const { id, paper } = input
    const scored = await ports.store.read(caller.workspaceId, async (tenant) => {
      const session = await tenant.session(id)
      return session && scoredFrom(tenant, unerased(session))
    })
    const options = { tenant: caller.workspaceId, paper, createdAt: now, signal }
    if (scored !== undefined) {
      await recordExport(call, ports, 'assessment')
      return pdfFile(`assay-assessment-${id}-${paper}.pdf`, await assessmentPdf(scored, options, ports))
    }
    const run = await presentedRun(ports, caller.workspaceId, id)
    if (run === undefined)
      throw new Problem('not_found', { detail: 'This workspace has no session and no run of that id' })
    if (run.status === 'queued' || run.status === 'running')
      throw new Problem('not_finished', { detail: `The run is ${run.status}` })
    await recordExport(call, ports, 'run')
    const scorers = new Map(ports.manifests.map((manifest) => [manifest.id, manifest.scorers]))
    const workspace = (await ports.store.accounts.workspace(caller.workspaceId))?.name
    const owner = workspace === undefined ? undefined : { workspace }
    const document = runDocument(run, (sourceId) => scorers.get(sourceId) ?? [], owner)
    return pdfFile(`assay-run-${id}-${paper}.pdf`, await ports.pdf.render(document, options))
  },
}

/** why kept where the log is broken: the report of a run that was altered says so, and people need it then */
const recordExport = (
  call: Call<{ readonly id: string }>,
  { store, auditLog, ids }: ExportPorts,
  what: 'assessment' | 'run',
): Promise<void> =>
  store.write(call.caller.workspaceId, (tenant) =>
    recordOrKeepActs(tenant, { auditLog, ids }, [
      { ...actingIn(call), kind: 'data.exported', about: call.input.id, details: { what } },
    ]),
  )

const pdfFile = (name: string, bytes: Uint8Array): OutputOf<Operations['download_export']> =>
  new File([Uint8Array.from(bytes)], name, { type: 'application/pdf' })
