// Shows how the subject of a run, those who run or own it, and listed parties are related: a picture, and the same as a table.
import { BOX, curveOf, layOut, type PlacedParty } from '../../../reports/words/relationship-layout.ts'
import { PARTY_PLACES, relationshipsOf } from '../../../reports/words/relationships.ts'
import { DataTable } from '../parts/listing.tsx'
import { counted } from '../words/naming.ts'
import { CitationLink } from './citation.tsx'
import { findingAddress } from './finding-address.ts'
import type { CompletedRun } from './run.ts'

export function RelationshipGraph({ run: { subject, findings, sources } }: { readonly run: CompletedRun }) {
  const related = relationshipsOf(subject.name, findings)
  if (related.links.length === 0)
    return (
      <p className="quiet">
        The run found no one who runs or owns the subject, no parent company and no listed party that it may
        be.
      </p>
    )
  const picture = layOut(related)
  const nameOf = new Map(related.parties.map(({ key, name }) => [key, name]))
  const sourceName = (id: string): string | undefined => sources.find((source) => source.id === id)?.name
  return (
    <>
      <p className="section-lead">
        Each number in the picture is a row of the table below it, with the records that say so. A dashed line
        is a role that ended.
      </p>
      <div className="relations" role="region" aria-label="The picture, to be scrolled sideways" tabIndex={0}>
        <svg
          role="img"
          aria-label={`${counted(related.parties.length, 'party', 'parties')} and ${counted(related.links.length, 'relationship')}. The table below has the same in words.`}
          viewBox={`0 0 ${picture.width} ${picture.height}`}
          width={picture.width}
          height={picture.height}
        >
          {picture.links.map((link) => (
            <path key={link.number} d={curveOf(link).path} className={link.ended ? 'link ended' : 'link'} />
          ))}
          {picture.links.map((link) => {
            const { x, y } = curveOf(link)
            return (
              <g key={link.number}>
                <circle cx={x} cy={y} r={11} className="number" />
                <text x={x} y={y + 4} textAnchor="middle" className="number-text">
                  {link.number}
                </text>
              </g>
            )
          })}
          {picture.parties.map((party) => (
            <PartyBox key={party.key} of={party} />
          ))}
        </svg>
      </div>
      {picture.leftOut > 0 && (
        <p className="quiet">{`${counted(picture.leftOut, 'party', 'parties')} without room in the picture: see the table.`}</p>
      )}
      <DataTable
        caption="Relationships"
        rows={related.links.map((link, at) => ({ ...link, number: at + 1 }))}
        idOf={({ number }) => String(number)}
        columns={[
          { name: 'Number', figures: true, cell: ({ number }) => number },
          {
            name: 'Party',
            names: true,
            cell: ({ from, finding }) => (
              <a href={findingAddress(finding)}>
                <bdi>{nameOf.get(from)}</bdi>
              </a>
            ),
          },
          { name: 'Relationship', cell: ({ says, ended }) => (ended ? `${says}, until it ended` : says) },
          { name: 'Other party', cell: ({ to }) => <bdi>{nameOf.get(to)}</bdi> },
          {
            name: 'Records',
            cell: ({ citations }) =>
              citations.map((citation) => (
                <div key={`${citation.source} ${citation.id}`}>
                  <CitationLink citation={citation} sourceName={sourceName(citation.source)} />
                </div>
              )),
          },
        ]}
      />
    </>
  )
}

const PartyBox = ({ of: { x, y, place, lines } }: { readonly of: PlacedParty }) => (
  <g className={`party ${place}`}>
    <rect x={x} y={y} width={BOX.width} height={BOX.height} rx={6} />
    <text x={x + BOX.width / 2} y={y + (lines.length === 1 ? 20 : 15)} textAnchor="middle">
      {lines.map((line, at) => (
        <tspan key={at} x={x + BOX.width / 2} dy={at === 0 ? 0 : 14}>
          {line}
        </tspan>
      ))}
    </text>
    <text x={x + BOX.width / 2} y={y + (lines.length === 1 ? 36 : 43)} textAnchor="middle" className="place">
      {PARTY_PLACES[place]}
    </text>
  </g>
)
