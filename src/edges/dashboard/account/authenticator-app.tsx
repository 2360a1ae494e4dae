// Sets up an authenticator app, makes other backup codes, and turns the app off.
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  askSecondFactor,
  type Proof,
  type SecondFactorState,
  sendBeginApp,
  sendConfirmApp,
  sendEndApp,
  sendRenewCodes,
} from '../api/second-factor.ts'
import { CodeInput } from '../frame/second-step-form.tsx'
import { Copied } from '../parts/copied.tsx'
import { Moment } from '../parts/facts.tsx'
import { fieldErrors, Form } from '../parts/form.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { PageSection } from '../parts/page.tsx'
import { counted } from '../words/naming.ts'
import { BackupCodes } from './backup-codes.tsx'
import { passwordAtItsField } from './change-password.tsx'
import { OwnPassword, ProofDialog } from './own-proof.tsx'

const KEY = ['second-factor']

export function AuthenticatorApp() {
  const queries = useQueryClient()
  const state = useQuery({ queryKey: KEY, queryFn: ({ signal }) => askSecondFactor(signal) })
  const [codes, setCodes] = useState<readonly string[]>()
  const show = (made: readonly string[] | undefined): void => {
    setCodes(made)
    void queries.invalidateQueries({ queryKey: KEY })
    void queries.invalidateQueries({ queryKey: ['signed-in-places'] })
  }
  return (
    <PageSection
      title="Authenticator app"
      lead="With an app on your phone or computer, a sign-in asks for your password and a code. A stolen password alone is then of no use."
    >
      <Loaded of={state} lines={2}>
        {(found) =>
          found.since === null ? (
            <SetUp onDone={show} />
          ) : (
            <Kept state={found} since={found.since} onDone={show} />
          )
        }
      </Loaded>
      {codes !== undefined && <BackupCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </PageSection>
  )
}

/** Called with new backup codes, if there are any. */
type Done = (codes: readonly string[] | undefined) => void

function SetUp({ onDone }: { readonly onDone: Done }) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const begin = useMutation({
    mutationFn: () => sendBeginApp(password).catch(passwordAtItsField('password')),
  })
  const confirm = useMutation({ mutationFn: () => sendConfirmApp(code), onSuccess: onDone })
  if (begin.data === undefined)
    return (
      <Form submit="Set up an app" error={begin.error} busy={begin.isPending} onSubmit={() => begin.mutate()}>
        <OwnPassword
          value={password}
          error={fieldErrors(begin.error).get('password')}
          onChange={setPassword}
        />
      </Form>
    )
  const { key, uri } = begin.data
  return (
    <Form
      submit="Turn it on"
      error={confirm.error}
      busy={confirm.isPending}
      onSubmit={() => confirm.mutate()}
      onCancel={() => begin.reset()}
    >
      <p>
        Add this key to the app. If the app is on this device, <a href={uri}>open it there</a>. Then type the
        code that it shows. Every other session of yours ends.
      </p>
      <Copied label="Key for the app" text={key.replaceAll(/.{4}(?!$)/g, '$& ')} />
      <CodeInput value={code} error={fieldErrors(confirm.error).get('code')} onChange={setCode} />
    </Form>
  )
}

const CHANGES = {
  renew: {
    title: 'Make other backup codes?',
    says: 'The backup codes that you have stop working.',
    submit: 'Make other codes',
    send: sendRenewCodes,
  },
  end: {
    title: 'Turn the app off?',
    says: 'From then on your password alone signs in. The backup codes stop working.',
    submit: 'Turn it off',
    send: (proof: Proof) => sendEndApp(proof).then(() => undefined),
  },
} as const

interface KeptProps {
  readonly state: SecondFactorState
  readonly since: string
  readonly onDone: Done
}

function Kept({ state: { backupCodesLeft }, since, onDone }: KeptProps) {
  const [changing, setChanging] = useState<keyof typeof CHANGES>()
  return (
    <>
      <p>
        On since <Moment at={since} />. You have {counted(backupCodesLeft, 'backup code')} left.
      </p>
      <div className="actions">
        <Button variant="default" onClick={() => setChanging('renew')}>
          Make other backup codes
        </Button>
        <Button variant="default" onClick={() => setChanging('end')}>
          Turn the app off
        </Button>
      </div>
      {changing !== undefined && (
        <ChangeApp
          change={CHANGES[changing]}
          onDone={(codes) => {
            setChanging(undefined)
            onDone(codes)
          }}
          onClose={() => setChanging(undefined)}
        />
      )}
    </>
  )
}

interface ChangeAppProps {
  readonly change: (typeof CHANGES)[keyof typeof CHANGES]
  readonly onDone: Done
  readonly onClose: () => void
}

const ChangeApp = ({ change: { title, says, submit, send }, onDone, onClose }: ChangeAppProps) => (
  <ProofDialog
    title={title}
    says={says}
    submit={submit}
    asksCode
    act={({ password, code = '' }): Promise<readonly string[] | undefined> => send({ password, code })}
    onDone={onDone}
    onClose={onClose}
  />
)
