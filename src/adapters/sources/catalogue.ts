// Every public source this program reads, in the order in which they are listed to people.
import type { Source } from '../../app/ports.ts'
import { courtlistener } from './courtlistener/read.ts'
import { euFsf } from './eu-fsf/read.ts'
import { gbChBasic, gbChPsc } from './gb-ch-basic/read.ts'
import { gleifLei, gleifRr } from './gleif-lei/read.ts'
import { ukFcdo } from './uk-fcdo/read.ts'
import { unSc } from './un-sc/read.ts'
import { usCsl } from './us-csl/read.ts'
import { usOfacCons, usOfacSdn } from './us-ofac-sdn/read.ts'
import { usSbir } from './us-sbir/read.ts'
import { usSecFormD } from './us-sec-formd/read.ts'
import { usSecLitigation } from './us-sec-litigation/read.ts'
import { usSecSubmissions, usSecTickers } from './us-sec-tickers/read.ts'

export const catalogue: ReadonlyMap<string, Source> = new Map(
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
  ].map((source) => [source.manifest.id, source]),
)
