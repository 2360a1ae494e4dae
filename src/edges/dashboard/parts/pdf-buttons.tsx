// An assessment or a run as PDF, on either paper, among other buttons. What went wrong with one stands below all of them until
// it is tried again.
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { SignedInAccount } from '../api/account.ts'
import { type PaperSize, savePdf } from '../api/files.ts'
import { ProblemNotice } from './notice.tsx'

interface PdfButtonsProps {
  readonly id: string
  readonly account: SignedInAccount
}

export function PdfButtons({ id, account }: PdfButtonsProps) {
  const a4 = usePdf(id, 'a4')
  const letter = usePdf(id, 'letter')
  return (
    <>
      <Button variant="default" loading={a4.isPending} onClick={() => a4.mutate()}>
        PDF, A4
      </Button>
      <Button variant="default" loading={letter.isPending} onClick={() => letter.mutate()}>
        PDF, Letter
      </Button>
      {account.workspace.tier === 'free' && <p className="quiet">PDF is part of Pro.</p>}
      {a4.error !== null && <ProblemNotice error={a4.error} />}
      {letter.error !== null && <ProblemNotice error={letter.error} />}
    </>
  )
}

const usePdf = (id: string, paper: PaperSize) => useMutation({ mutationFn: () => savePdf(id, paper) })
