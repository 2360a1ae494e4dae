// Returns the protocol without a session, for forms that a user fills in before opening one.
import type { DashboardOperations } from '../contract/dashboard.ts'
import { wholeProtocol } from './rules/index.ts'
import type { UseCase } from '../call/use-case.ts'

export const getProtocol: UseCase<DashboardOperations['get_protocol']> = {
  run: () => Promise.resolve({ protocol: wholeProtocol() }),
}
