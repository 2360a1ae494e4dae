// The other runs of the same subject, to be seen beside this one.
import { useAskPages } from '../api/asking.ts'
import { minuteText, wordsOf } from '../naming.ts'
import { Section } from '../parts/page.tsx'
import { Link } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'
import type { Run } from './run.ts'

const MOST_QUERY = 200

export function SameSubject({ run: { id, subject } }: { readonly run: Run }) {
  const runs = useAskPages('list_runs', { query: subject.name.slice(0, MOST_QUERY) })
  const same = (runs.data?.pages ?? [])
    .flatMap((page) => page.runs)
    .filter((run) => run.subject.name === subject.name)
  const others = same.filter((run) => run.id !== id)
  if (others.length === 0) return null
  return (
    <Section title="Other runs of this subject">
      <ul className="figures-list">
        {others.map((other) => (
          <li key={other.id}>
            <Link to={pathTo.run(other.id)}>{minuteText(other.createdAt)}</Link>{' '}
            {wordsOf(other.verdict ?? other.status)}
            {other.risk !== undefined && `, risk ${other.risk}, upside ${other.upside ?? 0}`}
          </li>
        ))}
      </ul>
      <p>
        <Link to={pathTo.comparison(same.slice(0, 4).map((run) => run.id))}>Compare them over time</Link>
      </p>
    </Section>
  )
}
