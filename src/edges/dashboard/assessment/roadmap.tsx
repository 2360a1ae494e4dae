// The roadmap as a line in time.
import type { Milestone } from '../../../contract/vocabulary/roadmap.ts'
import { prose } from '../words/naming.ts'
import { Section } from '../parts/page.tsx'

export const Roadmap = ({ milestones }: { readonly milestones: readonly Milestone[] }) => (
  <Section title="Roadmap" id="roadmap">
    {milestones.length === 0 ? (
      <p>Nothing is left to validate or to strengthen.</p>
    ) : (
      <ol className="time-line">
        {milestones.map(({ range, title, body, axis }) => (
          <li key={`${range} ${axis}`}>
            <p className="time-line-range">{range}</p>
            <div>
              <h3>{title}</h3>
              <p>{prose(body)}</p>
            </div>
          </li>
        ))}
      </ol>
    )}
  </Section>
)
