// `node test/vectors/write-audit-bundles.ts`: makes the golden audit trails again. A difference breaks the trails that
// customers saved.
import { writeFileSync } from 'node:fs'
import { madeAuditBundles, vectorsOfBundles } from './audit-bundles.ts'

writeFileSync(vectorsOfBundles, `${JSON.stringify(await madeAuditBundles(), null, 1)}\n`)
