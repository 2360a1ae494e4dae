// The chain of a run: its records, whether it holds, and the whole of it as a file.
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { AuditBundle } from '../../../contract/vocabulary/audit.ts'
import type { AuditSeal } from '../../../contract/vocabulary/run.ts'
import { useAsk } from '../api/asking.ts'
import { save } from '../api/files.ts'
import { counted, minuteText, wordsOf } from '../naming.ts'
import { Copied } from '../parts/copied.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Mark } from '../parts/mark.tsx'
import { Notice } from '../parts/notice.tsx'
import { checkChain, type CheckedChain, readRecord } from './chain.ts'

interface AuditTrailProps {
  readonly id: string
  readonly seal: AuditSeal | undefined
}

export function AuditTrail({ id, seal }: AuditTrailProps) {
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
  // why the smaller: nothing after the first break is proven, whoever found it
  const broken = [bundle.fault?.record, checked?.broken].filter((at) => typeof at === 'number')
  const brokenAt = broken.length === 0 ? null : Math.min(...broken)
  return (
    <div className="section">
      <ChainNotice bundle={bundle} checked={checked} brokenAt={brokenAt} />
      {seal !== undefined && <Copied label="Seal of the run (SHA-256)" text={seal} />}
      <ol className="chain" aria-label="Records of the run">
        {bundle.records.map((record, i) => (
          <ChainRecord
            key={i}
            number={i + 1}
            record={record}
            hash={checked?.hashes[i]}
            state={stateOf(i, brokenAt, checked !== undefined)}
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
        The bundle can be checked without this server, by anybody who has it: all records, what stands behind
        their digests, and the snapshots the run used.
      </p>
    </div>
  )
}

// why it may be absent: a browser hashes on secure addresses only
const hashing = (): SubtleCrypto | undefined => (window.crypto as { readonly subtle?: SubtleCrypto }).subtle

/** What this browser found of the chain; undefined while it checks, or where it cannot. */
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
  readonly brokenAt: number | null
}

function ChainNotice({ bundle, checked, brokenAt }: ChainNoticeProps) {
  if (brokenAt !== null)
    return (
      <Notice tone="bad">
        <p>
          Record {brokenAt + 1} is not what was sealed.{' '}
          {brokenAt === 0 ? 'No record' : `Only what stands before it`} can be relied on.
        </p>
      </Notice>
    )
  if (bundle.fault)
    return (
      <Notice tone="bad">
        <p>
          The records hold, but what is stored beside them is not what they stand for (
          {wordsOf(bundle.fault.reason).toLowerCase()}). Rely on the records, not on the findings of this
          page.
        </p>
      </Notice>
    )
  if (hashing() === undefined)
    return (
      <Notice tone="plain">
        <p>
          The server found the chain whole. This browser cannot check it, because the address is not secure.
        </p>
      </Notice>
    )
  if (checked === undefined) return <p role="status">Checking the chain.</p>
  return (
    <Notice tone="good">
      <p>
        {counted(bundle.records.length, 'record')} chained by their hashes, from{' '}
        {counted(bundle.snapshots.length, 'snapshot')}. Your browser has just checked the chain.
      </p>
    </Notice>
  )
}

type RecordState = 'verified' | 'altered' | 'after' | 'unchecked'

function stateOf(at: number, brokenAt: number | null, isChecked: boolean): RecordState {
  if (brokenAt !== null && at >= brokenAt) return at === brokenAt ? 'altered' : 'after'
  return isChecked ? 'verified' : 'unchecked'
}

const STATES = {
  verified: <Mark tone="good">Verified</Mark>,
  altered: <Mark tone="bad">Not what was sealed</Mark>,
  after: <Mark tone="care">After the break: not proven</Mark>,
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

/** Which source or scorer a record is about. */
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
  const { type, at, actor, prev, data } = readRecord(record)
  const name = [TYPES[String(type)] ?? wordsOf(String(type)), ...aboutOf(data)].join(': ')
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
