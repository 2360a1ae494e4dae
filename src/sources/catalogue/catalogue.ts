// Every public source this program reads, in the order in which they are listed.
import type { SourceReader } from '../model/source.ts'
import { auDfat } from '../readers/au-dfat/read.ts'
import { caSema } from '../readers/ca-sema/read.ts'
import { chSeco } from '../readers/ch-seco/read.ts'
import { courtlistener } from '../readers/courtlistener/read.ts'
import { euFsf } from '../readers/eu-fsf/read.ts'
import { gbChBasic, gbChPsc } from '../readers/gb-ch-basic/read.ts'
import { gbChDisqualified } from '../readers/gb-ch-disqualified/read.ts'
import { gbGazetteInsolvency } from '../readers/gb-gazette-insolvency/read.ts'
import { gleifLei, gleifRr } from '../readers/gleif-lei/read.ts'
import { icijOffshoreLeaks } from '../readers/icij-offshoreleaks/read.ts'
import { jpMetiEul } from '../readers/jp-meti-eul/read.ts'
import { uaNsdc } from '../readers/ua-nsdc/read.ts'
import { ukFcdo } from '../readers/uk-fcdo/read.ts'
import { unSc } from '../readers/un-sc/read.ts'
import { usCsl } from '../readers/us-csl/read.ts'
import { usOfacCons, usOfacSdn } from '../readers/us-ofac-sdn/read.ts'
import { usPatents } from '../readers/us-patents/read.ts'
import { usSamExclusions } from '../readers/us-sam-exclusions/read.ts'
import { usSbir } from '../readers/us-sbir/read.ts'
import { usSecFormD } from '../readers/us-sec-formd/read.ts'
import { usSecLitigation } from '../readers/us-sec-litigation/read.ts'
import { usSecSubmissions, usSecTickers } from '../readers/us-sec-tickers/read.ts'
import { wbDebarred } from '../readers/wb-debarred/read.ts'
import { wikidataPeps } from '../readers/wikidata-peps/read.ts'

export const catalogue: ReadonlyMap<string, SourceReader> = new Map(
  [
    usOfacSdn,
    usOfacCons,
    unSc,
    euFsf,
    ukFcdo,
    usCsl,
    usSecFormD,
    usSecTickers,
    usSecSubmissions,
    usSecLitigation,
    gleifLei,
    gleifRr,
    gbChBasic,
    gbChPsc,
    courtlistener,
    usSbir,
    caSema,
    chSeco,
    wbDebarred,
    usSamExclusions,
    auDfat,
    gbChDisqualified,
    wikidataPeps,
    gbGazetteInsolvency,
    icijOffshoreLeaks,
    jpMetiEul,
    uaNsdc,
    usPatents,
  ].map((source) => [source.manifest.id, source]),
)
