// The text of a digest, plain and as HTML. It names references and lists and no person: a mail passes through servers that the workspace does
// not control.
import type { AlertKind } from '../../contract/vocabulary/watch.ts'

/** Alerts that a digest lists; the others are counted. */
const MAX_LISTED = 50

const KINDS: Readonly<Record<AlertKind, string>> = {
  new_match: 'new match',
  stronger: 'stronger match',
  new_measure: 'new measure',
  delisted: 'delisted',
}

/** An alert as a digest says it. */
export interface DigestAlert {
  readonly portfolio: string
  readonly ref: string
  readonly kind: AlertKind
  /** Ids of the lists that name the party. */
  readonly lists: readonly string[]
}

export interface DigestMessage {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** `url`: the address of the service for its callers. */
export function digestMessage(
  alerts: readonly DigestAlert[],
  { workspace, url }: { readonly workspace: string; readonly url: string },
): DigestMessage {
  const count = alerts.length === 1 ? '1 new alert' : `${alerts.length} new alerts`
  const listed = [...Map.groupBy(alerts.slice(0, MAX_LISTED), ({ portfolio }) => portfolio)]
  const more = alerts.length - MAX_LISTED
  const left =
    more > 0 ? `${more} more ${more === 1 ? 'alert is' : 'alerts are'} in the dashboard.` : undefined
  const page = `${url}/dashboard/alerts`
  const closing =
    'A person must review each. An owner of the workspace can end this mail on the page Workspace.'
  return {
    // why no name: a subject is shown on locked screens
    subject: `Assay: ${count}`,
    text: [
      `${count} in the workspace ${oneLine(workspace)}.`,
      ...listed.map(([portfolio, its]) =>
        [oneLine(portfolio), ...its.map((alert) => `- ${lineOf(alert)}`)].join('\n'),
      ),
      ...(left === undefined ? [] : [left]),
      page,
      closing,
    ].join('\n\n'),
    html: [
      '<!doctype html><html lang="en"><body>',
      `<p>${count} in the workspace ${escaped(oneLine(workspace))}.</p>`,
      ...listed.map(
        ([portfolio, its]) =>
          `<h2>${escaped(oneLine(portfolio))}</h2><ul>${its.map((alert) => `<li>${escaped(lineOf(alert))}</li>`).join('')}</ul>`,
      ),
      ...(left === undefined ? [] : [`<p>${left}</p>`]),
      `<p><a href="${escaped(page)}">Open the alerts</a></p><p>${closing}</p>`,
      '</body></html>',
    ].join('\n'),
  }
}

const lineOf = ({ ref, kind, lists }: DigestAlert): string =>
  `${oneLine(ref)}: ${KINDS[kind]} (${[...new Set(lists)].join(', ')})`

/** why: a name with a line break could look like a part of the mail that we wrote. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
