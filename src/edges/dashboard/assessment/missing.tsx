// Shows what is missing before a score: a list to work through, axis by axis.
import { axisName, kindName } from '../../../reports/words/evidence.ts'
import { useMayChange } from '../api/account-in-use.ts'
import { counted } from '../words/naming.ts'
import { Bar } from '../parts/bar.tsx'
import { PageSection } from '../parts/page.tsx'
import { Link } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'
import type { ShownAssessment } from './assessment.ts'

export function Missing({ assessment: { id, progress } }: { readonly assessment: ShownAssessment }) {
  const changes = useMayChange()
  const requirements = Object.values(progress.axes).flatMap((axis) => Object.values(axis.requirements))
  const need = requirements.reduce((sum, one) => sum + one.need, 0)
  const have = requirements.reduce((sum, one) => sum + Math.min(one.have, one.need), 0)
  return (
    <PageSection
      title="What is missing"
      id="missing"
      lead={
        have === need
          ? 'Nothing: every axis has its minimum.'
          : `${have} of ${counted(need, 'signal')} are there. There is no score before every axis has its minimum.`
      }
    >
      <Bar value={have} most={need} />
      <div className="axes-to-do">
        {Object.entries(progress.axes).map(([axis, { requirements: kinds, status }]) => (
          <div key={axis} className={status === 'incomplete' ? 'axis-to-do' : 'axis-to-do done'}>
            <h3>{axisName(axis)}</h3>
            <ul className="to-do">
              {Object.entries(kinds).map(([kind, one]) => (
                <li key={kind} className={one.complete ? 'done' : undefined}>
                  <span aria-hidden="true">{one.complete ? '✓' : '○'}</span>{' '}
                  {one.complete || !changes ? (
                    kindName(kind)
                  ) : (
                    <Link to={pathTo.evidence(id, axis, kind)}>{kindName(kind)}</Link>
                  )}{' '}
                  <span className="quiet">
                    {one.have} of {one.need}
                    <span className="visually-hidden">{one.complete ? ', done' : ', missing'}</span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </PageSection>
  )
}
