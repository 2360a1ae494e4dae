// Shows how two names compare: their parts side by side, the unmatched parts, and each change of the score with its reason.
import type { NameMatch, SinglePart } from '../../../contract/vocabulary/finding.ts'
import { percent, signedPercent } from '../../../reports/words/figures.ts'
import { matchSaid, nameKindSaid } from '../../../reports/words/match.ts'
import { wordsOfName } from '../words/naming.ts'
import { Facts } from '../parts/facts.tsx'
import { DataTable } from '../parts/listing.tsx'

export function MatchExplained({ match }: { readonly match: NameMatch }) {
  const { query, matchedName, probability, aligned } = match
  return (
    <details className="match">
      <summary>How the names compare: {matchSaid(match)}</summary>
      <div className="names-beside">
        <p>
          <span className="quiet">Looked up</span>
          <bdi>{query}</bdi>
        </p>
        <p>
          <span className="quiet">In the record, {nameKindSaid(match)}</span>
          <bdi>{matchedName}</bdi>
        </p>
      </div>
      {aligned.parts.length > 0 && (
        <DataTable
          caption="Parts of the two names that met"
          rows={aligned.parts}
          idOf={({ query: ours, listed }) => `${ours} ${listed}`}
          columns={[
            { name: 'Looked up', names: true, cell: (part) => <bdi>{part.query}</bdi> },
            { name: 'In the record', cell: ({ listed }) => <bdi>{listed}</bdi> },
            { name: 'How', cell: ({ says }) => says },
            { name: 'Alike', figures: true, cell: ({ similarity }) => percent(similarity) },
            { name: 'Weight', figures: true, cell: ({ tells }) => percent(tells) },
          ]}
        />
      )}
      <Singles title="Met nothing" parts={aligned.unmatched} />
      <Singles title="Not compared as words" parts={aligned.beside} />
      {(aligned.losses.length > 0 || aligned.facts.length > 0) && (
        <ul className="reasons">
          {aligned.losses.map(({ reason, cost, says, words }) => (
            <li key={`${reason} ${words.join(' ')}`}>
              <span className="points-figure">{signedPercent(-cost)}</span> {says}
              {words.length > 0 && <span className="quiet"> ({words.join(', ')})</span>}
            </li>
          ))}
          {aligned.facts.map(({ rule, effect, says, detail }) => (
            <li key={`${rule} ${detail}`}>
              <span className="points-figure">{signedPercent(effect)}</span> {says}{' '}
              <span className="quiet">({detail})</span>
            </li>
          ))}
        </ul>
      )}
      <Facts
        of={[
          ['Probably the same party', percent(probability)],
          ['Birth date', agreement(match.dobAgree)],
          ['Country', agreement(match.countryAgree)],
          ['Identifier', identifier(match)],
        ]}
      />
      <p className="quiet">A match is for a person to review, whatever its score. It is no proof.</p>
    </details>
  )
}

function Singles({ title, parts }: { readonly title: string; readonly parts: readonly SinglePart[] }) {
  if (parts.length === 0) return null
  return (
    <p>
      <span className="quiet">{title}: </span>
      {parts
        .map(
          ({ text, role, side }) =>
            `${text} (${wordsOfName(role).toLowerCase()}, ${side === 'query' ? 'looked up' : 'in the record'})`,
        )
        .join('; ')}
    </p>
  )
}

const agreement = (agrees: boolean | null): string =>
  agrees === null ? 'not said on both sides' : agrees ? 'agrees' : 'differs'

/** Whether one agrees, and which: the fact of the match has its kind and value. */
function identifier({ identifierAgree, aligned }: NameMatch): string {
  const fact = aligned.facts.find(({ rule }) => rule.startsWith('identifier-'))
  if (identifierAgree === null || fact === undefined) return agreement(identifierAgree)
  const { scheme, values } = fact.parameters ?? {}
  if (typeof scheme !== 'string' || !Array.isArray(values))
    return `${agreement(identifierAgree)}: ${fact.detail}`
  return `${agreement(identifierAgree)}: ${wordsOfName(scheme)} ${values.join(' and ')}`
}
