// Converts what a company files instead of naming an owner: a statement, or an exemption from naming owners.
import type { MetricPart, RecordDate } from '../../model/record.ts'
import { isJsonObject, type JsonObject } from '../../../base/json.ts'
import { isoDate } from '../../files/dates.ts'
import { objectMember, textMember } from './json-field.ts'

/**
 * The statement as the publisher's code (`psc-exists-but-not-identified`) in the note. `filed` is its day; `period`
 * exists once it is withdrawn. The person it is about is dropped.
 */
export function statementParts(data: JsonObject, org: string): readonly MetricPart[] {
  const code = textMember(data, 'statement')
  if (code === '') return []
  return [
    metricOf(org, 'psc-statement', code, textMember(data, 'notified_on'), textMember(data, 'ceased_on')),
  ]
}

/** One part per exemption and claimed period, as in `statementParts`. */
export function exemptionParts(data: JsonObject, org: string): readonly MetricPart[] {
  return Object.values(objectMember(data, 'exemptions')).flatMap((exemption) => {
    if (!isJsonObject(exemption) || !Array.isArray(exemption['items'])) return []
    const type = textMember(exemption, 'exemption_type')
    return exemption['items']
      .filter(isJsonObject)
      .map((item) =>
        metricOf(org, 'psc-exemption', type, textMember(item, 'exempt_from'), textMember(item, 'exempt_to')),
      )
  })
}

function metricOf(org: string, metric: string, note: string, from: string, to: string): MetricPart {
  const filed: RecordDate | undefined = isoDate(from)
  const end: RecordDate | undefined = isoDate(to)
  return {
    kind: 'metric',
    org,
    metric,
    value: 1,
    unit: 'statement',
    ...(end && { period: { ...(filed && { start: filed }), end } }),
    ...(filed && { filed }),
    ...(note !== '' && { note }),
  }
}
