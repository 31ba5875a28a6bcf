import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { leaveOut } from '../../scripts/vite/leaveOut'

const library = join(
  dirname(createRequire(import.meta.url).resolve('i18next-browser-languagedetector/package.json')),
  'dist/esm/i18nextBrowserLanguageDetector.js',
)

it('the file of libraries asks for no cookie while it is read', () => {
  const { transform } = leaveOut()
  if (typeof transform !== 'function') throw new Error('leaveOut has no transform')
  const result = transform.call({} as never, readFileSync(library, 'utf8'), library)
  const { code } = result as { code: string }
  expect(code).not.toMatch(/^\s*document\.cookie;/m)
  // Its other places are functions, which are called when a cookie is wanted.
  expect(code).toContain('document.cookie.split')
  expect(code).toContain('canCookies = true')
})
