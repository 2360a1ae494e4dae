// Shows the audit chain of a run: its records, whether it is intact, and a download of all of it.
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { AuditBundle } from '../../../contract/vocabulary/audit.ts'
import type { AuditSeal } from '../../../contract/vocabulary/run.ts'
import { useAsk } from '../api/queries.ts'
import { save } from '../api/files.ts'
import { counted, minuteText, wordsOfName } from '../words/naming.ts'
import { Link } from '../routing/location.tsx'
import { Copied } from '../parts/copied.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Mark } from '../parts/mark.tsx'
import { Notice } from '../parts/notice.tsx'
import { checkChain, type CheckedChain, readAuditRecord } from './chain.ts'

interface AuditTrailProps {
  readonly id: string
  readonly seal: AuditSeal | undefined
}

export function AuditTrailPanel({ id, seal }: AuditTrailProps) {
  const audit = useAsk('get_run_audit', { id })
  return <Loaded of={audit}>{(bundle) => <Chain id={id} bundle={bundle} seal={seal?.hash} />}</Loaded>
}

interface ChainProps {
  readonly id: string
  readonly bundle: AuditBundle
  readonly seal: string | undefined
}

function Chain({ id, bundle, seal }: ChainProps) {
  const checked = useCheckedChain(bundle, seal)
  return (
    <div className="section">
      <ChainNotice bundle={bundle} checked={checked} sealed={seal !== undefined} />
      {seal !== undefined && <Copied label="Seal of the run (SHA-256)" text={seal} />}
      <ol className="chain" aria-label="Records of the run">
        {bundle.records.map((record, i) => (
          <ChainRecord
            key={i}
            number={i + 1}
            record={record}
            hash={checked?.hashes[i]}
            state={stateOf(i, seal !== undefined ? checked?.provenFrom : undefined)}
          />
        ))}
      </ol>
      <Button
        variant="default"
        onClick={() =>
          save(`assay-audit-${id}.json`, new Blob([JSON.stringify(bundle)], { type: 'application/json' }))
        }
      >
        Download the audit bundle
      </Button>
      <p className="quiet">
        Anyone who has the bundle can check it without this server:{' '}
        <Link to="/diligence/verify">verify a saved bundle</Link>, also offline, or run{' '}
        <code>assay verify</code>. It holds all records, the values behind their digests, and the snapshots
        the run used.
      </p>
    </div>
  )
}

// why it may be absent: a browser hashes on secure addresses only
const hashing = (): SubtleCrypto | undefined => (window.crypto as { readonly subtle?: SubtleCrypto }).subtle

/** The result of this browser's check of the chain; undefined during the check, or if the browser cannot check. */
function useCheckedChain({ records }: AuditBundle, seal: string | undefined): CheckedChain | undefined {
  const subtle = hashing()
  const { data } = useQuery({
    queryKey: ['chain', records, seal],
    queryFn: () => checkChain(records, seal, (bytes) => (subtle as SubtleCrypto).digest('SHA-256', bytes)),
    enabled: subtle !== undefined,
  })
  return data
}

interface ChainNoticeProps {
  readonly bundle: AuditBundle
  readonly checked: CheckedChain | undefined
  readonly sealed: boolean
}

function ChainNotice({ bundle: { records, snapshots, fault }, checked, sealed }: ChainNoticeProps) {
  if (checked === undefined && hashing() !== undefined) return <p role="status">Checking the chain.</p>
  const broken = checked && breakOf(checked, records.length, sealed)
  if (broken !== undefined || fault !== undefined)
    return (
      <Notice tone="bad">
        {broken !== undefined && <p>{broken}</p>}
        {fault !== undefined && <p>{faultText(fault)}</p>}
      </Notice>
    )
  if (checked === undefined)
    return (
      <Notice tone="plain">
        <p>
          The server found the chain whole. This browser cannot check it, because the address is not secure.
        </p>
      </Notice>
    )
  if (!sealed)
    return (
      <Notice tone="plain">
        <p>
          {counted(records.length, 'record')}, each with the hash of the one before it. The run has no
          scorecard and so no seal: nothing outside the records proves them.
        </p>
      </Notice>
    )
  return (
    <Notice tone="good">
      <p>
        {counted(records.length, 'record')} chained by their hashes up to the seal, from{' '}
        {counted(snapshots.length, 'snapshot')}. Your browser has just checked the chain.
      </p>
    </Notice>
  )
}

