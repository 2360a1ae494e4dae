// The page that verifies a saved audit trail. The browser does it, and asks the server nothing.
import { Textarea, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { factsSaid } from '../../../audit/bundle/bundle-facts.ts'
import {
  BUNDLE_STEPS,
  type BundleOutcome,
  type BundleReport,
  outcomeSaid,
  stateSaid,
} from '../../../audit/bundle/bundle-report.ts'
import { trustOf } from '../../../audit/bundle/trust-text.ts'
import { verifyBundle } from '../../../audit/bundle/verify-bundle.ts'
import { portableVerifyEd25519 } from '../../../audit/portable/verify-ed25519.ts'
import { Notice } from '../parts/notice.tsx'
import { PageLayout, PageSection } from '../parts/page.tsx'

const TONES: Readonly<Record<BundleOutcome, 'good' | 'bad' | 'care'>> = {
  verified: 'good',
  invalid: 'bad',
  untrusted: 'care',
  malformed: 'bad',
}

export function VerifyTrailPage() {
  const [file, setFile] = useState<Uint8Array>()
  const [pin, setPin] = useState<Uint8Array>()
  const [key, setKey] = useState('')
  const report = useMemo(
    () => file && verifyBundle(file, trustOf(key, pin), portableVerifyEd25519),
    [file, pin, key],
  )
  return (
    <PageLayout
      title="Verify an audit trail"
      lead={
        <>
          Your browser verifies the file and sends nothing. To verify without this server,{' '}
          <a href="/verify.html" download="verify.html">
            save the page that works offline
          </a>{' '}
          and open it from your disk.
        </>
      }
    >
      <div className="form">
        <ChosenFile name="trail" label="Audit trail" onBytes={setFile} />
        <ChosenFile
          name="pin"
          label="Checkpoint that you kept earlier (the pin)"
          description="Not the checkpoint that was saved with this trail: that proves nothing."
          onBytes={setPin}
        />
        <Textarea
          name="key"
          label="Verifier key of the log, or a policy file"
          description="Paste the key that you have from elsewhere, or the lines of a policy. No key is taken from the file."
          autosize
          minRows={2}
          spellCheck={false}
          autoComplete="off"
          value={key}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        />
      </div>
      {report && <Verified report={report} />}
    </PageLayout>
  )
}

function Verified({ report: { outcome, facts, steps, limits } }: { readonly report: BundleReport }) {
  return (
    <>
      <PageSection title="Result">
        <Notice tone={TONES[outcome]}>
          <p>{outcomeSaid(outcome)}</p>
        </Notice>
        {factsSaid(facts).map((fact) => (
          <p key={fact} dir="auto">
            {fact}
          </p>
        ))}
      </PageSection>
      <PageSection title="What was checked">
        <ul>
          {steps.map(({ step, state, says }) => (
            <li key={step}>
              <strong>
                {BUNDLE_STEPS[step]}: {stateSaid(state)}.
              </strong>{' '}
              {says}
            </li>
          ))}
        </ul>
      </PageSection>
      <PageSection title="What this does not prove">
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </PageSection>
    </>
  )
}

interface ChosenFileProps {
  readonly name: string
  readonly label: string
  readonly description?: string
  readonly onBytes: (bytes: Uint8Array | undefined) => void
}

function ChosenFile({ name, label, description, onBytes }: ChosenFileProps) {
  const [fault, setFault] = useState<string | null>(null)
  const take = async ({ files }: HTMLInputElement): Promise<void> => {
    setFault(null)
    const chosen = files?.[0]
    onBytes(chosen && new Uint8Array(await chosen.arrayBuffer()))
  }
  return (
    <TextInput
      type="file"
      name={name}
      label={label}
      description={description}
      error={fault}
      classNames={{ input: 'file-input' }}
      onChange={({ currentTarget }) =>
        void take(currentTarget).catch(() => {
          onBytes(undefined)
          setFault('The file cannot be read. Choose it again.')
        })
      }
    />
  )
}
