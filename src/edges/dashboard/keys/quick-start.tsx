// The first calls with a key, with the address of this server filled in.
import { Copied } from '../parts/copied.tsx'
import { Outward } from '../parts/outward.tsx'

const KEY = '$ASSAY_API_KEY'

export function QuickStart() {
  const { origin } = window.location
  const signedIn = `-H "Authorization: Bearer ${KEY}"`
  const lines: readonly (readonly [label: string, text: string])[] = [
    ['Set the key in your shell', 'export ASSAY_API_KEY=sk_...'],
    ['Try the key', `curl ${origin}/v1/sources ${signedIn}`],
    [
      'Open an assessment',
      `curl ${origin}/v1/start ${signedIn} -H "Content-Type: application/json" -d '{"pitch": "Card on file for dental practices"}'`,
    ],
    [
      'Look a company up',
      `curl ${origin}/v1/diligence ${signedIn} -H "Content-Type: application/json" -d '{"subject": {"name": "Acme Robotics Ltd", "type": "company"}}'`,
    ],
    [
      'Add Assay to Claude Code',
      `claude mcp add --transport http assay ${origin}/mcp --header "Authorization: Bearer ${KEY}"`,
    ],
  ]
  return (
    <>
      <p>
        The address of this server is <code>{origin}</code>. Every operation is in the{' '}
        <Outward href={`${origin}/docs/`}>reference</Outward>; other agents take the address{' '}
        <code>{`${origin}/mcp`}</code> and the same header.
      </p>
      {lines.map(([label, text]) => (
        <Copied key={label} label={label} text={text} />
      ))}
    </>
  )
}
