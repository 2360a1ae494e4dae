// Types a signal into the guided form of the dashboard, as a person would: choose its kind, fill the fields, submit.
import type { Page } from 'playwright-core'
import type { Signal } from '../../src/contract/vocabulary/signal.ts'

/** The entry it was accepted as, once the page says so; undefined where it was refused. */
export async function typeSignal(page: Page, { axis, kind, value }: Signal): Promise<string | undefined> {
  await page.getByLabel('Which signal').selectOption(`${axis}.${kind}`)
  await typeFields(page, 'value', value)
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/v1/submit_signal')),
    page.getByRole('button', { name: 'Submit this signal' }).click(),
  ])
  if (!response.ok()) return undefined
  const { entry } = (await response.json()) as { entry: string }
  await page.getByText(`Accepted as ${entry}`).waitFor()
  return entry
}

async function typeFields(page: Page, path: string, value: unknown): Promise<void> {
  if (Array.isArray(value)) {
    const [list = ''] = /[^.]+$/.exec(path) ?? []
    for (const [i, item] of value.entries()) {
      const row = page.locator(`[name^="${path}[${i}]"]`)
      if ((await row.count()) === 0)
        await page.getByRole('button', { name: `Add to ${list.replaceAll('_', ' ')}` }).click()
      await typeFields(page, `${path}[${i}]`, item)
    }
    return
  }
  if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) await typeFields(page, `${path}.${name}`, member)
    return
  }
  const field = page.locator(`[name="${path}"]`)
  const isChoice = await field.evaluate((element) => element.matches('select'))
  if (isChoice) await field.selectOption(String(value))
  else await field.fill(String(value))
}
