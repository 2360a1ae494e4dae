// By which identifier a record was found, where it was not by name.
import type { Finding } from '../../../contract/vocabulary/finding.ts'
import { isLed } from '../../../reports/words/identifier-led.ts'
import { Facts } from '../parts/facts.tsx'
import { identifierFound } from './identifier-found.ts'
import type { CompletedRun } from './run.ts'

export function FoundBy({ finding, run }: { readonly finding: Finding; readonly run: CompletedRun }) {
  const identifier = identifierFound(finding, run)
  if (identifier === undefined)
    return finding.match && !isLed(finding) ? null : (
      <p className="quiet">Found by an identifier, not by name.</p>
    )
  const { name, value, record } = identifier
  return (
    <div className="found-by">
      <p className="quiet">Found by its {name}, not by name.</p>
      {value !== undefined && (
        <Facts
          of={[
            [`${name}, looked up`, value],
            ['Record it leads to', record],
          ]}
        />
      )}
    </div>
  )
}
