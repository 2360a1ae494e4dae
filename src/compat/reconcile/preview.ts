// A small page about an entity, which a client shows in a frame: plain HTML without a script.
import { Problem } from '../../call/problem.ts'
import { type BareEntity, type EntryOfRecord, toFtmEntity } from '../ftm/entity.ts'
import { properties } from '../ftm/properties.ts'
import { findSchema } from '../ftm/schemata.ts'
import { findEntry } from '../get-entity.ts'
import type { ListsInForce } from '../ports.ts'

const SHOWN = [
  'alias',
  'previousName',
  'birthDate',
  'birthPlace',
  'nationality',
  'country',
  'program',
  'address',
  'registrationNumber',
  'idNumber',
  'passportNumber',
  'imoNumber',
  'leiCode',
  'notes',
]
/** Of each property. */
const MAX_SHOWN_VALUES = 3
const MAX_SHOWN_LENGTH = 300

/** Throws `not_found`. */
export function previewOf(id: string, lists: ListsInForce, sources: ReadonlySet<string>): File {
  const entry = findEntry(lists, id)
  if (entry === undefined || !sources.has(entry.stored.sourceId))
    throw new Problem('not_found', { detail: 'The dataset has no entity with this id' })
  return new File([pageOf(toFtmEntity(entry), entry)], 'preview.html', { type: 'text/html' })
}

function pageOf(
  { caption, schema, properties: values, datasets }: BareEntity,
  { stored }: EntryOfRecord,
): string {
  const rows = SHOWN.flatMap((name) => {
    const texts = values[name] ?? []
    if (texts.length === 0) return []
    const label = properties.find((property) => property.name === name)?.label ?? name
    const more = texts.length - MAX_SHOWN_VALUES
    const shown = texts.slice(0, MAX_SHOWN_VALUES).map((text) => escaped(shortened(text)))
    return [
      `<dt>${escaped(label)}</dt><dd>${shown.join('<br>')}${more > 0 ? `<br>and ${more} more` : ''}</dd>`,
    ]
  })
  const source = /^https?:\/\//.test(stored.url)
    ? `<p><a href="${escaped(stored.url)}" target="_blank" rel="noopener noreferrer">Page of the publisher</a></p>`
    : ''
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    `<title>${escaped(caption)}</title><style>${STYLE}</style></head><body><h1>${escaped(caption)}</h1>` +
    `<p>${escaped(findSchema(schema)?.label ?? schema)} on ${escaped(datasets.join(', '))}</p>` +
    `<dl>${rows.join('')}</dl>${source}</body></html>`
  )
}

const STYLE =
  'body{font:14px/1.4 system-ui,sans-serif;margin:12px;overflow-wrap:anywhere}h1{font-size:17px;margin:0}p{margin:4px 0}' +
  'dl{margin:8px 0}dt{color:#555}dd{margin:0 0 6px}'

const shortened = (text: string): string =>
  text.length <= MAX_SHOWN_LENGTH ? text : `${text.slice(0, MAX_SHOWN_LENGTH).toWellFormed()}…`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
