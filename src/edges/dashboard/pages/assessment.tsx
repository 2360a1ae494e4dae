// The page of one assessment: its result, the reasons, the evidence, and the next steps. One page has everything, and
// each number links to what it is based on.
import type { MouseEvent } from 'react'
import { erasureSaid } from '../../../reports/words/run-verdict.ts'
import { isOwner, type SignedInAccount } from '../api/account.ts'
import { useMayChange } from '../api/account-in-use.ts'
import { useAsk } from '../api/queries.ts'
import type { ShownAssessment } from '../assessment/assessment.ts'
import { EraseAssessment } from '../assessment/erase-assessment.tsx'
import { EstimatePanel } from '../assessment/estimate.tsx'
import { Exports } from '../assessment/exports.tsx'
import { LedgerPanel } from '../assessment/ledger.tsx'
import { Missing } from '../assessment/missing.tsx'
import { NextSignals } from '../assessment/next-signals.tsx'
import { Points } from '../assessment/points.tsx'
import { SinceScore } from '../assessment/since-score.tsx'
import { needsAttention, partedEntries } from '../assessment/shown-entries.ts'
import { ScoreForm } from '../assessment/score-form.tsx'
import { SealPanel } from '../assessment/seal.tsx'
import { useScore } from '../assessment/use-score.ts'
import { VerdictPanel } from '../assessment/verdict-panel.tsx'
import { capital, counted, minuteText, opening, prose, wordsOfName } from '../words/naming.ts'
import { Collapsed } from '../parts/folded.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Notice } from '../parts/notice.tsx'
import { PageLayout, PageSection } from '../parts/page.tsx'
import { Link, readdress, withQueryPart } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'
import type { Milestone } from '../../../contract/vocabulary/roadmap.ts'

// The roadmap as a timeline.
const Roadmap = ({ milestones }: { readonly milestones: readonly Milestone[] }) => (
  <PageSection title="Roadmap" id="roadmap">
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
  </PageSection>
)

export function AssessmentPage({ id, account }: { readonly id: string; readonly account: SignedInAccount }) {
  const assessment = useAsk('get_assessment', { id })
  const loaded = (
    <Loaded of={assessment} lines={14} missing={<NoAssessment />}>
      {(found) =>
        found.erased ? <Erased assessment={found} /> : <Found assessment={found} account={account} />
      }
    </Loaded>
  )
  return assessment.data === undefined ? <PageLayout title="Assessment">{loaded}</PageLayout> : loaded
}

const NoAssessment = () => (
  <p>
    This workspace has no such assessment. Check the address, or whether it is in another of your workspaces;{' '}
    <Link to="/">these</Link> are here.
  </p>
)

const Erased = ({
  assessment: { id, pitch, openedAt, erased, sealed },
}: {
  readonly assessment: ShownAssessment
}) => (
  <PageLayout title={pitch} lead={`Opened ${minuteText(openedAt)}.`}>
    <Notice tone="plain">
      <p>
        {erased && erasureSaid(erased, 'assessment')}{' '}
        {sealed
          ? 'The audit trail still verifies, and says what was erased.'
          : 'It was never scored. The audit log says that it was erased.'}
      </p>
    </Notice>
    {sealed && <SealPanel id={id} seal={sealed} isErased />}
  </PageLayout>
)

function Found({
  assessment,
  account,
}: {
  readonly assessment: ShownAssessment
  readonly account: SignedInAccount
}) {
  const { id, pitch, title, category, openedAt, openedBy, scored, progress } = assessment
  const changes = useMayChange()
  const { data } = useAsk('get_protocol', {})
  // why two: an error of one form does not concern the other
  const [score, renewal] = [useScore(), useScore()]
  const classNames = (asked: string): string =>
    data?.protocol.categories.find((one) => one.id === asked)?.label ?? wordsOfName(asked)
  const ready = progress.ready_to_score && !scored
  const isOld = scored?.since !== undefined
  return (
    <PageLayout
      title={title ?? opening(pitch, 72)}
      lead={`Opened ${minuteText(openedAt)} by ${openedBy}. ${capital(classNames(category))}.`}
      actions={
        <>
          {changes && (
            <>
              <Link className={ready ? 'button plain' : 'button'} to={pathTo.evidence(id)}>
                Add evidence
              </Link>
              <Link className="button plain" to={pathTo.lines(id)}>
                From a file
              </Link>
            </>
          )}
          {isOwner(account) && <EraseAssessment id={id} />}
        </>
      }
    >
      <EvidenceRead assessment={assessment} />
      <Collapsed>
        <blockquote className="pitch" dir="auto">
          {pitch}
        </blockquote>
      </Collapsed>
      {scored ? (
        <>
          <Contents of={isOld && !progress.ready_to_score ? [MISSING, ...SCORED] : SCORED} />
          <SinceScore assessment={assessment} scored={scored} score={renewal} />
          {isOld && !progress.ready_to_score && <Missing assessment={assessment} />}
          <VerdictPanel scored={scored} history={assessment.history} classNames={classNames} />
          <EstimatePanel
            scored={scored}
            confirmed={assessment.confirmedQuotes}
            quotes={assessment.totalQuotes}
            classNames={classNames}
          />
          <Points scored={scored} entries={assessment.entries} />
          <Roadmap milestones={scored.milestones} />
          <NextSignals assessment={assessment} signals={scored.nextSignals} />
        </>
      ) : (
        <>
          <Contents of={OPEN} />
          {ready && changes && <ScoreForm assessment={assessment} score={score} />}
          <Missing assessment={assessment} />
        </>
      )}
      <LedgerPanel assessment={assessment} account={account} />
      {scored && <Exports assessment={assessment} account={account} />}
      {scored && <SealPanel id={id} seal={scored.audit} />}
      {scored && changes && (
        <PageSection title="Score as another kind of venture" id="rescore">
          <ScoreForm assessment={assessment} score={score} />
        </PageSection>
      )}
    </PageLayout>
  )
}

/** P-10: said first. The link leads to the entries that a person can do something about. */
function EvidenceRead({ assessment: { evidence, entries } }: { readonly assessment: ShownAssessment }) {
  const toLookAt = partedEntries(entries).live.filter(needsAttention).length
  if (entries.length === 0) return null
  return (
    <p className="evidence-read">
      {evidence.summary}{' '}
      {toLookAt > 0 && (
        <a href={`${withQueryPart('grade', 'attention')}#evidence`} onClick={showThose}>
          {counted(toLookAt, 'entry needs', 'entries need')} attention
        </a>
      )}
    </p>
  )
}

/** Shows them without loading the page again. */
function showThose(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  readdress(withQueryPart('grade', 'attention'))
  document.querySelector<HTMLElement>('#evidence > h2')?.focus()
}

type Anchor = readonly [anchor: string, name: string]

const MISSING: Anchor = ['missing', 'What is missing']
const EVIDENCE: Anchor = ['evidence', 'Evidence']
const SCORED: readonly Anchor[] = [
  ['verdict', 'Verdict'],
  ['estimate', 'Estimate'],
  ['points', 'Points'],
  ['roadmap', 'Roadmap'],
  ['next', 'What moves it most'],
  EVIDENCE,
  ['exports', 'Exports'],
  ['audit', 'Audit trail'],
]
const OPEN: readonly Anchor[] = [MISSING, EVIDENCE]

const Contents = ({ of: anchors }: { readonly of: readonly Anchor[] }) => (
  <nav className="contents" aria-label="On this page">
    <ul>
      {anchors.map(([anchor, name]) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
)
