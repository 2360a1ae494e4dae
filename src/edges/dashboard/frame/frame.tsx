// The frame of every page: the link past it, the name, the navigation, and the account.
import { Button, NativeSelect } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { mayChange, type SignedInAccount } from '../api/account.ts'
import { signInNeed } from '../api/sign-in-need.ts'
import { go, Link, usePath } from '../routing/location.tsx'
import { inWorkspace } from '../routing/workspace.ts'
import { Brand } from './brand.tsx'
import { ConnectionNotice } from './connection.tsx'
import { useKeptFocus } from './kept-focus.ts'
import { useQueryClient } from '@tanstack/react-query'
import { renewAll } from '../api/queries.ts'
import { Dialog } from '../parts/dialog.tsx'
import { paletteActions } from './palette-items.ts'
import { SignInForm } from './sign-in-form.tsx'

// why apart: a page does not wait for it
const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

// Asks for the password again when the session has ended: the page behind the dialog stays unchanged.
function SignInDialog({ email }: { readonly email: string }) {
  const queries = useQueryClient()
  return (
    <Dialog title="Sign in again">
      <p>Your session has ended. What you typed is still there: sign in, then send it again.</p>
      <SignInForm email={email} onSignedIn={() => renewAll(queries)} />
    </Dialog>
  )
}

const WAYS: readonly (readonly [path: string, name: string])[] = [
  ['/', 'Assessments'],
  ['/diligence', 'Diligence'],
  ['/portfolios', 'Portfolios'],
  ['/alerts', 'Alerts'],
  ['/cases', 'Cases'],
  ['/batches', 'Batches'],
  ['/webhooks', 'Webhooks'],
  ['/events', 'Events'],
  ['/keys', 'Keys'],
  ['/activity', 'Activity'],
  ['/workspace', 'Workspace'],
]

export function Frame({
  account,
  children,
}: {
  readonly account: SignedInAccount
  readonly children: ReactNode
}) {
  const path = usePath()
  useKeptFocus()
  // why the path: another page closes the menu again
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === path
  const menu = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setOpenAt(null)
    menu.current?.focus()
  }
  const [searches, setSearches] = useState(false)
  useEffect(() => onSearchKey(() => setSearches(true)), [])
  const lost = useSyncExternalStore(signInNeed.subscribe, signInNeed.get)
  const ways = [
    ...WAYS,
    ...(account.operator ? ([['/operator', 'Operator']] as const) : []),
    ['/account', 'Account'] as const,
  ]
  const here = (way: string): boolean =>
    way === '/' ? path === '/' || path.startsWith('/assessments') : path.startsWith(way)
  return (
    <div className="frame">
      {/* why not by its address: that may contain a finding */}
      <a
        className="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          document.getElementById('main')?.focus()
        }}
      >
        Skip to the content
      </a>
      <header className="frame-head" onKeyDown={({ key }) => open && key === 'Escape' && close()}>
        <Link to="/" className="brand-link" aria-label="Assay, to the assessments">
          <Brand />
        </Link>
        <Button
          ref={menu}
          variant="default"
          className="menu-button"
          aria-expanded={open}
          aria-controls="ways"
          onClick={() => setOpenAt(open ? null : path)}
        >
          Menu
        </Button>
        <nav id="ways" aria-label="Main" className={open ? 'open' : undefined}>
          <Button
            variant="default"
            className="search-button"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => setSearches(true)}
          >
            Search <kbd>{isMac() ? '⌘ K' : 'Ctrl K'}</kbd>
          </Button>
          <ul>
            {ways.map(([way, name]) => (
              <li key={way}>
                <Link to={way} aria-current={here(way) ? 'page' : undefined} onClick={() => open && close()}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          {/* why the path: a choice that was not opened is forgotten */}
          <WorkspaceInUse key={path} account={account} />
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        <ConnectionNotice />
        {children}
      </main>
      {searches && !lost && (
        <Suspense>
          <Palette
            pages={ways.map(([to, name]) => ({ to, name }))}
            actions={paletteActions(mayChange(account))}
            onClose={() => setSearches(false)}
          />
        </Suspense>
      )}
      {lost && <SignInDialog email={account.user.email} />}
    </div>
  )
}

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Calls the listener on Ctrl K and Cmd K, unless a dialog waits for an answer. */
function onSearchKey(listener: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (
      event.key.toLowerCase() !== 'k' ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey
    )
      return
    event.preventDefault()
    if (document.querySelector('dialog[open]') === null) listener()
  }
  window.addEventListener('keydown', onKeyDown)
  return () => window.removeEventListener('keydown', onKeyDown)
}

function WorkspaceInUse({ account: { workspace, workspaces } }: { readonly account: SignedInAccount }) {
  const [chosen, setChosen] = useState(workspace.id)
  if (workspaces.length < 2) return <p className="workspace-name">{workspace.name}</p>
  return (
    <form
      className="workspace-choice"
      onSubmit={(event) => {
        event.preventDefault()
        go(inWorkspace('/', chosen))
      }}
    >
      <NativeSelect
        className="workspace-name"
        label="Workspace"
        value={chosen}
        data={workspaces.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      {/* why a button: arrow keys choose an option and must not leave the page */}
      <Button type="submit" variant="default" disabled={chosen === workspace.id}>
        Go
      </Button>
    </form>
  )
}
