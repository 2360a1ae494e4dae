// Finds the records of watch lists by the numbers of their parties: passports, ships, wallets, domains.
import { numbersOfParty } from '../../sources/model/party-numbers.ts'
import type { PartyPart } from '../../sources/model/record.ts'

/** A party in a record: the key of the record and, in it, the `ref` of the party. */
export interface NumberHolder {
  readonly record: string
  readonly ref: string
}

export class NumberIndex {
  readonly #holders = new Map<string, NumberHolder[]>()
  readonly #values = new Map<string, readonly (readonly [ref: string, value: string])[]>()

  /** Files the numbers of a record, which it must not hold yet. */
  add(record: string, parties: readonly PartyPart[]): void {
    const values = parties.flatMap((party) =>
      [...new Set(numbersOfParty(party).map(({ value }) => value))].map(
        (value) => [party.ref, value] as const,
      ),
    )
    this.#file(record, values)
  }

  /** Files a record that has not changed since `before` held it. */
  keep(record: string, before: NumberIndex): void {
    this.#file(record, before.#values.get(record) ?? [])
  }

  /** The parties with one of these values, each once, in the order of filing. */
  holdersOf(values: readonly string[]): readonly NumberHolder[] {
    const found = new Map<string, NumberHolder>()
    for (const value of values)
      for (const holder of this.#holders.get(value) ?? []) found.set(`${holder.record} ${holder.ref}`, holder)
    return [...found.values()]
  }

  #file(record: string, values: readonly (readonly [ref: string, value: string])[]): void {
    if (values.length === 0) return
    this.#values.set(record, values)
    for (const [ref, value] of values) {
      const holders = this.#holders.get(value)
      if (holders === undefined) this.#holders.set(value, [{ record, ref }])
      else holders.push({ record, ref })
    }
  }
}
