import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CheckedBrand } from './checkedBrand'
import { fillIn } from './page'
import { loadBrand } from './vitePlugin'

const page = readFileSync('index.html', 'utf8')

/** The page before any script runs. */
const shellOf = (chosen: CheckedBrand) =>
  new DOMParser().parseFromString(fillIn(page, chosen), 'text/html')

/** Its title, for a brand of that name. */
const titleOf = (chosen: CheckedBrand, name: string) =>
  shellOf({ ...chosen, brand: { ...chosen.brand, name } }).title

describe('the head in the shell, for link previews', () => {
  const metaOf = (name: string, env = {}) =>
    Object.fromEntries(
      [
        ...shellOf(loadBrand(name, env)).querySelectorAll(
          'meta[property], meta[name="description"]',
        ),
      ].map((tag) => [tag.getAttribute('property') ?? 'description', tag.getAttribute('content')]),
    )

  it('has the title, the description and the og: tags of the first language', () => {
    const { description, ...openGraph } = metaOf('')
    expect(description).toContain('Casino et paris sportifs')
    expect(openGraph).toEqual({
      'og:type': 'website',
      'og:site_name': 'Sirocco',
      'og:locale': 'fr_FR',
      'og:title': 'Accueil · Sirocco',
      'og:description': description,
    })
    expect(metaOf('atlas')).toMatchObject({ 'og:locale': 'en_GB', 'og:title': 'Home · Atlas' })
  })

  it('has a picture only with the address of the site, and never an address of the page', () => {
    const env = { VITE_SITE_URL: 'https://a.example' }
    expect(metaOf('', env)).toHaveProperty('og:image', 'https://a.example/brand/icon-512.png')
    const shell = shellOf(loadBrand('', env))
    expect(
      shell.querySelector('link[rel="canonical"], link[hreflang], meta[name="robots"]'),
    ).toBeNull()
  })
})

describe('The name of a brand in the shell', () => {
  it.each(['Ca$$ino', "Win$'s", '$`', '$1'])('%s stays unchanged', (name) => {
    expect(titleOf(loadBrand(), name)).toBe(`Accueil · ${name}`)
  })
})
