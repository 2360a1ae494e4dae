// How often each key was used on each day: a picture of the days, and the same as a table of the keys.
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../contract/operations/operation.ts'
import type { Offered } from '../api/endpoints.ts'
import { useAsk } from '../api/queries.ts'
import { DataTable } from '../parts/listing.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { counted, dayText, figureText } from '../words/naming.ts'
import { callsByDay } from './calls-by-day.ts'

type Usage = OutputOf<Offered['get_usage']>

export function UsageGraph({ days }: { readonly days: number }) {
  const usage = useAsk('get_usage', { days })
  return (
    <Loaded of={usage} lines={6}>
      {(found) =>
        found.keys.length === 0 ? (
          <p className="quiet">No key and no agent called in this time.</p>
        ) : (
          <Found usage={found} />
        )
      }
    </Loaded>
  )
}

function Found({ usage }: { readonly usage: Usage }) {
  const [key, setKey] = useState('')
  const shown = usage.keys.some(({ id }) => id === key) ? key : ''
  return (
    <>
      <NativeSelect
        className="narrow"
        label="Key"
        value={shown}
        data={[
          { value: '', label: 'All keys and agents' },
          ...usage.keys.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget }) => setKey(currentTarget.value)}
      />
      <Columns days={callsByDay(usage, shown)} />
      <DataTable
        caption="Calls by key"
        rows={usage.keys}
        idOf={({ id }) => id}
        columns={[
          {
            name: 'Key',
            names: true,
            cell: ({ name, hint }) => (
              <>
                <span className="block">
                  <bdi>{name}</bdi>
                </span>
                {hint !== null && <code>{hint}</code>}
              </>
            ),
          },
          { name: 'Calls', figures: true, cell: ({ calls }) => figureText(calls) },
          { name: 'Last day with a call', cell: ({ byDay }) => dayText(byDay.at(-1)?.day ?? '') },
        ]}
      />
    </>
  )
}

const WIDTH = 720
const HEIGHT = 140

/** One column for each day. */
function Columns({ days }: { readonly days: ReturnType<typeof callsByDay> }) {
  const most = Math.max(1, ...days.map(({ calls }) => calls))
  const total = days.reduce((sum, { calls }) => sum + calls, 0)
  const wide = WIDTH / days.length
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure className="usage">
      <svg
        role="img"
        aria-label={`${counted(total, 'call')} in ${counted(days.length, 'day')}, at most ${figureText(most)} on one day.`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      >
        {days.map(({ day, calls }, at) => {
          const high = (calls / most) * HEIGHT
          return (
            <rect key={day} x={at * wide} y={HEIGHT - high} width={Math.max(1, wide - 1)} height={high}>
              <title>{`${dayText(day)}: ${counted(calls, 'call')}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className="quiet">
        {first && last && `${dayText(first.day)} to ${dayText(last.day)} (UTC): ${counted(total, 'call')}.`}
      </figcaption>
    </figure>
  )
}