/** Where the chain breaks, in words; undefined if it is intact. */
function breakOf({ provenFrom, linked }: CheckedChain, records: number, sealed: boolean): string | undefined {
  if (!sealed)
    return linked ? undefined : 'The records do not follow from each other. None of them is proven.'
  if (provenFrom === records) return 'The last record is not what was sealed. No record is proven.'
  if (provenFrom > 0)
    return `Record ${provenFrom} is not what was sealed. It and all before it are not proven; those after it are.`
  return linked
    ? undefined
    : 'The beginning is missing. The records that are here are those that were sealed.'
}

/** The result of the server, which can also compare with the data stored next to the records. */
function faultText({ record, reason }: NonNullable<AuditBundle['fault']>): string {
  const what = wordsOfName(reason).toLowerCase()
  return record === null
    ? `The records are intact, but the data stored beside them does not match them (${what}). Rely on the records, not on the findings of this page.`
    : `The server finds that record ${record + 1} is wrong or missing (${what}). Rely on proven records only, not on the findings of this page.`
}

type RecordState = 'verified' | 'altered' | 'before' | 'unchecked'

function stateOf(at: number, provenFrom: number | undefined): RecordState {
  if (provenFrom === undefined) return 'unchecked'
  if (at >= provenFrom) return 'verified'
  return at === provenFrom - 1 ? 'altered' : 'before'
}

const STATES = {
  verified: <Mark tone="good">Verified</Mark>,
  altered: <Mark tone="bad">Not what was sealed</Mark>,
  before: <Mark tone="care">Before the break: not proven</Mark>,
  unchecked: null,
} as const

const TYPES: Readonly<Record<string, string>> = {
  'run.opened': 'The run was asked for',
  input: 'What was asked',
  scorer: 'A scorer and its version',
  source: 'A source and its snapshot',
  step: 'A step of the work',
  output: 'What was found',
  'scorecard.sealed': 'The scorecard was sealed',
  'run.failed': 'The run failed',
}

/** The source or scorer of a record. */
function aboutOf(data: unknown): readonly string[] {
  const { id, name } = (data ?? {}) as { readonly id?: unknown; readonly name?: unknown }
  return [id, name].filter((about) => typeof about === 'string')
}

interface ChainRecordProps {
  readonly number: number
  readonly record: string
  readonly hash: string | undefined
  readonly state: RecordState
}

function ChainRecord({ number, record, hash, state }: ChainRecordProps) {
  const { type, at, actor, prev, data } = readAuditRecord(record)
  const name = [TYPES[String(type)] ?? wordsOfName(String(type)), ...aboutOf(data)].join(': ')
  return (
    <li className={state === 'altered' ? 'altered' : undefined}>
      <details>
        <summary>
          {number}. <strong>{name}</strong>{' '}
          <span className="quiet">{typeof at === 'string' && minuteText(at)}</span> {STATES[state]}
        </summary>
        <p className="quiet">
          By <code>{String(actor)}</code>
          {hash !== undefined && (
            <span className="block">
              Its hash <code>{hash}</code>
            </span>
          )}
          <span className="block">
            The hash before it, as it holds it <code>{String(prev)}</code>
          </span>
        </p>
        <pre tabIndex={0} aria-label={`Record ${number}`}>
          {record}
        </pre>
      </details>
    </li>
  )
}
