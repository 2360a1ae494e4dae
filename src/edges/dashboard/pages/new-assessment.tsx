// The page that opens an assessment with a pitch.
import { NativeSelect, Textarea } from '@mantine/core'
import { useAsk, useChange } from '../api/queries.ts'
import { useDraft } from '../parts/draft.ts'
import { fieldErrors, Form } from '../parts/form.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { PageLayout } from '../parts/page.tsx'
import { pathTo } from '../routing/route.ts'
import { go } from '../routing/location.tsx'

/** Counts characters as the service does. */
const charactersOf = (pitch: string): string => [...pitch.trim()].length.toLocaleString('en-GB')

export function NewAssessmentPage() {
  const protocol = useAsk('get_protocol', {})
  const { draft, keep, noteSent, forgetSent, unanswered } = useDraft('new-assessment', {
    pitch: '',
    category: '',
  })
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
      { onSuccess: ({ session_id: id }) => go(pathTo.evidence(id)) },
    )
  }
  return (
    <PageLayout
      title="New assessment"
      lead="Say what the venture does, for whom and why. Evidence comes next, one signal at a time."
    >
      <Loaded of={protocol}>
        {({ protocol: { categories } }) => (
          <Form submit="Open the assessment" error={start.error} busy={start.isPending} onSubmit={send}>
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
          </Form>
        )}
      </Loaded>
    </PageLayout>
  )
}
