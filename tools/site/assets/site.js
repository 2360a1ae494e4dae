// The search, and a button that copies each block of code.
const input = document.getElementById('search')
const found = document.getElementById('found')
const root = document.body.dataset.root ?? '.'
const MAX_FOUND = 10

let search
let loading

/** Loads the index at the first use: most readers of a page do not search. */
function load() {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${root}/assets/search-index.js`
    script.addEventListener('load', () => {
      search = globalThis.MiniSearch.loadJSON(globalThis.searchIndex, {
        fields: ['heading', 'title', 'text'],
        storeFields: ['heading', 'title', 'path', 'shown'],
      })
      resolve()
    })
    script.addEventListener('error', reject)
    document.head.append(script)
  })
  return loading
}

function line(tag, text) {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}

let chosen = -1
function choose(at) {
  const options = [...found.querySelectorAll('[role=option]')]
  chosen = options.length === 0 ? -1 : (at + options.length) % options.length
  for (const [k, option] of options.entries()) option.setAttribute('aria-selected', String(k === chosen))
  if (chosen < 0) input.removeAttribute('aria-activedescendant')
  else {
    input.setAttribute('aria-activedescendant', options[chosen].id)
    options[chosen].scrollIntoView({ block: 'nearest' })
  }
}

function close() {
  found.hidden = true
  input.setAttribute('aria-expanded', 'false')
  choose(-1)
}

async function show() {
  const asked = input.value.trim()
  if (asked === '') return close()
  await load()
  if (input.value.trim() !== asked) return
  const results = search
    .search(asked, { prefix: true, fuzzy: 0.15, combineWith: 'AND', boost: { heading: 3, title: 2 } })
    .slice(0, MAX_FOUND)
  found.replaceChildren(
    ...results.map(({ path, title, heading, shown }, at) => {
      const option = document.createElement('li')
      option.id = `found-${at}`
      option.setAttribute('role', 'option')
      option.setAttribute('aria-selected', 'false')
      option.dataset.path = path
      option.append(line('strong', heading))
      if (heading !== title) option.append(line('span', ` in ${title}`))
      option.append(line('small', shown))
      option.addEventListener('click', () => go(option))
      return option
    }),
  )
  if (results.length === 0) found.append(line('li', 'Nothing found.'))
  found.hidden = false
  input.setAttribute('aria-expanded', 'true')
  chosen = -1
  if (results.length > 0) choose(0)
}

function go(option) {
  location.href = `${root}/${option.dataset.path}`
  close()
}

input.addEventListener('input', show)
input.addEventListener('focus', () => void load())
input.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown') choose(chosen + 1)
  else if (event.key === 'ArrowUp') choose(chosen - 1)
  else if (event.key === 'Escape') close()
  else if (event.key === 'Enter') {
    const option = found.querySelectorAll('[role=option]')[chosen]
    if (option !== undefined) go(option)
  } else return
  event.preventDefault()
})
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input, textarea') || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  input.focus()
})
document.addEventListener('click', (event) => {
  if (event.target.closest('search') === null) close()
})

if (navigator.clipboard !== undefined)
  for (const block of document.querySelectorAll('pre')) {
    const button = line('button', 'Copy')
    button.type = 'button'
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(block.querySelector('code').textContent)
      button.textContent = 'Copied'
      setTimeout(() => (button.textContent = 'Copy'), 2000)
    })
    const frame = document.createElement('div')
    frame.className = 'code'
    block.replaceWith(frame)
    frame.append(block, button)
  }

// on a narrow screen the list of pages would come before every text
const pages = document.querySelector('nav details')
if (matchMedia('(max-width: 900px)').matches) pages.open = false
