// What a view can name of its table.
import { expect, test } from 'vitest'
import { ALERT_SORTS, CASE_SORTS } from './sorts.ts'
import { unknownParts, VIEW_TABLES } from './view-tables.ts'

test.each([
  [{ q: 'koval', state: 'all', sort: '-Due', hide: 'Opened,Assigned', list: 'un-sc' }, []],
  [{ sort: '', hide: ',', verdict: '' }, []],
  [{ sort: 'Nothing' }, [{ part: 'sort', value: 'Nothing' }]],
  [{ sort: '-toString' }, [{ part: 'sort', value: '-toString' }]],
  [{ hide: 'Opened,Gone,Due,Old' }, [{ part: 'hide', value: 'Gone,Old' }]],
  [{ verdict: 'build', state: 'open' }, [{ part: 'verdict', value: 'build' }]],
])('of the parts %j a view of cases names what the table does not have', (parts, expected) => {
  expect(unknownParts('cases', parts as Readonly<Record<string, string>>)).toEqual(expected)
})

test('the dashboard offers every order that the API has', () => {
  expect(Object.values(VIEW_TABLES.cases.sorts).toSorted()).toEqual(CASE_SORTS.toSorted())
  expect(Object.values(VIEW_TABLES.alerts.sorts).toSorted()).toEqual(ALERT_SORTS.toSorted())
})
