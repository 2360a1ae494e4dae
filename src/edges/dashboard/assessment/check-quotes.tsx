// Checks the quotes of the ledger at their sources: first those not confirmed yet, then all of them.
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { SignedInAccount } from '../api/account.ts'
import { useChange } from '../api/queries.ts'
import { counted } from '../words/naming.ts'
import { Notice, ProblemNotice } from '../parts/notice.tsx'
import { countsNoLonger, type ShownAssessment, type ShownEntry } from './assessment.ts'

/** Number of quotes that the service checks in one call. */
const LOT = 25

interface CheckQuotesProps {
  readonly assessment: ShownAssessment
  readonly account: SignedInAccount
}

export function CheckQuotes({ assessment, account }: CheckQuotesProps) {
  const { sessionToken: token } = assessment
  const check = useChange('deep_research_mode', { makesOld: ['get_assessment'] })
  const [results, setResults] = useState<readonly boolean[]>([])
  const quoted = assessment.entries.filter((entry) => citationOf(entry).length > 0)
  const unconfirmed = quoted.filter(({ verify }) => verify?.valid !== true)
  if (quoted.length === 0) return null
  if (account.workspace.tier === 'free')
    return <p className="quiet">Checking quotes at their sources is part of Pro.</p>

  const checkAll = async (): Promise<void> => {
    const citations = (unconfirmed.length > 0 ? unconfirmed : quoted).flatMap(citationOf)
    setResults([])
    for (let at = 0; at < citations.length; at += LOT) {
      const input = { session: token, citations: citations.slice(at, at + LOT) }
      const { citations: checked = [] } = await check.mutateAsync(input)
      setResults((before) => [...before, ...checked.map(({ valid }) => valid)])
    }
  }
  return (
    <>
      <div className="actions">
        <Button
          variant="default"
          loading={check.isPending}
          // why caught: the error is shown below
          onClick={() => void checkAll().catch(() => undefined)}
        >
          {unconfirmed.length > 0
            ? `Check ${counted(unconfirmed.length, 'quote at its source', 'quotes at their sources')}`
            : 'Check all quotes at their sources again'}
        </Button>
      </div>
      {check.error !== null && <ProblemNotice error={check.error} />}
      {results.length > 0 && (
        <Notice tone="plain">
          <p>
            {counted(results.length, 'quote was', 'quotes were')} checked, {results.filter(Boolean).length}{' '}
            confirmed. Each of them shows what was found.
          </p>
        </Notice>
      )}
    </>
  )
}

/** The citation of an entry to check: its quote, unless it has none or another entry replaced it. */
function citationOf({ value, flags }: ShownEntry) {
  const { verbatim, source_url } = value
  const has = typeof verbatim === 'string' && typeof source_url === 'string'
  return has && !countsNoLonger(flags) ? [{ verbatim, source_url }] : []
}
