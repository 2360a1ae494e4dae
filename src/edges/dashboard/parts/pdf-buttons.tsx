// An assessment or a run as PDF, on either paper.
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type Paper, savePdf } from '../api/files.ts'
import { ProblemNotice } from './notice.tsx'

export function PdfButtons({ id }: { readonly id: string }) {
  const pdf = useMutation({ mutationFn: (paper: Paper) => savePdf(id, paper) })
  return (
    <>
      <Button
        variant="default"
        loading={pdf.isPending && pdf.variables === 'a4'}
        onClick={() => pdf.mutate('a4')}
      >
        PDF, A4
      </Button>
      <Button
        variant="default"
        loading={pdf.isPending && pdf.variables === 'letter'}
        onClick={() => pdf.mutate('letter')}
      >
        PDF, Letter
      </Button>
      {pdf.error !== null && <ProblemNotice error={pdf.error} />}
    </>
  )
}
