// An assessment or a run as PDF, on either paper.
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type Paper, savePdf } from '../api/files.ts'
import { ProblemNotice } from './notice.tsx'

export const PdfButtons = ({ id }: { readonly id: string }) => (
  <>
    <PdfButton id={id} paper="a4" name="A4" />
    <PdfButton id={id} paper="letter" name="Letter" />
  </>
)

interface PdfButtonProps {
  readonly id: string
  readonly paper: Paper
  readonly name: string
}

function PdfButton({ id, paper, name }: PdfButtonProps) {
  const pdf = useMutation({ mutationFn: () => savePdf(id, paper) })
  return (
    <>
      <Button variant="default" loading={pdf.isPending} onClick={() => pdf.mutate()}>
        PDF, {name}
      </Button>
      {pdf.error !== null && <ProblemNotice error={pdf.error} />}
    </>
  )
}
