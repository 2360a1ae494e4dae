#!/usr/bin/env node
// The command of the package. A checkout has the sources, which run as they are; an installed package has the compiled program.
import { existsSync } from 'node:fs'

const [source, compiled] = ['src', 'lib'].map((folder) => new URL(`../${folder}/main/assay.mjs`, import.meta.url))
await import((existsSync(source) ? source : compiled).href)
