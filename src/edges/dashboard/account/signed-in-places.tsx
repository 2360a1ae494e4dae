// Where the account is signed in, each of which can be ended.
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession, signedInPlaces } from '../api/sign-in.ts'
import { dayText } from '../naming.ts'
import { Moment } from '../parts/facts.tsx'
import { Listing } from '../parts/listing.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { Section } from '../parts/page.tsx'

export function SignedInPlaces() {
  const queries = useQueryClient()
  const places = useQuery({ queryKey: ['signed-in-places'], queryFn: ({ signal }) => signedInPlaces(signal) })
  const end = useMutation({
    mutationFn: (id: string | null) => (id === null ? endOtherSessions() : endSession(id)),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['signed-in-places'] }),
  })
  return (
    <Section title="Signed in at">
      {end.error !== null && <ProblemNotice error={end.error} />}
      <Loaded of={places} lines={3}>
        {(rows) => (
          <>
            <Listing
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
                        onClick={() => end.mutate(id)}
                      >
                        End
                      </Button>
                    ),
                },
              ]}
            />
            {rows.length > 1 && (
              <Button variant="default" onClick={() => end.mutate(null)}>
                End all others
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}

/** The browser and system somebody would know it by. */
function programOf(userAgent: string): string {
  const [browser] = /Edg|Firefox|Chrome|Safari/.exec(userAgent) ?? []
  const [system] = /Windows|Android|iPhone|iPad|Macintosh|Linux/.exec(userAgent) ?? []
  if (browser === undefined) return userAgent.slice(0, 40) || 'unknown program'
  return `${browser === 'Edg' ? 'Edge' : browser}${system === undefined ? '' : ` on ${system === 'Macintosh' ? 'macOS' : system}`}`
}
