// The page /demo/brand: shows a choice at once and lets the demo backend check it.
;(() => {
  /** @type {(id: string) => any} */
  const get = (id) => document.getElementById(id)
  /** @type {HTMLFormElement} */
  const form = get('fields')
  /** @type {Window | null} */
  let opened = null
  let asked = 0

  const element = (name, text, className = '') =>
    Object.assign(document.createElement(name), { textContent: text, className })

  const chosen = () => Object.fromEntries(new FormData(form))
  /** @type {(name: string) => any} */
  const field = (name) => form.elements.namedItem(name)
  const isColour = (entry) => field(entry[0]).type === 'color'
  const coloursOf = (values) => Object.entries(values).filter(isColour)
  const changed = () =>
    coloursOf(chosen()).filter(([name, value]) => field(name).defaultValue !== value)

  /** The entries of the brand file, except for colours, that differ from the house brand's. */
  function otherLines() {
    const { checked, defaultChecked } = field('maskWinners')
    return checked === defaultChecked ? [] : ['// In `brand`:', `  maskWinners: ${checked},`, '']
  }

  /** Sets custom properties on the app's root element, which is of the same origin. */
  function dye(page, colours) {
    const { style } = page.documentElement
    for (const [name, value] of colours) style.setProperty(`--${name}`, value)
  }

  const dyeOpened = () => {
    if (opened && !opened.closed) dye(opened.document, coloursOf(chosen()))
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
    const values = chosen()
    get('shown').textContent = values.name
    const isMasked = field('maskWinners').checked
    get('masked').hidden = !isMasked
    get('whole').hidden = isMasked
    dye(document, coloursOf(values))
    dyeOpened()
    const lines = changed().map(([name, value]) => `  '${name}': '${value}',`)
    get('file').value = [
      ...otherLines(),
      'export const colours: BrandColours = {',
      ...lines,
      '}',
    ].join('\n')
    const response = await fetch('/demo/brand.json', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(values),
    })
    const answer = await response.json()
    if (turn === asked) show(answer)
  }

  form.addEventListener('input', update)
  form.addEventListener('submit', (event) => event.preventDefault())
  // The fields are reset only after the event.
  form.addEventListener('reset', () => setTimeout(update))
  get('open').addEventListener('click', () => {
    opened = window.open('/', 'brand')
    // A new window first contains an empty page.
    opened?.addEventListener('load', dyeOpened)
    opened?.addEventListener('pageshow', dyeOpened)
  })
  void update()
})()
