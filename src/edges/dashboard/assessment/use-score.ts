// Scores an assessment and then scrolls to its verdict, at the top of a long page.
import { useEffect } from 'react'
import { useChange } from '../api/queries.ts'

export type Scoring = ReturnType<typeof useScore>

/** For the page and not the form, which may disappear when the answer arrives. */
export function useScore() {
  const score = useChange('score', { makesOld: ['get_assessment', 'list_assessments'] })
  useEffect(() => {
    if (score.isSuccess) document.querySelector<HTMLElement>('#verdict > h2')?.focus()
  }, [score.isSuccess])
  return score
}
