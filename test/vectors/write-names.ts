// `node test/vectors/write-names.ts`: scores the golden pairs of names anew. Look at the difference before it is kept.
import { writeFileSync } from 'node:fs'
import { Matcher } from '../../src/names/matcher/matcher.ts'
import { printVectors, readVectors, scoredVector, vectorsFile } from './name-vectors.ts'

const matcher = new Matcher()
writeFileSync(vectorsFile, printVectors(readVectors().map((vector) => scoredVector(matcher, vector))))
