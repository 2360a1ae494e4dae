// A legal form as the tables hold it.

export interface LegalForm {
  readonly id: string
  /** `limited`, `joint-stock`, `corporation` ...: what kind of body the form makes. */
  readonly body: string
  /** ISO alpha-2 codes of the countries whose form it is; `*` where it translates forms of any country. */
  readonly countries: readonly string[]
}
