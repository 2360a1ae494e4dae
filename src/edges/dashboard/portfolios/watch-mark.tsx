// Says whether a portfolio is watched, and when it was last compared.
import type { Portfolio } from '../../../contract/vocabulary/portfolio.ts'
import { Mark } from '../parts/mark.tsx'
import { minuteText } from '../words/naming.ts'

export const WatchMark = ({ of: watch }: { readonly of: Portfolio['watch'] }) =>
  watch === null ? (
    <Mark tone="quiet">Not watched</Mark>
  ) : (
    <>
      <Mark tone="good">Watched</Mark>
      <p className="quiet">
        {watch.passedAt === null
          ? 'The first pass is not completed.'
          : `Last pass ${minuteText(watch.passedAt)}`}
      </p>
    </>
  )
