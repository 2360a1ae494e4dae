/** Small limits, for tests that reach them. */
export const SIZES = {
  free: 5,
  pro: 50,
  telemetry: 3,
  'failed-sign-in': 2,
  'sign-in': 2,
  'sign-in-account': 2,
  'sign-in-asked': 2,
}
