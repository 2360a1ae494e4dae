// Every change of a stored log is found by checking it, whatever its size.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { erasureDraft } from '../erasure.ts'
import { waitingActs } from './waiting-acts.ts'
import { checkChains } from './check-chains.ts'
import { checkLog } from './check-log.ts'
import { key, leaf, logOf, logWith, openRows } from './testing/log-rows.ts'

const pause = () => Promise.resolve()

async function faultsOf({ tenant }: Pick<ReturnType<typeof openRows>, 'tenant'>): Promise<string[]> {
  const faults: string[] = []
  await checkLog({ read: (work) => work(tenant), key, pause }, (says) => faults.push(says))
  return faults
}

test.each([0, 1, 2, 7, 8, 199, 200, 201, 300])(
  'a log of %i leaves that nothing changed has no fault',
  async (size) => {
    const log = await logWith(size)
    expect(await faultsOf(log)).toEqual([])
    expect(await checkLog({ read: (work) => work(log.tenant), key, pause }, () => undefined)).toBe(size)
  },
)

test('a workspace without a log has no fault', async () => {
  expect(await faultsOf(openRows())).toEqual([])
})

describe('a fault is found where', () => {
  const SIZE = 13

  test('any subtree was changed or deleted', async () => {
    const { rows } = await logWith(SIZE)
    for (const at of rows.subtrees.keys())
      for (const hash of [leaf(299), 'no hash', undefined]) {
        const changed = await logWith(SIZE)
        const old = changed.rows.subtrees[at]
        changed.rows.subtrees.splice(at, 1, ...(old && hash !== undefined ? [{ ...old, hash }] : []))
        expect(await faultsOf(changed), `${old?.level} ${old?.index} -> ${hash}`).not.toEqual([])
      }
  })

  test('the head was changed', async () => {
    for (const change of ['note', 'subtrees', 'whole', 'deleted'] as const) {
      const changed = await logWith(SIZE)
      const { head } = changed.rows
      const { head: earlier } = (await logWith(SIZE - 1)).rows
      if (head === undefined || earlier === undefined) throw new Error('a log has a head')
      changed.rows.head = {
        note: { ...head, note: 'another' },
        subtrees: { ...head, subtrees: head.subtrees.with(0, leaf(77)) },
        whole: earlier,
        deleted: undefined,
      }[change]
      expect(await faultsOf(changed), change).toEqual([
        'the head of the log is not its newest checkpoint with the subtrees of its leaves',
      ])
    }
  })

  test('any entry was changed or deleted, and the fault names its run', async () => {
    for (let at = 0; at < SIZE; at++)
      for (const record of ['another entry', undefined]) {
        const changed = await logWith(SIZE)
        changed.rows.records.splice(at, 1, ...(record === undefined ? [] : [record]))
        expect(await faultsOf(changed)).toEqual([
          `leaf ${at} of the log is of no stored entry: run or assessment run was deleted, changed or sealed again`,
        ])
      }
  })

  test('any checkpoint was changed, and where the newest one is gone', async () => {
    const { rows } = await logWith(SIZE)
    const other = await logWith(SIZE)
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: rows.checkpoints.length - 1 }),
        fc.constantFrom('older', 'of another log', 'spoiled'),
        async (at, how) => {
          const changed = await logWith(SIZE)
          const [old, older] = [changed.rows.checkpoints[at], changed.rows.checkpoints[Math.max(0, at - 1)]]
          if (old === undefined || (how === 'older' && at === 0)) return
          const note =
            how === 'older'
              ? older?.note
              : how === 'spoiled'
                ? old.note.replace(/.$/m, '!')
                : other.rows.checkpoints[at]?.note.replaceAll('assay.test', 'assay.other')
          changed.rows.checkpoints[at] = { ...old, note: note ?? '' }
          expect(await faultsOf(changed)).not.toEqual([])
        },
      ),
    )
    const none = await logWith(SIZE)
    none.rows.checkpoints.splice(0)
    expect(await faultsOf(none)).toEqual(['the log has no checkpoint'])
  })
})

describe('a chain of more entries than are read at once', () => {
  const ENTRIES = 450
  const longChain = async () => {
    const store = openRows()
    const log = await logOf().open(store.tenant)
    const draft = (at: number) =>
      erasureDraft(
        { run: `run-${at}`, reason: 'request', fields: [] },
        { at: '2026-11-25T09:00:00.000Z', actor: 'key' },
      )
    await log.record(
      'log',
      Array.from({ length: ENTRIES }, (_, at) => draft(at)),
    )
    return store
  }
  const chainFaults = async ({ tenant }: Pick<ReturnType<typeof openRows>, 'tenant'>) => {
    const faults: string[] = []
    await checkChains({ read: (work) => work(tenant), pause, waiting: waitingActs(key) }, (says) =>
      faults.push(says),
    )
    return faults
  }

  test('has no fault as it was logged, and a fault names the entry, on whichever page it is', async () => {
    expect(await chainFaults(await longChain())).toEqual([])
    for (const at of [0, 1, 199, 200, 201, 399, 400, 448]) {
      const store = await longChain()
      const entries = store.rows.chains.get('log') ?? []
      store.rows.chains.set('log', entries.toSpliced(at, 1))
      expect(await chainFaults(store)).toEqual([
        `chain log: it is not what was logged: wrong_seq at entry ${at}`,
      ])
      store.rows.chains.set('log', [...entries])
      const place = store.rows.subtrees.findIndex(
        ({ level, hash }) => level === 0 && hash === entries[at]?.hash,
      )
      store.rows.subtrees.splice(place, 1)
      expect(await chainFaults(store)).toEqual([`chain log: entry ${at} is not in the log`])
    }
  })

  test('continues after its last leaf, also where its last entry was deleted', async () => {
    const store = await longChain()
    expect(await store.tenant.chainEnd('log')).toMatchObject({ length: ENTRIES, index: ENTRIES - 1 })
    store.rows.chains.get('log')?.pop()
    expect(await store.tenant.chainEnd('log')).toMatchObject({ length: ENTRIES, index: ENTRIES - 1 })
  })
})
