// Scores the assessment, with the kind of venture it was opened for or another one.
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useAsk } from '../api/queries.ts'
import { fieldErrors, Form } from '../parts/form.tsx'
import type { ShownAssessment } from './assessment.ts'
import type { Scoring } from './use-score.ts'

interface ScoreFormProps {
  readonly assessment: ShownAssessment
  readonly score: Scoring
}

export function ScoreForm({ assessment, score }: ScoreFormProps) {
  const { sessionToken: token, category, scored } = assessment
  const [chosen, setChosen] = useState(category)
  const protocol = useAsk('get_protocol', {})
  const categories = protocol.data?.protocol.categories ?? [{ id: category, label: category }]
  return (
    <Form
      submit={scored ? 'Score again' : 'Score it now'}
      error={score.error}
      busy={score.isPending}
      onSubmit={() => score.mutate({ session: token, category: chosen })}
    >
      <NativeSelect
        label="Kind of venture"
        name="category"
        description="Its base rate anchors the estimate."
        value={chosen}
        error={fieldErrors(score.error).get('category')}
        data={categories.map(({ id, label }) => ({ value: id, label }))}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
    </Form>
  )
}
