// The page of portfolios: lists of subjects that are kept on the server, and whether each is watched.
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { mayChange, type SignedInAccount } from '../api/account.ts'
import { useAskPages, useChange } from '../api/queries.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Moment } from '../parts/facts.tsx'
import { fieldErrors, Form } from '../parts/form.tsx'
import { DataTable } from '../parts/listing.tsx'
import { PageLayout } from '../parts/page.tsx'
import { Empty, PagesOf } from '../parts/pages-of.tsx'
import { WatchMark } from '../portfolios/watch-mark.tsx'
import { go, Link } from '../routing/location.tsx'
import { pathTo } from '../routing/route.ts'
import { figureText } from '../words/naming.ts'

export function PortfoliosPage({ account }: { readonly account: SignedInAccount }) {
  const portfolios = useAskPages('list_portfolios', {})
  const [creating, setCreating] = useState(false)
  return (
    <PageLayout
      title="Portfolios"
      lead="Lists of the people and companies that you deal with. A watched portfolio is compared again whenever a list changes."
      actions={mayChange(account) && <Button onClick={() => setCreating(true)}>Create a portfolio</Button>}
    >
      <PagesOf
        of={portfolios}
        rowsOf={(page) => page.portfolios}
        empty={<NoPortfolio changes={mayChange(account)} />}
      >
        {(rows) => (
          <DataTable
            caption="Portfolios, newest first"
            rows={rows}
            idOf={({ id }) => id}
            columns={[
              {
                name: 'Name',
                names: true,
                cell: ({ id, name }) => (
                  <Link to={pathTo.portfolio(id)} dir="auto">
                    {name}
                  </Link>
                ),
              },
              { name: 'Subjects', figures: true, cell: ({ subjects }) => figureText(subjects) },
              { name: 'Changed', cell: ({ changedAt }) => <Moment at={changedAt} /> },
              { name: 'Watch', cell: ({ watch }) => <WatchMark of={watch} /> },
            ]}
          />
        )}
      </PagesOf>
      {creating && <CreatePortfolio onClose={() => setCreating(false)} />}
    </PageLayout>
  )
}

function CreatePortfolio({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('')
  const create = useChange('create_portfolio', { makesOld: ['list_portfolios'] })
  return (
    <Dialog title="Create a portfolio" onClose={create.isPending ? undefined : onClose}>
      <Form
        submit="Create"
        error={create.error}
        busy={create.isPending}
        onSubmit={() => create.mutate({ name }, { onSuccess: ({ id }) => go(pathTo.portfolio(id)) })}
        onCancel={onClose}
      >
        <TextInput
          label="Name"
          name="name"
          description="Such as Suppliers, or Clients in Austria."
          maxLength={200}
          value={name}
          error={fieldErrors(create.error).get('name')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Form>
    </Dialog>
  )
}

const NoPortfolio = ({ changes }: { readonly changes: boolean }) => (
  <Empty title="No portfolio yet">
    {changes && (
      <p>Create one, add a file of subjects, and watch it: you get an alert when a list names one of them.</p>
    )}
  </Empty>
)
