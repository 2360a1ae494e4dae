// Who publishes the two lists of OFAC, and which files make a set: one file of the ENHANCED format, or four of CSV.
import { ofacPage } from '../../files/ofac-page.ts'
import type { SourceFile, SourceManifest } from '../../model/source.ts'

/** The files of one of the two lists by what they hold. */
export interface OfacFiles {
  readonly id: string
  /** The name of the list inside an ENHANCED file. */
  readonly list: string
  readonly enhanced: string
  readonly primary: string
  readonly aliases: string
  readonly addresses: string
  readonly comments: string
}

export const sdnFiles: OfacFiles = {
  id: 'us-ofac-sdn',
  list: 'SDN List',
  enhanced: 'SDN_ENHANCED.XML',
  primary: 'sdn.csv',
  aliases: 'alt.csv',
  addresses: 'add.csv',
  comments: 'sdn_comments.csv',
}
export const consFiles: OfacFiles = {
  id: 'us-ofac-cons',
  list: 'Consolidated List',
  enhanced: 'CONS_ENHANCED.XML',
  primary: 'cons_prim.csv',
  aliases: 'cons_alt.csv',
  addresses: 'cons_add.csv',
  comments: 'cons_comments.csv',
}

export const OFAC = 'US Department of the Treasury, Office of Foreign Assets Control'

export const sdnManifest = manifestOf(sdnFiles, {
  title: 'OFAC Specially Designated Nationals',
  landingUrl: 'https://sanctionslist.ofac.treas.gov/Home/SdnList',
  floors: { organization: 7330, person: 6245 },
})
export const consManifest = manifestOf(consFiles, {
  title: 'OFAC Consolidated (non-SDN) List',
  landingUrl: 'https://sanctionslist.ofac.treas.gov/Home/ConsolidatedList',
  floors: { organization: 290, person: 60 },
})

function manifestOf(
  files: OfacFiles,
  own: Pick<SourceManifest, 'title' | 'landingUrl' | 'floors'>,
): SourceManifest {
  return {
    id: files.id,
    ...own,
    publisher: OFAC,
    licence: 'US government work, public domain (17 USC 105)',
    kind: 'watch-list',
    scorers: ['sanctions', 'officers', 'risk'],
    sets: [
      [fileOf(files.enhanced)],
      [
        fileOf(files.primary),
        fileOf(files.aliases),
        { ...fileOf(files.addresses), optional: true },
        { ...fileOf(files.comments), optional: true },
      ],
    ],
    cadence: {
      published: 'on events, several times a week',
      checkEveryHours: 6,
      staleAfterHours: 72,
    },
    rateLimit: { group: 'us-ofac', perSecond: 1 },
    citationTemplate: ofacPage('{recordId}'),
    parserVersion: '3',
  }
}

function fileOf(name: string): SourceFile {
  const exported = name.toUpperCase()
  return {
    name,
    url: `https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/${exported}`,
  }
}
