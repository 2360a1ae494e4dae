// The other runs of the same subject, to be seen beside this one.
import type { OutputOf } from '../../../contract/operations/operation.ts'
import { RUN_STATUSES, RUN_VERDICTS } from '../../../reports/words/run-verdict.ts'
import { useAskPages } from '../api/queries.ts'
import type { Offered } from '../api/endpoints.ts'
import { minuteText } from '../words/naming.ts'
import { MarkOf } from '../parts/mark.tsx'
import { PageSection } from '../parts/page.tsx'
import { Link } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'
import { MAX_COMPARED } from './findings-over-time.ts'
import type { Run } from './run.ts'
import { type AskedOtherwise, askedOtherwise, givenText } from './subject-fields.ts'
import { untilEnded } from './under-way.ts'

type RunsPage = OutputOf<Offered['list_runs']>

const MAX_QUERY = 200

export function SameSubject({ run: { id, subject } }: { readonly run: Run }) {
  const othersOf = (pages: readonly RunsPage[]) =>
    pages
      .flatMap((page) => page.runs)
      .filter((run) => run.subject.name === subject.name && run.id !== id)
      .slice(0, MAX_COMPARED)
  const runs = useAskPages(
    'list_runs',
    { query: subject.name.slice(0, MAX_QUERY) },
    { everyMs: (pages, times) => untilEnded(othersOf(pages), times, pages.length) },
  )
  const others = othersOf(runs.data?.pages ?? [])
  if (others.length === 0) return null
  const compared = [id, ...others.map((other) => other.id)].slice(0, MAX_COMPARED)
  return (
    <PageSection title="Other runs of this subject">
      <ul className="figures-list">
        {others.map((other) => (
          <li key={other.id}>
            <Link to={pathTo.run(other.id)}>{minuteText(other.createdAt)}</Link>{' '}
            <MarkOf said={other.verdict ? RUN_VERDICTS[other.verdict] : RUN_STATUSES[other.status]} />
            <Otherwise fields={askedOtherwise(other.subject, subject)} />
          </li>
        ))}
      </ul>
      <p>
        <Link to={pathTo.comparison(compared)}>
          {compared.length === 2 ? 'Compare the two' : `Compare these ${compared.length} over time`}
        </Link>
      </p>
    </PageSection>
  )
}

/** What another run was told that this one was not, or otherwise. */
const Otherwise = ({ fields }: { readonly fields: readonly AskedOtherwise[] }) =>
  fields.map(({ name, before, after }) => (
    <span key={name} className="quiet block">
      {name}: <bdi>{givenText(before)}</bdi>, here <bdi>{givenText(after)}</bdi>
    </span>
  ))
