// The chain of a run: its records, whether it holds, and the whole of it as a file.
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { AuditBundle } from '../../../contract/vocabulary/audit.ts'
import type { AuditSeal } from '../../../contract/vocabulary/run.ts'
import { useAsk } from '../api/asking.ts'
import { save } from '../api/files.ts'
import { counted, minuteText } from '../naming.ts'
import { Copied } from '../parts/copied.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Notice } from '../parts/notice.tsx'
import { firstBreak, readRecord } from './chain.ts'

interface AuditTrailProps {
  readonly id: string
  readonly seal: AuditSeal | undefined
}

export function AuditTrail({ id, seal }: AuditTrailProps) {
  const audit = useAsk('get_run_audit', { id })
  return (
    <Loaded of={audit}>
      {(bundle) => (
        <div className="section">
          <ChainNotice bundle={bundle} seal={seal?.hash} />
          {seal && <Copied label="Seal of the run (SHA-256)" text={seal.hash} />}
          <ol className="chain">
            {bundle.records.map((record, i) => (
              <ChainRecord key={i} record={record} altered={bundle.fault?.record === i} />
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
        </div>
      )}
    </Loaded>
  )
}

function ChainNotice({ bundle, seal }: { readonly bundle: AuditBundle; readonly seal: string | undefined }) {
  // why it may be absent: a browser hashes on secure addresses only
  const { subtle } = window.crypto as { readonly subtle?: SubtleCrypto }
  const check = useQuery({
    queryKey: ['chain', bundle.records, seal],
    queryFn: async () => ({
      broken: await firstBreak(bundle.records, seal, (bytes) =>
        (subtle as SubtleCrypto).digest('SHA-256', bytes),
      ),
    }),
    enabled: subtle !== undefined,
  })
  if (bundle.fault)
    return (
      <Notice tone="bad">
        <p>
          {bundle.fault.record === null
            ? `The records hold, but what is stored beside them is not what they stand for (${bundle.fault.reason}).`
            : `Record ${bundle.fault.record} is not what was sealed (${bundle.fault.reason}).`}
        </p>
      </Notice>
    )
  if (subtle === undefined)
    return (
      <Notice tone="plain">
        <p>
          The server found the chain whole. This browser cannot check it, because the address is not secure.
        </p>
      </Notice>
    )
  if (check.data === undefined) return <p role="status">Checking the chain.</p>
  if (check.data.broken !== null)
    return (
      <Notice tone="bad">
        <p>The chain breaks at record {check.data.broken}: it is not what was sealed.</p>
      </Notice>
    )
  return (
    <Notice tone="good">
      <p>
        {counted(bundle.records.length, 'record')} chained by their hashes, from{' '}
        {counted(bundle.snapshots.length, 'snapshot')}. Your browser has just checked the chain.
      </p>
    </Notice>
  )
}

function ChainRecord({ record, altered }: { readonly record: string; readonly altered: boolean }) {
  const { type, at, actor, prev } = readRecord(record)
  return (
    <li className={altered ? 'altered' : undefined}>
      <details>
        <summary>
          <strong>{String(type)}</strong>{' '}
          <span className="quiet">{typeof at === 'string' && minuteText(at)}</span>
        </summary>
        <p className="quiet">
          By {String(actor)}, after <code>{String(prev).slice(0, 12)}</code>
        </p>
        <pre tabIndex={0} aria-label={`Record ${String(type)}`}>
          {record}
        </pre>
      </details>
    </li>
  )
}
