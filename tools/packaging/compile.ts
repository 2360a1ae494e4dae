// `npm run compile`: writes the program as JavaScript into `lib`, and the types of the client. `npm pack` runs it.
import { join, resolve } from 'node:path'
import { writeClientTypes } from './client-types.ts'
import { compileProgram } from './compile-program.ts'

const out = join(resolve(import.meta.dirname, '../..'), 'lib')
compileProgram(out)
writeClientTypes(out)
