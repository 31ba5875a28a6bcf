import { render, within } from '@testing-library/react'
import { readdirSync } from 'node:fs'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, describe, expect, it } from 'vitest'
import { blockReload } from '@/lib/loading/chunkReload'
import { reportMissingFile } from '@demo/parts/Broken'
import { Gallery } from '@demo/parts/Gallery'
import { parts } from '@demo/parts/parts'
import { initTestI18n } from '../../support/i18n'

/** The files of all components, without the ending. */
const files = readdirSync('src/components', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => name.replace('.tsx', ''))

// Later files share the document.
afterAll(() => initTestI18n('en'))

describe('/demo/parts', () => {
  it('has each component of the app once', () => {
    expect(files.length).toBeGreaterThan(40)
    expect(parts.map(({ file }) => file).sort()).toEqual([...files].sort())
  })

  it('has at least one state of each, with different labels', () => {
    for (const { file, states } of parts) {
      const labels = states.map(({ label }) => label)
      expect(labels, file).not.toEqual([])
      expect(new Set(labels).size, file).toBe(labels.length)
    }
  })

  it.each(['fr', 'en', 'ar'] as const)('shows every state in %s', async (lang) => {
    await initTestI18n(lang)
    const allow = blockReload()
    reportMissingFile()
    const { container } = render(
      <MemoryRouter>
        <Gallery brand="atlas" choices={[{ brand: 'atlas', languages: ['en', 'ar'] }]} />
      </MemoryRouter>,
      // Some states are errors.
      { onCaughtError: () => undefined },
    )
    const shown = [...container.querySelectorAll<HTMLElement>('[data-part]')].map((part) => [
      part.dataset.part,
      within(part)
        .getAllByRole('figure')
        .map((figure) => figure.querySelector('figcaption')?.textContent),
    ])
    expect(shown).toEqual(parts.map(({ file, states }) => [file, states.map((s) => s.label)]))
    expect(container.querySelector('[aria-current="page"][href^="?"]')?.textContent ?? '').toBe(
      lang === 'fr' ? '' : `atlas ${lang}`,
    )
    allow()
  })
})
