// Shows a list of names and values, and a moment in time.
import type { ReactNode } from 'react'
import { minuteText } from '../words/naming.ts'

export function Facts({
  of: facts,
}: {
  readonly of: readonly (readonly [name: string, value: ReactNode])[]
}) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export const Moment = ({ at }: { readonly at: string }) => <time dateTime={at}>{minuteText(at)}</time>
