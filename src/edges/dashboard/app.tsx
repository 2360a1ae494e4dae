// The whole dashboard: shows the pages to a signed-in person, and the sign-in to others.
import { createTheme, MantineProvider } from '@mantine/core'
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createQueries, nobodySignedIn, renewAll } from './api/queries.ts'
import { watchAccount } from './api/one-account.ts'
import { isInNoWorkspace, isNoMember, readSignedIn } from './api/who-is-signed-in.ts'
import { WorkspaceProvider } from './api/workspace-in-use.ts'
import { useScheme } from './frame/color-scheme.ts'
import { Frame } from './frame/frame.tsx'
import { Welcome } from './frame/welcome.tsx'
import { CurrentPage } from './current-page.tsx'
import { Loaded } from './parts/loaded.tsx'
import { PageLayout } from './parts/page.tsx'
import { PageBoundary } from './parts/page-boundary.tsx'
import { LinkPage } from './pages/link.tsx'
import { NoMemberPage, NoWorkspacePage } from './pages/no-workspace.tsx'
import { ProviderReturnPage } from './pages/provider-return.tsx'
import { SignInPage } from './pages/sign-in.tsx'
import { routeOf } from './routing/route.ts'
import { readdress, useAddressedWorkspace, usePath } from './routing/location.tsx'
import { inWorkspace } from './routing/workspace.ts'

// The accent colour of the dashboard, from which Mantine computes; tokens.css has the painted colours.
const ACCENT = [
  '#e9f5f0',
  '#d2e8df',
  '#a6d3c1',
  '#76bca0',
  '#4fa985',
  '#2f936d',
  '#0b6e4f',
  '#095c42',
  '#074a35',
  '#053828',
] as const

const theme = createTheme({ primaryColor: 'accent', colors: { accent: ACCENT }, cursorType: 'pointer' })

export function App() {
  const [queries] = useState(createQueries)
  const scheme = useScheme()
  useEffect(() => watchAccount(() => void renewAll(queries)), [queries])
  return (
    <QueryClientProvider client={queries}>
      {/* why: the Content-Security-Policy refuses the style elements Mantine would write; style/ has them in files */}
      <MantineProvider
        theme={theme}
        forceColorScheme={scheme}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {/* why two: Inside limits the error of a page to that page, and the links to the others stay */}
        <PageBoundary page={Welcome}>
          <Door />
        </PageBoundary>
      </MantineProvider>
    </QueryClientProvider>
  )
}

function Door() {
  const route = routeOf(usePath())
  const { page } = route
  if (page === 'link') return <LinkPage />
  if (route.page === 'provider-return') return <ProviderReturnPage workspaceId={route.id} />
  if (page === 'sign-in') return <SignInPage />
  return <Inside />
}

function Inside() {
  const path = usePath()
  const queries = useQueryClient()
  const addressed = useAddressedWorkspace()
  const { data: account, ...reading } = useQuery({
    queryKey: ['get_account', addressed],
    queryFn: ({ signal }) => readSignedIn(addressed, signal),
  })
  useEffect(() => {
    if (account === undefined || addressed !== null) return
    const { id } = account.workspace
    queries.setQueryData(['get_account', id], account)
    readdress(inWorkspace(`${window.location.pathname}${window.location.search}${window.location.hash}`, id))
  }, [account, addressed, queries])
  // why first: a person who has just left the workspace must not see it any more
  if (addressed !== null && isNoMember(reading.error)) return <NoMemberPage />
  if (isInNoWorkspace(reading.error)) return <NoWorkspacePage />
  if (account !== undefined)
    return (
      <WorkspaceProvider value={account.workspace.id}>
        <Frame key={`${account.user.id} ${account.workspace.id}`} account={account}>
          <PageBoundary key={path} page={PageLayout}>
            <CurrentPage account={account} />
          </PageBoundary>
        </Frame>
      </WorkspaceProvider>
    )
  if (nobodySignedIn(reading.error)) return <SignInPage />
  return (
    <Welcome>
      <Loaded of={{ ...reading, data: account }} lines={4}>
        {() => null}
      </Loaded>
    </Welcome>
  )
}
