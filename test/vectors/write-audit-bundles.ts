// `node test/vectors/write-audit-bundles.ts`: makes the golden audit trails again. A difference breaks the trails that
// customers saved.
import { writeFileSync } from 'node:fs'
import {
  madeAssessmentBundles,
  madeAuditBundles,
  vectorsOfAssessments,
  vectorsOfBundles,
  vectorsOfCases,
  vectorsOfWatches,
} from './audit-bundles.ts'
import { madeCaseBundles } from './case-bundles.ts'
import { madeWatchBundles } from './watch-bundles.ts'

writeFileSync(vectorsOfBundles, `${JSON.stringify(await madeAuditBundles(), null, 1)}\n`)
writeFileSync(vectorsOfAssessments, `${JSON.stringify(madeAssessmentBundles(), null, 1)}\n`)
writeFileSync(vectorsOfWatches, `${JSON.stringify(madeWatchBundles(), null, 1)}\n`)
writeFileSync(vectorsOfCases, `${JSON.stringify(madeCaseBundles(), null, 1)}\n`)
