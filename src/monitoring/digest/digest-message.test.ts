import { expect, test } from 'vitest'
import { type DigestAlert, digestMessage } from './digest-message.ts'

const alert = (change: Partial<DigestAlert> = {}): DigestAlert => ({
  portfolio: 'Customers',
  ref: 'C-1',
  kind: 'new_match',
  lists: ['un-sc', 'us-ofac-sdn', 'un-sc'],
  ...change,
})
const place = { workspace: 'Acme', url: 'https://assay.example.com' }

test('alerts are grouped by portfolio, and each list is named once', () => {
  const { subject, text } = digestMessage(
    [
      alert(),
      alert({ portfolio: 'Suppliers', ref: 'S-1', kind: 'delisted' }),
      alert({ ref: 'C-2', kind: 'stronger' }),
    ],
    place,
  )
  expect(subject).toBe('Assay: 3 new alerts')
  expect(text).toContain(
    'Customers\n- C-1: new match (un-sc, us-ofac-sdn)\n- C-2: stronger match (un-sc, us-ofac-sdn)\n\nSuppliers\n- S-1: delisted (',
  )
})

test.each([
  [50, undefined],
  [51, '1 more alert is in the dashboard.'],
  [60, '10 more alerts are in the dashboard.'],
])('of %i alerts fifty are listed and the others counted', (count, says) => {
  const alerts = Array.from({ length: count }, (_, at) => alert({ ref: `C-${at}` }))
  const { text, html } = digestMessage(alerts, place)
  expect(text.match(/^- C-/gm)).toHaveLength(50)
  expect(html.match(/<li>/g)).toHaveLength(50)
  if (says === undefined) expect(text).not.toContain('in the dashboard.')
  else for (const form of [text, html]) expect(form).toContain(says)
})

test('names of the customer are data: no markup, and no line of their own', () => {
  const odd = alert({ portfolio: '<b>A</b>\r\nFrom: x', ref: `"&'\u2028<script>` })
  const { text, html } = digestMessage([odd], { ...place, workspace: '<i>\n' })
  expect(text).toContain('\n<b>A</b> From: x\n')
  expect(text).toContain(`- "&' <script>: `)
  expect(html).toContain('&lt;b&gt;A&lt;/b&gt; From: x')
  expect(html).toContain('&quot;&amp;&#39; &lt;script&gt;')
  expect(html).not.toMatch(/<script|<b>|<i>/)
})
