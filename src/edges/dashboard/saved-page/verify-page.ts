// The page that verifies an audit trail offline. `npm run build` puts it, with its script inside, into one HTML file.
import { factsSaid } from '../../../audit/bundle/bundle-facts.ts'
import { BUNDLE_STEPS, outcomeSaid, stateSaid } from '../../../audit/bundle/bundle-report.ts'
import { verifyBundle } from '../../../audit/bundle/verify-bundle.ts'
import { portableVerifyEd25519 } from '../../../audit/portable/verify-ed25519.ts'
import { trustOf } from '../../../audit/bundle/trust-text.ts'

function part<T extends HTMLElement>(id: string, kind: abstract new () => T): T {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`the page has no ${id}`)
  return found
}

const file = part('file', HTMLInputElement)
const pin = part('pin', HTMLInputElement)
const key = part('key', HTMLTextAreaElement)
const drop = part('drop', HTMLElement)
const result = part('result', HTMLElement)

function element(tag: string, text: string, name = ''): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  made.className = name
  return made
}

let round = 0

async function show(): Promise<void> {
  const [mine, chosen, kept] = [++round, file.files?.[0], pin.files?.[0]]
  if (chosen === undefined) return
  const bytes = new Uint8Array(await chosen.arrayBuffer())
  const pinned = kept && new Uint8Array(await kept.arrayBuffer())
  // why: another file may have been chosen while this one was read
  if (mine !== round) return
  const { outcome, steps, facts, limits } = verifyBundle(
    bytes,
    trustOf(key.value, pinned),
    portableVerifyEd25519,
  )
  const checks = document.createElement('dl')
  for (const { step, state, says } of steps)
    checks.append(element('dt', `${BUNDLE_STEPS[step]}: ${stateSaid(state)}`), element('dd', says))
  const open = document.createElement('ul')
  open.append(...limits.map((limit) => element('li', limit)))
  result.replaceChildren(
    element('p', outcomeSaid(outcome), `outcome ${outcome}`),
    ...factsSaid(facts).map((fact) => element('p', fact)),
    element('h2', 'What was checked'),
    checks,
    element('h2', 'What this does not prove'),
    open,
  )
}

for (const field of [file, pin, key]) field.addEventListener('input', () => void show())
part('form', HTMLFormElement).addEventListener('submit', (event) => event.preventDefault())
drop.addEventListener('dragover', (event) => event.preventDefault())
drop.addEventListener('drop', (event) => {
  event.preventDefault()
  const dropped = event.dataTransfer?.files
  if (dropped === undefined || dropped.length === 0) return
  file.files = dropped
  void show()
})
