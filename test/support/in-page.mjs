// Functions that run inside a page of a browser, where there is a document: sent there by name, so each stands alone. Not
// TypeScript, because the tests know no document.

export const hasAxe = () => globalThis.axe !== undefined

/** What axe finds, once its script is in the page: rule and the elements, in short. */
export const axeFindings = async (rules) => {
  const { violations } = await globalThis.axe.run({
    resultTypes: ['violations'],
    // why: they are made for every element, and only its markup is said
    selectors: false,
    ...(rules && { runOnly: rules }),
  })
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}

/** Pixels by which the page is wider than the window. */
export const beyondWindow = () => Math.max(0, document.documentElement.scrollWidth - window.innerWidth)

/** What scrolls sideways by itself, and neither has a name nor can be reached by keyboard. */
export const unreachableScrolls = () =>
  [...document.querySelectorAll('main *')]
    .filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
    )
    .filter((element) => element.tabIndex !== 0 || !element.getAttribute('aria-label'))
    .map(({ outerHTML }) => outerHTML.slice(0, 120))

/** Every text in a chart: how large it is drawn, and whether all of it is in its picture. */
export const chartTexts = () =>
  [...document.querySelectorAll('.chart text')].map((text) => {
    const svg = text.ownerSVGElement
    const [picture, own] = [svg.getBoundingClientRect(), text.getBoundingClientRect()]
    return {
      says: text.textContent,
      drawnPx:
        Number.parseFloat(getComputedStyle(text).fontSize) * (picture.width / svg.viewBox.baseVal.width),
      inside:
        own.left >= picture.left &&
        own.right <= picture.right &&
        own.top >= picture.top &&
        own.bottom <= picture.bottom,
    }
  })

export const focusedTag = () => document.activeElement?.tagName.toLowerCase() ?? ''

/** Whether the focus is in the open dialog, or with the browser itself between its last and its first stop. */
export const focusIsKept = () =>
  document.activeElement === document.body || document.activeElement?.closest('dialog') !== null

export const focusedIsInvalid = () => document.activeElement?.getAttribute('aria-invalid') === 'true'

/** Names every control that the keyboard should reach, in their order. */
export const nameStops = () => {
  // why: the next Tab goes on from where the last click was
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  const selector =
    'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]'
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    .map((element, i) => {
      const name = `${i} ${element.tagName} ${(element.textContent || element.name || '').slice(0, 30)}`
      element.dataset.stop = name
      return name
    })
}

/** Notes from now on each control that gets the focus, and whether that can be seen. */
export const noteStops = () => {
  globalThis.stops = []
  document.addEventListener('focusin', ({ target }) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(target)
    const stop = target.dataset.stop ?? target.tagName
    // why: a page that is drawn again gives the focus back to the control that had it
    if (globalThis.stops.at(-1)?.stop === stop) return
    globalThis.stops.push({
      stop,
      seen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    })
  })
}

export const notedStops = () => globalThis.stops

/** Makes the page one of a browser that is told to keep nothing. */
export const forbidStore = () =>
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('no', 'SecurityError')
    },
  })

/** A file of this text as one that is dragged onto the page. */
export const draggedFile = (text) => {
  const data = new DataTransfer()
  data.items.add(new File([text], 'trail.json'))
  return data
}

/**
 * Where the lines of an element begin.
 * @param {Element} element
 */
export const textAlignOf = (element) => getComputedStyle(element).textAlign

export const hasFocus = (element) => document.activeElement === element
