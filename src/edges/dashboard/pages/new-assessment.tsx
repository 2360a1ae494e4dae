// The page that opens an assessment with a pitch, typed or from a file that also has its evidence.
import { NativeSelect, Textarea } from '@mantine/core'
import { useAsk, useChange } from '../api/queries.ts'
import { useWorkspaceId } from '../api/workspace-in-use.ts'
import { SignalFile } from '../evidence/choose-signals.tsx'
import { type Line, linesForm, NO_LINES, withLines } from '../evidence/lines.ts'
import { leaveDraft, useDraft } from '../parts/draft.ts'
import { fieldErrors, Form } from '../parts/form.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Notice } from '../parts/notice.tsx'
import { PageLayout } from '../parts/page.tsx'
import { pathTo } from '../routing/route.ts'
import { go } from '../routing/location.tsx'
import { counted, figureText } from '../words/naming.ts'

/** Counts characters as the service does. */
const charactersOf = (pitch: string): string => figureText([...pitch.trim()].length)

export function NewAssessmentPage() {
  const protocol = useAsk('get_protocol', {})
  const { draft, keep, noteSent, forgetSent, unanswered } = useDraft('new-assessment', {
    pitch: '',
    category: '',
    /** The evidence of a file, to be listed once the assessment is open. */
    lines: [] as readonly Line[],
  })
  const workspace = useWorkspaceId()
  const start = useChange('start', {
    makesOld: ['list_assessments', 'get_workspace'],
    onDone: forgetSent,
    unanswered,
  })
  const errors = fieldErrors(start.error)
  const send = (): void => {
    noteSent()
    start.mutate(
      { pitch: draft.pitch, ...(draft.category !== '' && { category: draft.category }) },
      {
        onSuccess: ({ session_id: id }) => {
          if (draft.lines.length === 0) return go(pathTo.evidence(id))
          leaveDraft(workspace, linesForm(id), { ...NO_LINES, lines: draft.lines })
          go(pathTo.lines(id))
        },
      },
    )
  }
  return (
    <PageLayout
      title="New assessment"
      lead="Say what the venture does, for whom and why. Evidence comes next, one signal at a time."
    >
      <Loaded of={protocol}>
        {({ protocol: { categories } }) => (
          <Form
            submit={draft.lines.length > 0 ? 'Open it and list the evidence' : 'Open the assessment'}
            error={start.error}
            busy={start.isPending}
            onSubmit={send}
          >
            <Textarea
              label="Pitch"
              name="pitch"
              description="10 to 10,000 characters. Name the founder's own sites: what they say does not count as evidence."
              autosize={false}
              rows={7}
              value={draft.pitch}
              error={errors.has('pitch') && `${errors.get('pitch')}; it has ${charactersOf(draft.pitch)}`}
              onChange={({ currentTarget }) => keep({ ...draft, pitch: currentTarget.value })}
            />
            <NativeSelect
              label="Kind of venture"
              name="category"
              description="Its base rate anchors the estimate. It can be changed when you score."
              value={draft.category}
              error={errors.get('category')}
              data={[
                { value: '', label: 'None of these fits' },
                ...categories.map(({ id, label }) => ({ value: id, label })),
              ]}
              onChange={({ currentTarget }) => keep({ ...draft, category: currentTarget.value })}
            />
            <SignalFile
              label="Or begin with a file"
              description="An assessment file, as “assay assess” takes it: it fills in the pitch, and its evidence is listed for you to confirm."
              onSignals={({ signals, pitch = draft.pitch, category = draft.category }) =>
                keep({
                  pitch,
                  category: categories.some(({ id }) => id === category) ? category : draft.category,
                  lines: withLines([], signals),
                })
              }
            />
            {draft.lines.length > 0 && (
              <Notice tone="plain">
                <p>
                  The file has {counted(draft.lines.length, 'signal')}. You confirm each once the assessment
                  is open.{' '}
                  <button
                    type="button"
                    className="plain-button"
                    onClick={() => keep({ ...draft, lines: [] })}
                  >
                    Leave them out
                  </button>
                </p>
              </Notice>
            )}
          </Form>
        )}
      </Loaded>
    </PageLayout>
  )
}
