// Where the account is signed in, each of which can be ended.
import { Button } from '@mantine/core'
import { useState } from 'react'
import { dayText } from '../words/naming.ts'
import { Moment } from '../parts/facts.tsx'
import { DataTable } from '../parts/listing.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { PageSection } from '../parts/page.tsx'
import { EndSession, type Ending } from './end-session.tsx'
import { useSignedIn } from './use-signed-in.ts'

export function SignedInPlaces() {
  const signedIn = useSignedIn()
  const [ending, setEnding] = useState<Ending | null>(null)
  return (
    <PageSection title="Signed in at">
      <Loaded of={signedIn} lines={3}>
        {({ sessions: rows }) => (
          <>
            <DataTable
              caption="Sessions of the account"
              rows={rows}
              idOf={({ id }) => id}
              columns={[
                {
                  name: 'With',
                  names: true,
                  cell: ({ userAgent, current }) => `${programOf(userAgent)}${current ? ' (here)' : ''}`,
                },
                { name: 'Address', cell: ({ address }) => address },
                { name: 'Since', cell: ({ createdAt }) => <Moment at={createdAt} /> },
                { name: 'Last seen', cell: ({ lastSeenAt }) => dayText(lastSeenAt) },
                {
                  name: 'Actions',
                  cell: ({ id, current, userAgent }) =>
                    current ? (
                      '–'
                    ) : (
                      <Button
                        variant="default"
                        size="compact-sm"
                        aria-label={`End the session with ${programOf(userAgent)}`}
                        onClick={() => setEnding({ id, program: programOf(userAgent) })}
                      >
                        End
                      </Button>
                    ),
                },
              ]}
            />
            {rows.length > 1 && (
              <Button variant="default" className="more" onClick={() => setEnding('others')}>
                End all others
              </Button>
            )}
          </>
        )}
      </Loaded>
      {ending !== null && <EndSession of={ending} onClose={() => setEnding(null)} />}
    </PageSection>
  )
}

/** The browser and system somebody would know it by. */
function programOf(userAgent: string): string {
  const [browser] = /Edg|Firefox|Chrome|Safari/.exec(userAgent) ?? []
  const [system] = /Windows|Android|iPhone|iPad|Macintosh|Linux/.exec(userAgent) ?? []
  if (browser === undefined) return userAgent.slice(0, 40) || 'unknown program'
  return `${browser === 'Edg' ? 'Edge' : browser}${system === undefined ? '' : ` on ${system === 'Macintosh' ? 'macOS' : system}`}`
}
