// The evidence: every entry as it was sent, with where it can be read, what was found out about it, and why it counts
// less where it does.
import { NativeSelect } from '@mantine/core'
import { useEffect, useState } from 'react'
import { counted, dayText, wordsOf } from '../naming.ts'
import { Mark } from '../parts/mark.tsx'
import { Outward } from '../parts/outward.tsx'
import { Section } from '../parts/page.tsx'
import { Empty } from '../parts/pages-of.tsx'
import { anchorOf, type Entry } from './assessment.ts'
import { SourceCheck } from './source-check.tsx'

const FLAGS: Readonly<Record<string, string>> = {
  superseded: 'Replaced by a newer entry',
  excluded: 'Refuted at its source: does not count',
  restricted: 'Its source lets nobody read it by machine',
  self_source: "The founder's own source: does not count",
  stale: 'Old',
  templated: 'Worded like another entry',
  role_echo: 'Repeats the role of the speaker',
  rival_marketing: "A competitor's own marketing",
  unmatched_competitor: 'Names a competitor that is not in the ledger',
}

export function Ledger({ entries }: { readonly entries: readonly Entry[] }) {
  const [axis, setAxis] = useState('')
  useEffect(() => {
    const showAsked = (): void => {
      const asked = window.location.hash.slice(1)
      if (!asked.startsWith(anchorOf(''))) return
      setAxis('')
      // why a frame later: the entry may have been left out until now
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[id="${CSS.escape(asked)}"]`)?.focus())
    }
    showAsked()
    window.addEventListener('hashchange', showAsked)
    return () => window.removeEventListener('hashchange', showAsked)
  }, [])
  const axes = [...new Set(entries.map((entry) => entry.axis))]
  const shown = entries.filter((entry) => axis === '' || entry.axis === axis)
  return (
    <Section
      title="Evidence"
      id="evidence"
      lead={`${counted(entries.length, 'entry', 'entries')} in the ledger.`}
    >
      {entries.length === 0 ? (
        <Empty title="Nothing has been submitted yet">
          <p>Begin with the words of three people who have the problem.</p>
        </Empty>
      ) : (
        <>
          {axes.length > 1 && (
            <NativeSelect
              className="narrow"
              label="Axis"
              value={axis}
              data={[
                { value: '', label: 'All axes' },
                ...axes.map((id) => ({ value: id, label: wordsOf(id) })),
              ]}
              onChange={({ currentTarget }) => setAxis(currentTarget.value)}
            />
          )}
          <ol className="ledger">
            {shown.map((entry) => (
              <LedgerEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        </>
      )}
    </Section>
  )
}

function LedgerEntry({ entry }: { readonly entry: Entry }) {
  const { id, axis, kind, quote, details, urls, date, flags, verify } = entry
  return (
    <li id={anchorOf(id)} tabIndex={-1} className={flags.includes('superseded') ? 'entry past' : 'entry'}>
      <p className="entry-head">
        <strong>{wordsOf(kind)}</strong>
        <span className="quiet">
          {wordsOf(axis)} · <code>{id}</code>
          {date !== null && ` · ${dayText(date)}`}
        </span>
      </p>
      {quote !== null && <blockquote>{quote}</blockquote>}
      {details.length > 0 && (
        <ul className="details">
          {details.map(({ name, text }) => (
            <li key={name}>
              <span className="quiet">{wordsOf(name.replaceAll(' ', '_'))}</span> {text}
            </li>
          ))}
        </ul>
      )}
      {urls.map((url) => (
        <p key={url} className="entry-source">
          <Outward href={url} />
        </p>
      ))}
      {flags.length > 0 && (
        <p className="entry-marks">
          {flags.map((flag) => (
            <Mark key={flag} tone="care">
              {FLAGS[flag] ?? wordsOf(flag)}
            </Mark>
          ))}
        </p>
      )}
      {verify !== null && <SourceCheck check={verify} />}
      {verify?.refutation !== undefined && <SourceCheck check={verify.refutation} />}
    </li>
  )
}
