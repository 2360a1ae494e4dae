import { expect, test } from 'vitest'
import { sourcesOfSide } from './known-sources.ts'

test('each side has the sources its scorers read, and a source nobody knows is of both', () => {
  const known = new Map([
    ['list', { scorers: ['sanctions' as const], updateCadence: 'daily' }],
    ['rounds', { scorers: ['upside' as const], updateCadence: 'daily' }],
    ['register', { scorers: ['risk' as const, 'upside' as const], updateCadence: 'daily' }],
  ])
  const used = ['list', 'rounds', 'register', 'gone'].map((id) => ({ id }))
  const ids = (side: 'risk' | 'upside') => sourcesOfSide(side, used, known).map(({ id }) => id)
  expect(ids('risk')).toEqual(['list', 'register', 'gone'])
  expect(ids('upside')).toEqual(['rounds', 'register', 'gone'])
})
