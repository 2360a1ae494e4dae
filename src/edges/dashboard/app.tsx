// The dashboard as a whole: who is signed in decides whether the pages are shown or the sign-in.
import { createTheme, MantineProvider } from '@mantine/core'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createQueries, nobodySignedIn } from './api/asking.ts'
import { whoIsSignedIn } from './api/who-is-signed-in.ts'
import { useScheme } from './frame/color-scheme.ts'
import { Frame } from './frame/frame.tsx'
import { Welcome } from './frame/welcome.tsx'
import { CurrentPage } from './current-page.tsx'
import { ACCENT } from './style/accent.ts'
import { Loaded } from './parts/loaded.tsx'
import { LinkPage } from './pages/link.tsx'
import { SignInPage } from './pages/sign-in.tsx'
import { routeOf } from './routing/route.ts'
import { usePath } from './routing/location.tsx'

const theme = createTheme({ primaryColor: 'accent', colors: { accent: ACCENT }, cursorType: 'pointer' })

export function App() {
  const [queries] = useState(createQueries)
  const scheme = useScheme()
  return (
    <QueryClientProvider client={queries}>
      {/* why: what Mantine would write into style elements, the Content-Security-Policy refuses; style/ has it in files */}
      <MantineProvider
        theme={theme}
        forceColorScheme={scheme}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <Door />
      </MantineProvider>
    </QueryClientProvider>
  )
}

function Door() {
  const { page } = routeOf(usePath())
  if (page === 'link') return <LinkPage />
  if (page === 'sign-in') return <SignInPage />
  return <Inside />
}

function Inside() {
  const account = useQuery({
    queryKey: ['get_account'],
    queryFn: ({ signal }) => whoIsSignedIn(signal),
  })
  if (account.data === undefined && nobodySignedIn(account.error)) return <SignInPage />
  if (account.data === undefined)
    return (
      <Welcome>
        <Loaded of={account} lines={4}>
          {() => null}
        </Loaded>
      </Welcome>
    )
  return (
    <Frame account={account.data}>
      <CurrentPage account={account.data} />
    </Frame>
  )
}
