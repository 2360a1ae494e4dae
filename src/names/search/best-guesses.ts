// Selects the best of many guesses without sorting the others.

/** Width of a bucket of guesses, in ten-thousandths. */
const WIDTH = 16
const BUCKETS = 10_000 / WIDTH + 1

const bucketOf = (guess: number): number => Math.max(0, Math.floor(guess / WIDTH))

export interface Guessed {
  readonly name: number
  /** In ten-thousandths; may be negative. */
  readonly guess: number
}

/** Reused between queries; `start` sets the number of guesses wanted. */
export class BestGuesses {
  readonly #histogram = new Uint32Array(BUCKETS)
  #names = new Uint32Array(1024)
  #guesses = new Float32Array(1024)
  #count = 0
  #wanted = 0
  #every = Infinity

  /** `every`: guesses from here on are all kept. */
  start(wanted: number, every = Infinity): void {
    this.#every = every
    this.#histogram.fill(0)
    this.#count = 0
    this.#wanted = wanted
  }

  add(name: number, guess: number): void {
    if (this.#count === this.#names.length) this.#grow()
    this.#names[this.#count] = name
    this.#guesses[this.#count++] = guess
    const bucket = bucketOf(guess)
    this.#histogram[bucket] = (this.#histogram[bucket] as number) + 1
  }

  /** A guess that the wanted number of guesses reach; -Infinity while fewer exist or some of them are negative. */
  least(): number {
    let bucket = BUCKETS
    for (let sum = 0; bucket > 0 && sum < this.#wanted;) sum += this.#histogram[--bucket] as number
    return bucket === 0 ? -Infinity : bucket * WIDTH
  }

  /** Best first; the lower name first among equals. */
  best(): Guessed[] {
    const least = Math.min(this.least(), this.#every)
    const best: Guessed[] = []
    for (let k = 0; k < this.#count; k++) {
      const guess = this.#guesses[k] as number
      if (guess >= least) best.push({ name: this.#names[k] as number, guess })
    }
    return best
      .sort((a, b) => b.guess - a.guess || a.name - b.name)
      .filter(({ guess }, k) => k < this.#wanted || guess >= this.#every)
  }

  #grow(): void {
    const names = new Uint32Array(this.#count * 2)
    names.set(this.#names)
    this.#names = names
    const guesses = new Float32Array(this.#count * 2)
    guesses.set(this.#guesses)
    this.#guesses = guesses
  }
}
