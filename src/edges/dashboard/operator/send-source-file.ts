// Sends a file of a source.
import type { DashboardOperations } from '../../../contract/dashboard.ts'
import type { OutputOf } from '../../../contract/operations/operation.ts'
import { FILE_MS } from '../api/files.ts'
import { sendForJson } from '../api/send.ts'
import { addressedWorkspace } from '../routing/workspace.ts'

type Imported = OutputOf<DashboardOperations['import_source']>

/** Imports a file of a source. The same file again changes nothing. */
export const sendSourceFile = async (
  id: string,
  file: File,
  {
    asOf,
    belowFloor,
    rollback,
  }: { readonly asOf: string; readonly belowFloor: boolean; readonly rollback: boolean },
): Promise<Imported> => {
  const asked = new URLSearchParams({
    name: file.name,
    ...(asOf !== '' && { asOf }),
    ...(belowFloor && { belowFloor: 'yes' }),
    ...(rollback && { rollback: 'yes' }),
  })
  return (await sendForJson({
    method: 'PUT',
    target: `/v1/dashboard/operator/sources/${encodeURIComponent(id)}/files?${asked}`,
    file: new Blob([file], { type: 'application/octet-stream' }),
    workspace: addressedWorkspace(),
    ifUnanswered: 'once',
    patienceMs: FILE_MS,
  })) as Imported
}
