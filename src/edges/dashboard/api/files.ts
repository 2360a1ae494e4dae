// Hands a file to the browser's downloads: one made here, or one the server makes.
import { addressedWorkspace } from '../routing/workspace.ts'
import { send } from './send.ts'

export function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // why later: the browser reads the address after the click returns
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

export type PaperSize = 'a4' | 'letter'

/** The PDF of an assessment or a run. */
export async function savePdf(id: string, paper: PaperSize): Promise<void> {
  const target = `/v1/exports/${encodeURIComponent(id)}.pdf?paper=${paper}`
  const response = await send({
    method: 'GET',
    target,
    headers: { accept: 'application/pdf' },
    workspace: addressedWorkspace(),
  })
  save(`assay-${id}.pdf`, await response.blob())
}
