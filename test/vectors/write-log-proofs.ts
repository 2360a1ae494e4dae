// `node test/vectors/write-log-proofs.ts`: makes the golden proofs again. A difference breaks the proofs that customers hold.
import { writeFileSync } from 'node:fs'
import { madeLogProofs, vectorsOfLog } from './log-proofs.ts'

writeFileSync(vectorsOfLog, `${JSON.stringify(madeLogProofs(), null, 1)}\n`)
