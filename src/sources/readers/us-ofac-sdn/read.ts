// Reads the two lists of OFAC, SDN and Consolidated (non-SDN), from one ENHANCED file or from a set of four CSV files.
import type { SourceReader, SourceManifest } from '../../model/source.ts'
import { readCsvSet } from './csv-set.ts'
import { readEnhanced } from './enhanced.ts'
import { consFiles, consManifest, sdnFiles, sdnManifest, type OfacFiles } from './manifest.ts'

export const usOfacSdn: SourceReader = sourceOf(sdnManifest, sdnFiles)
export const usOfacCons: SourceReader = sourceOf(consManifest, consFiles)

/** Reads the ENHANCED file if it is there; the CSV set contains less, and some of it only in prose. */
function sourceOf(manifest: SourceManifest, set: OfacFiles): SourceReader {
  return {
    manifest,
    read: (files, options) => {
      const enhanced = files.open(set.enhanced)
      return enhanced === undefined
        ? readCsvSet(set, (name) => files.open(name))
        : readEnhanced(set, enhanced, options)
    },
  }
}
