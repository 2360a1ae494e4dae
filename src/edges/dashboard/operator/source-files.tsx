// The files of one source: the snapshots that are kept, how each came, and a form that imports another by hand.
import { SOURCE_STATUSES } from '../../../reports/words/sources-read.ts'
import { Checkbox, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAsk } from '../api/queries.ts'
import { DayInput } from '../parts/day-input.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Moment } from '../parts/facts.tsx'
import { fieldErrors, Form } from '../parts/form.tsx'
import { DataTable } from '../parts/listing.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Mark, MarkOf } from '../parts/mark.tsx'
import { WholeText } from '../parts/whole-text.tsx'
import { counted, dayText, figureText, shortId } from '../words/naming.ts'
import type { Health } from './health.tsx'
import { sendSourceFile } from './send-source-file.ts'

/** The file that an operator brought in; nothing where the publisher was asked. */
export const ByHand = ({ from }: { readonly from: string | null }) =>
  from !== null && (
    <span className="quiet block">
      By hand, from <bdi>{from}</bdi>
    </span>
  )

interface SourceFilesProps {
  readonly of: Health['sources'][number]
  readonly onClose: () => void
}

export function SourceFiles({ of: { id, name }, onClose }: SourceFilesProps) {
  const kept = useAsk('list_snapshots', { id })
  return (
    <Dialog title={name} onClose={onClose}>
      <h3>Import a file</h3>
      <ImportFile id={id} onClose={onClose} />
      <h3>What was loaded</h3>
      <Loaded of={kept} lines={3}>
        {({ snapshots }) =>
          snapshots.length === 0 ? (
            <p className="quiet">Nothing yet.</p>
          ) : (
            <>
              <DataTable
                caption="Snapshots that are kept, newest first"
                rows={snapshots}
                idOf={(snapshot) => snapshot.id}
                columns={[
                  {
                    name: 'Loaded',
                    names: true,
                    cell: ({ takenAt, importedFrom, inForce, sample }) => (
                      <>
                        <Moment at={takenAt} /> {inForce && <Mark tone="good">In force</Mark>}
                        {sample && <MarkOf said={SOURCE_STATUSES.sample} />}
                        <ByHand from={importedFrom} />
                      </>
                    ),
                  },
                  {
                    name: 'Snapshot of',
                    cell: ({ snapshotDate, snapshotDateFrom, sample }) => (
                      <>
                        {dayText(snapshotDate)}
                        {snapshotDateFrom === 'operator' && !sample && (
                          <span className="quiet block">as the operator said</span>
                        )}
                      </>
                    ),
                  },
                  {
                    name: 'Records',
                    figures: true,
                    cell: ({ records, warnings }) => (
                      <>
                        {figureText(records)}
                        {warnings.map((warning) => (
                          <span key={warning} className="quiet block">
                            {warning}
                          </span>
                        ))}
                      </>
                    ),
                  },
                  {
                    name: 'Files',
                    cell: ({ contentSha256 }) => (
                      <WholeText of={contentSha256}>
                        <code>{shortId(contentSha256)}</code>
                      </WholeText>
                    ),
                  },
                ]}
              />
              <p className="quiet">
                The newest two are kept, and those from which a run was computed:{' '}
                {counted(snapshots.length, 'snapshot')}.
              </p>
            </>
          )
        }
      </Loaded>
    </Dialog>
  )
}

function ImportFile({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const queries = useQueryClient()
  const [file, setFile] = useState<File>()
  const [asOf, setAsOf] = useState('')
  const [belowFloor, setBelowFloor] = useState(false)
  const [rollback, setRollback] = useState(false)
  const importing = useMutation({
    mutationFn: () =>
      file === undefined
        ? Promise.reject(new Error('Choose a file first.'))
        : sendSourceFile(id, file, { asOf, belowFloor, rollback }),
    onSuccess: () =>
      Promise.all(
        (['get_health', 'list_snapshots'] as const).map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  })
  const errors = fieldErrors(importing.error)
  return (
    <Form
      submit="Import"
      error={importing.error}
      busy={importing.isPending}
      onCancel={onClose}
      cancel="Close"
      onSubmit={() => importing.mutate()}
    >
      <TextInput
        type="file"
        name="name"
        label="File"
        description="As the publisher gives it, or a zip archive of the whole set. Up to 1 GB; the command takes larger ones."
        error={errors.get('name')}
        classNames={{ input: 'file-input' }}
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0])
          importing.reset()
        }}
      />
      <DayInput
        label="Day of the files (optional)"
        name="asOf"
        description="Only for files that carry none."
        value={asOf}
        error={errors.get('asOf')}
        onChange={({ currentTarget }) => setAsOf(currentTarget.value)}
      />
      <Checkbox
        label="Take it with fewer records than are due (--below-floor)"
        checked={belowFloor}
        onChange={({ currentTarget }) => setBelowFloor(currentTarget.checked)}
      />
      <Checkbox
        label="Let older files take the place of newer ones (--rollback)"
        checked={rollback}
        onChange={({ currentTarget }) => setRollback(currentTarget.checked)}
      />
      <div role="status">
        {importing.data && (
          <p>
            {importing.data.outcome === 'unchanged' ? 'Nothing is new in it' : 'It is in force'}:{' '}
            {counted(importing.data.records, 'record')} of {dayText(importing.data.snapshotDate)}.
          </p>
        )}
      </div>
    </Form>
  )
}
