// Shows the page of the current address.
import { lazy, Suspense } from 'react'
import { mayChange, type SignedInAccount } from './api/account.ts'
import { AccountProvider } from './api/account-in-use.ts'
import { AssessmentPage } from './pages/assessment.tsx'
import { AssessmentsPage } from './pages/assessments.tsx'
import { EvidencePage } from './pages/evidence.tsx'
import { KeysPage } from './pages/keys.tsx'
import { RunPage } from './pages/run.tsx'
import { RunsPage } from './pages/runs.tsx'
import { WorkspacePage } from './pages/workspace.tsx'
import { routeOf } from './routing/route.ts'
import { Link, usePath } from './routing/location.tsx'
import { PageLayout } from './parts/page.tsx'

// why apart: people open them less often than the others; some bring a parser or a verifier along
const AccountPage = lazy(async () => ({ default: (await import('./pages/account.tsx')).AccountPage }))

const NewAssessmentPage = lazy(async () => ({
  default: (await import('./pages/new-assessment.tsx')).NewAssessmentPage,
}))

const NewRunPage = lazy(async () => ({ default: (await import('./pages/new-run.tsx')).NewRunPage }))

const LinesPage = lazy(async () => ({ default: (await import('./pages/lines.tsx')).LinesPage }))

const OperatorPage = lazy(async () => ({ default: (await import('./pages/operator.tsx')).OperatorPage }))

const CompareRunsPage = lazy(async () => ({
  default: (await import('./pages/compare-runs.tsx')).CompareRunsPage,
}))

const PortfoliosPage = lazy(async () => ({
  default: (await import('./pages/portfolios.tsx')).PortfoliosPage,
}))

const PortfolioPage = lazy(async () => ({ default: (await import('./pages/portfolio.tsx')).PortfolioPage }))

const AlertsPage = lazy(async () => ({ default: (await import('./pages/alerts.tsx')).AlertsPage }))

const CasesPage = lazy(async () => ({ default: (await import('./pages/cases.tsx')).CasesPage }))

const CasePage = lazy(async () => ({ default: (await import('./pages/case.tsx')).CasePage }))

const ActivityPage = lazy(async () => ({ default: (await import('./pages/activity.tsx')).ActivityPage }))

const BatchesPage = lazy(async () => ({ default: (await import('./pages/batches.tsx')).BatchesPage }))

const EventsPage = lazy(async () => ({ default: (await import('./pages/events.tsx')).EventsPage }))

const WebhooksPage = lazy(async () => ({ default: (await import('./pages/webhooks.tsx')).WebhooksPage }))

const ConnectPage = lazy(async () => ({ default: (await import('./pages/connect.tsx')).ConnectPage }))

const VerifyTrailPage = lazy(async () => ({
  default: (await import('./pages/verify-trail.tsx')).VerifyTrailPage,
}))

// An address that no page has.
const NowherePage = () => (
  <PageLayout title="There is no such page">
    <p>
      Check the address, or go to the <Link to="/">assessments</Link>.
    </p>
  </PageLayout>
)

// A page whose only use is to change something, for a person whose role reads.
const ReadOnlyPage = () => (
  <PageLayout title="Your role in this workspace only reads">
    <p>
      An owner of the workspace can give you another role. The <Link to="/">assessments</Link> and{' '}
      <Link to="/diligence">runs</Link> are here.
    </p>
  </PageLayout>
)

/** Pages whose only use is to change something. */
const CHANGING: ReadonlySet<string> = new Set(['new-assessment', 'evidence', 'lines', 'new-run'])

export const CurrentPage = ({ account }: { readonly account: SignedInAccount }) => (
  <AccountProvider value={account}>
    <Suspense fallback={<div className="waiting" aria-busy="true" />}>
      <AddressedPage account={account} />
    </Suspense>
  </AccountProvider>
)

function AddressedPage({ account }: { readonly account: SignedInAccount }) {
  const path = usePath()
  const route = routeOf(path)
  if (CHANGING.has(route.page) && !mayChange(account)) return <ReadOnlyPage />
  switch (route.page) {
    case 'assessments':
      return <AssessmentsPage account={account} />
    case 'new-assessment':
      return <NewAssessmentPage />
    case 'assessment':
      return <AssessmentPage key={route.id} id={route.id} account={account} />
    case 'evidence':
      return <EvidencePage key={route.id} id={route.id} />
    case 'lines':
      return <LinesPage key={route.id} id={route.id} />
    case 'runs':
      return <RunsPage account={account} />
    case 'new-run':
      return <NewRunPage />
    case 'run':
      return <RunPage key={route.id} id={route.id} account={account} />
    case 'compare-runs':
      return <CompareRunsPage />
    case 'verify-trail':
      return <VerifyTrailPage />
    case 'portfolios':
      return <PortfoliosPage account={account} />
    case 'portfolio':
      return <PortfolioPage key={route.id} id={route.id} account={account} />
    case 'alerts':
      return <AlertsPage account={account} />
    case 'cases':
      return <CasesPage account={account} />
    case 'case':
      return <CasePage key={route.id} id={route.id} account={account} />
    case 'batches':
      return <BatchesPage />
    case 'webhooks':
      return <WebhooksPage />
    case 'events':
      return <EventsPage />
    case 'activity':
      return <ActivityPage />
    case 'keys':
      return <KeysPage account={account} />
    case 'workspace':
      return <WorkspacePage account={account} />
    case 'operator':
      return account.operator ? <OperatorPage /> : <NowherePage />
    case 'connect':
      return <ConnectPage key={route.id} id={route.id} account={account} />
    case 'account':
      return <AccountPage account={account} />
    default:
      return <NowherePage />
  }
}
