// Runs one command as `assay` does, and says on standard error how much memory it took at its peak.
import { main } from '../../src/edges/cli/program.ts'
import { composition } from '../../src/main/composition.ts'

await main(process.argv, composition)
process.stderr.write(`peak ${Math.round(process.resourceUsage().maxRSS / 1_024)} MB\n`)
