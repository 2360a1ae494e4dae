// Why nothing can be added here to an assessment that a key opened, and who can.
import { Notice } from '../parts/notice.tsx'
import type { ShownAssessment } from './assessment.ts'

export const OpenedByKey = ({ of: { openedBy } }: { readonly of: ShownAssessment }) => (
  <Notice tone="plain">
    <p>The key “{openedBy}” opened this assessment. Evidence for it is submitted with that key.</p>
  </Notice>
)
