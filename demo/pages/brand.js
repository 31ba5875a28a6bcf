// The page /demo/brand: edits a brand file, shows it at once and lets the demo backend check it.
;(() => {
  /** @type {(id: string) => any} */
  const get = (id) => document.getElementById(id)
  /** @type {HTMLFormElement} */
  const form = get('fields')
  /** @type {HTMLTextAreaElement} */
  const area = get('file')
  /** @type {Window | null} */
  let opened = null
  let asked = 0

  const element = (name, text, className = '') =>
    Object.assign(document.createElement(name), { textContent: text, className })

  /** @type {(name: string) => any} */
  const field = (name) => form.elements.namedItem(name)
  /** @type {any[]} */
  const colourFields = [...form.elements].filter((each) => Reflect.get(each, 'type') === 'color')

  /** The file as it is written; null while it is no JSON object. */
  function read() {
    try {
      const file = JSON.parse(area.value)
      return typeof file === 'object' && !Array.isArray(file) ? file : null
    } catch {
      return null
    }
  }

  /** Changes a part of the file; a part without entries is left out. */
  function set(name, value) {
    const file = read()
    if (file === null) return
    const { environment, ...rest } = file
    const isEmpty = typeof value === 'object' && Object.keys(value).length === 0
    const next = { ...rest, [name]: isEmpty ? undefined : value, environment }
    area.value = JSON.stringify(next, null, 2)
  }

  /** An entry of an object, without it if there is no value. */
  function withEntry(object, key, value) {
    const others = Object.entries(object ?? {}).filter(([name]) => name !== key)
    return Object.fromEntries(value === '' ? others : [...others, [key, value]])
  }

  function takeField({ type, name, value, checked, defaultValue }) {
    if (type === 'color') {
      set('colours', withEntry(read()?.colours, name, value === defaultValue ? '' : value))
    } else if (name !== '') {
      set(name, type === 'checkbox' ? checked : value)
    }
  }

  function takeWord() {
    const words = read()?.words ?? {}
    const [language, key] = [get('wordLanguage').value, get('wordKey').value]
    const own = withEntry(words[language], key, get('word').value)
    set('words', withEntry(words, language, Object.keys(own).length === 0 ? '' : own))
  }

  const coloursOf = ({ colours }) => [
    ...colourFields.map(({ name, defaultValue }) => [name, defaultValue]),
    ...Object.entries(colours ?? {}),
  ]

  /** Sets custom properties on the app's root element, which is of the same origin. */
  function dye(page, colours) {
    const { style } = page.documentElement
    for (const [name, value] of colours) style.setProperty(`--${name}`, value)
  }

  function dyeOpened() {
    if (opened && !opened.closed) dye(opened.document, coloursOf(read() ?? {}))
  }

  /** Shows a file in the fields and in the sample. */
  function showFile(file) {
    field('name').value = get('shown').textContent = String(file.name)
    field('maskWinners').checked = file.maskWinners === true
    get('masked').hidden = file.maskWinners !== true
    get('whole').hidden = file.maskWinners === true
    for (const each of colourFields) each.value = file.colours?.[each.name] ?? each.defaultValue
    dye(document, coloursOf(file))
    dyeOpened()
  }

  function show({ problems, contrasts }) {
    const isFine = problems.length === 0
    get('verdict').textContent = isFine ? 'The build takes this' : 'The build refuses this'
    get('problems').replaceChildren(...problems.map((text) => element('li', text)))
    const rows = contrasts.map(({ front, back, found, min, isEnough }) => {
      const row = element('tr', '', isEnough ? '' : 'low')
      row.append(...[front, back, found, String(min)].map((text) => element('td', text)))
      return row
    })
    get('contrasts').replaceChildren(...rows)
  }

  async function update() {
    const turn = ++asked
    const file = read()
    if (file === null) {
      show({ problems: ['the file is no JSON object'], contrasts: [] })
      return
    }
    showFile(file)
    const response = await fetch('/demo/brand.json', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: area.value,
    })
    const answer = await response.json()
    if (turn === asked) show(answer)
  }

  form.addEventListener('input', (/** @type {any} */ event) => {
    takeField(event.target)
    void update()
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  // The fields are reset only after the event.
  form.addEventListener('reset', () => {
    area.value = area.defaultValue
    setTimeout(update)
  })
  area.addEventListener('input', update)
  get('setWord').addEventListener('click', () => {
    takeWord()
    void update()
  })
  get('download').addEventListener('click', () => {
    const href = URL.createObjectURL(
      new Blob([`${area.value.trim()}\n`], { type: 'application/json' }),
    )
    Object.assign(document.createElement('a'), { href, download: 'brand.json' }).click()
    setTimeout(() => URL.revokeObjectURL(href))
  })
  get('open').addEventListener('click', () => {
    opened = window.open('/', 'brand')
    // A new window first contains an empty page.
    opened?.addEventListener('load', dyeOpened)
    opened?.addEventListener('pageshow', dyeOpened)
  })
  void update()
})()
