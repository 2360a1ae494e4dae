// What the browser calls is what the contract offers.
import { expect, test } from 'vitest'
import { dashboardOperations } from '../../../contract/dashboard.ts'
import { operations } from '../../../contract/index.ts'
import { endpoints } from './endpoints.ts'

test('every operation is called where the contract has it, and all of the dashboard are called', () => {
  const offered = { ...operations, ...dashboardOperations }
  for (const [name, way] of Object.entries(endpoints)) {
    const { method, path } = offered[name as keyof typeof offered]
    expect(way, name).toBe(`${method} ${path}`)
  }
  expect(Object.keys(dashboardOperations).filter((name) => !(name in endpoints))).toEqual([])
})
