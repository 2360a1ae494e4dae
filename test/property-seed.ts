// Properties are tried with the same inputs every time, so that one commit has one verdict. A search for what they miss is
// asked for: ASSAY_TEST_SEED=random npm test, or the seed that a failure printed.
import fc from 'fast-check'

const asked = process.env['ASSAY_TEST_SEED']
if (asked !== 'random') fc.configureGlobal({ seed: Number(asked ?? 20_261_120) })
