// Packs the extracts of a record into one text for the store: lists repeat themselves, and packed they take a sixth.
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { RecordExtract } from '../model/record.ts'

export const packExtracts = (extracts: readonly RecordExtract[]): string =>
  deflateRawSync(JSON.stringify(extracts)).toString('base64')

export const unpackExtracts = (packed: string): readonly RecordExtract[] =>
  JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString()) as readonly RecordExtract[]
