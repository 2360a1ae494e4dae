// Collects what a page says of its own: not its title, header, navigation, footer, asides and controls, and not what lies
// over it.

const BOILERPLATE = new Set(['nav', 'aside'])
const BOILERPLATE_ROLES = /^(?:navigation|banner|contentinfo|complementary|search)$/
/** Header and footer of the whole page; those of an article or a quotation are its own. */
const FRAMES = new Set(['header', 'footer'])
const PARTS = new Set(['main', 'article', 'section', 'blockquote', 'figure'])
const TITLES = new Set(['head', 'title', 'h1'])
const CONTROLS = new Set(['button', 'select', 'option', 'label', 'textarea', 'input'])
const OVERLAY_ROLES = /^(?:dialog|alertdialog)$/
const OVERLAY_NAMES =
  /cookie|consent|gdpr|\bcmp\b|onetrust|didomi|usercentrics|truste|privacy-?(?:wall|gate|banner)|overlay|modal/i
/** Elements that hold the page itself, whatever their class says. */
const NEVER_OVERLAYS = new Set(['html', 'body', 'main', 'article'])
const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em font i img ins kbd mark q ruby samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

export type Region = 'own' | 'title' | 'boilerplate' | 'control' | 'overlay'

type Attributes = Readonly<Record<string, string>>

export class OwnText {
  readonly #texts: Record<Region, string[]> = {
    own: [],
    title: [],
    boilerplate: [],
    control: [],
    overlay: [],
  }
  /** The region of each open element. */
  readonly #open: Region[] = []
  #parts = 0

  get region(): Region {
    return this.#open.at(-1) ?? 'own'
  }

  /** Whether the current element is a part of the page's document, not of its frame. */
  get isInPart(): boolean {
    return this.#parts > 0
  }

  open(name: string, attributes: Attributes): void {
    const outer = this.region
    this.#open.push(outer === 'own' ? this.#regionOf(name, attributes) : outer)
    if (PARTS.has(name)) this.#parts++
    this.#separate(name)
  }

  say(text: string): void {
    this.#texts[this.region].push(text)
  }

  close(name: string): void {
    this.#separate(name)
    if (PARTS.has(name)) this.#parts--
    this.#open.pop()
  }

  textOf(region: Region): string {
    return this.#texts[region].join('')
  }

  #separate(name: string): void {
    if (!INLINE.has(name)) this.#texts[this.region].push('\n')
  }

  #regionOf(name: string, attributes: Attributes): Region {
    const role = attributes['role'] ?? ''
    const isOverlay =
      OVERLAY_ROLES.test(role) ||
      attributes['aria-modal'] === 'true' ||
      (!NEVER_OVERLAYS.has(name) &&
        OVERLAY_NAMES.test(`${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`))
    if (isOverlay) return 'overlay'
    if (TITLES.has(name)) return 'title'
    if (CONTROLS.has(name)) return 'control'
    if (BOILERPLATE.has(name) || BOILERPLATE_ROLES.test(role)) return 'boilerplate'
    return FRAMES.has(name) && this.#parts === 0 ? 'boilerplate' : 'own'
  }
}
