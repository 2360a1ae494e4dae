// A hash or id that is shown cut, whole on demand.
import type { ReactNode } from 'react'

export const WholeText = ({ of: text, children }: { readonly of: string; readonly children: ReactNode }) => (
  <details className="whole-text">
    <summary>{children}</summary>
    <code>{text}</code>
  </details>
)
