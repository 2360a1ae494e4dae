// The page of one portfolio: its subjects as files, its watch, and what each pass compared.
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Portfolio, SubjectsTaken } from '../../../contract/vocabulary/portfolio.ts'
import { mayChange, type SignedInAccount } from '../api/account.ts'
import { sendSubjects, saveSubjects } from '../api/files.ts'
import { useAsk, useChange } from '../api/queries.ts'
import { Confirm } from '../parts/confirm.tsx'
import { Facts, Moment } from '../parts/facts.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { PageLayout, PageSection } from '../parts/page.tsx'
import { SendFile } from '../parts/send-file.tsx'
import { FindSubjects } from '../portfolios/find-subjects.tsx'
import { Passes } from '../portfolios/passes.tsx'
import { WatchMark } from '../portfolios/watch-mark.tsx'
import { go, Link } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'
import { figureText } from '../words/naming.ts'

const CHANGED = ['get_portfolio', 'list_portfolios', 'list_passes'] as const

export function PortfolioPage({ id, account }: { readonly id: string; readonly account: SignedInAccount }) {
  const portfolio = useAsk('get_portfolio', { id })
  const name = portfolio.data?.name
  return (
    <PageLayout title={name ?? 'Portfolio'} lead={<Link to="/portfolios">All portfolios</Link>}>
      <Loaded of={portfolio}>
        {(found) => (
          <>
            <Facts
              of={[
                ['Subjects', figureText(found.subjects)],
                ['Changed', <Moment key="changed" at={found.changedAt} />],
                ['Watch', <WatchMark key="watch" of={found.watch} />],
                ...(found.watch === null
                  ? []
                  : [
                      [
                        'Alerts',
                        <Link key="alerts" to={pathTo.alerts(id)}>
                          Alerts of this portfolio
                        </Link>,
                      ] as const,
                    ]),
              ]}
            />
            {mayChange(account) && <Actions of={found} />}
            <PageSection title="Subjects">
              <FindSubjects id={id} />
            </PageSection>
            {mayChange(account) && (
              <PageSection title="Add subjects">
                <SendFile
                  submit="Add"
                  send={(file) => sendSubjects(id, file)}
                  makesOld={CHANGED}
                  sent={(taken) => <Taken of={taken} />}
                />
              </PageSection>
            )}
            <PageSection title="Passes">
              <Passes id={id} watched={found.watch !== null} />
            </PageSection>
          </>
        )}
      </Loaded>
    </PageLayout>
  )
}

/** What became of the rows of a file. */
function Taken({
  of: { added, changed, unchanged, refused, mistakes, ignoredColumns },
}: {
  readonly of: SubjectsTaken
}) {
  return (
    <>
      <p>
        {`${figureText(added)} added, ${figureText(changed)} changed, ${figureText(unchanged)} unchanged, ${figureText(refused)} refused.`}
      </p>
      {ignoredColumns.length > 0 && (
        <p>{`Columns that Assay does not know: ${ignoredColumns.join(', ')}.`}</p>
      )}
      {mistakes.length > 0 && (
        <ul>
          {mistakes.map(({ line, ref, message }) => (
            <li key={line} dir="auto">
              {`Line ${line}${ref === undefined ? '' : `, ${ref}`}: ${message}`}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Actions({ of: { id, name, subjects, watch } }: { readonly of: Portfolio }) {
  const start = useChange('watch_portfolio', { makesOld: CHANGED })
  const screen = useChange('screen_portfolio', { makesOld: ['list_batches'] })
  const saving = useMutation({ mutationFn: () => saveSubjects(id) })
  const [asking, setAsking] = useState<'end' | 'delete'>()
  const close = (): void => setAsking(undefined)
  const error = [start, screen, saving].find((each) => each.error !== null)?.error
  return (
    <>
      <div className="actions">
        {watch === null ? (
          <Button loading={start.isPending} onClick={() => start.mutate({ id })}>
            Watch it
          </Button>
        ) : (
          <Button variant="default" onClick={() => setAsking('end')}>
            End the watch
          </Button>
        )}
        <Button
          variant="default"
          disabled={subjects === 0}
          loading={screen.isPending}
          onClick={() => screen.mutate({ id }, { onSuccess: () => go('/batches') })}
        >
          Screen it once
        </Button>
        <Button
          variant="default"
          disabled={subjects === 0}
          loading={saving.isPending}
          onClick={() => saving.mutate()}
        >
          Save CSV
        </Button>
        <Button variant="default" onClick={() => setAsking('delete')}>
          Delete
        </Button>
      </div>
      {error !== undefined && error !== null && <ProblemNotice error={error} />}
      {asking === 'end' && <EndWatch id={id} onClose={close} />}
      {asking === 'delete' && <DeletePortfolio id={id} name={name} onClose={close} />}
    </>
  )
}

interface AskProps {
  readonly id: string
  readonly onClose: () => void
}

function EndWatch({ id, onClose }: AskProps) {
  const end = useChange('unwatch_portfolio', { makesOld: CHANGED })
  return (
    <Confirm
      title="End the watch?"
      submit="End it"
      change={end}
      onConfirm={() => end.mutate({ id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        Changes of the lists make no alert any more. Passes and alerts stay. A watch that begins again
        compares everything, and reports known matches as new.
      </p>
    </Confirm>
  )
}

function DeletePortfolio({ id, name, onClose }: AskProps & { readonly name: string }) {
  const remove = useChange('delete_portfolio', { makesOld: ['list_portfolios', 'list_alerts'] })
  return (
    <Confirm
      title={`Delete “${name}”?`}
      submit="Delete it"
      change={remove}
      onConfirm={() => remove.mutate({ id }, { onSuccess: () => go('/portfolios', { replace: true }) })}
      onClose={onClose}
    >
      <p>Its subjects, passes and alerts go from the server. Its batches stay. You cannot undo this.</p>
    </Confirm>
  )
}
