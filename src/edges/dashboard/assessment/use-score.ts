// Scores an assessment, and then goes to its verdict, which stands at the top of a long page.
import { useEffect } from 'react'
import { useChange } from '../api/queries.ts'

export type Scoring = ReturnType<typeof useScore>

/** For the page and not for the form, which may go with the answer. */
export function useScore() {
  const score = useChange('score', { makesOld: ['get_assessment', 'list_assessments'] })
  useEffect(() => {
    if (score.isSuccess) document.querySelector<HTMLElement>('#verdict > h2')?.focus()
  }, [score.isSuccess])
  return score
}
