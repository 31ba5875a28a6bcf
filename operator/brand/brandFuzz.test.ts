import { CspParser } from 'csp_evaluator/dist/parser.js'
import fc from 'fast-check'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { policyValues } from '../../build/builtPage'
import { headersOf } from '../../build/headers'
import { nginxSnippet, snippetValues } from '../../build/nginxSnippet'
import { atlas, brandChanges } from '../../tests/support/brandChanges'
import { propertyRuns } from '../../tests/support/propertyRuns'
import { checkBrand, productOf, type CheckedBrand } from './checkedBrand'
import { fillIn } from './page'

const product = productOf('src/styles/tokens.css', 'public', 'brands/sirocco.json')
/** A small page with what a brand fills in, because a parse of the whole one takes long. */
const page = `<!doctype html><html lang="fr" dir="ltr" data-languages=""><head><title>%BRAND_NAME%</title>
<meta name="description" content="%SITE_DESCRIPTION%" /><style></style></head><body><p>%BRAND_NAME%</p>
<img src="%BRAND_LOGO%" /><script type="application/json" id="settings">%SETTINGS%</script></body></html>`

const directives = (policy: string) => new CspParser(policy).csp.directives
const policyOf = (values: object) =>
  headersOf('/index.html', values)['Content-Security-Policy'] ?? ''
const SOURCE = /^(?:'[\w+/=-]+'|data:|https:|\*|https?:\/\/(?:\*\.)?[a-z\d.-]+(?::\d+)?|html|sw)$/

/** A page that a browser reads as it was meant. */
function checkPage(html: string, { brand, environment: settings, colours: own }: CheckedBrand) {
  const shell = new DOMParser().parseFromString(html, 'text/html')
  expect(JSON.parse(shell.querySelector('#settings')?.textContent ?? '')).toEqual({
    brand,
    settings,
  })
  expect(shell.title).toContain(brand.name)
  expect(shell.querySelector('p')?.textContent).toBe(brand.name)
  expect(shell.querySelector('img')?.getAttribute('src')).toBe(brand.logo)
  expect(shell.querySelectorAll('script, style')).toHaveLength(2)
  const css = shell.querySelector('style')?.textContent ?? ''
  const names = new Set(Object.keys(own))
  transform({
    filename: 'brand.css',
    code: Buffer.from(`${css}\nb{--last:1}`),
    visitor: {
      Declaration: { custom: ({ name }) => void names.delete(name.slice(2)) },
      Rule: { style: ({ value }) => void names.delete(value.selectors.length > 1 ? '' : 'b') },
    },
  })
  expect([...names]).toEqual([])
}

const NGINX = process.env.NGINX_PATH ?? '/usr/sbin/nginx'

/** Throws with the line that nginx refuses. */
function checkInNginx(snippets: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'snippets-'))
  const own = ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name === 'body' ? 'client_body' : name}_temp_path ${folder}/${name};`)
    .join('\n')
  const locations = snippets.map((text, at) => `location /${String(at)}/ {\n${text}}`).join('\n')
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `pid ${folder}/pid;\nevents {}\nhttp {\n${own}\nserver {\nlisten unix:${folder}/s;\n${locations}\n}\n}\n`,
  )
  try {
    execFileSync(NGINX, ['-t', '-q', '-e', 'stderr', '-c', file, '-p', folder], { stdio: 'pipe' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('Decisions 1: what the check of a brand file accepts', () => {
  it.skipIf(!existsSync(NGINX) && !process.env.CI)(
    'breaks neither the policy nor the page nor nginx',
    () => {
      const known = Object.keys(directives(policyOf({})))
      const snippets = new Set<string>()
      fc.assert(
        fc.property(brandChanges, (change) => {
          const { problems, checked } = checkBrand({ ...atlas, ...change }, product, null)
          if (problems.length > 0) return
          const html = Buffer.from(fillIn(page, checked)).toString()
          checkPage(html, checked)
          const values = policyValues('<style></style><script></script>', checked.environment)
          const snippet = nginxSnippet(values)
          expect(snippetValues(snippet)).toEqual(values)
          snippets.add(snippet)
          const policy = policyOf(values)
          expect(new Headers({ policy }).get('policy')).toBe(policy)
          expect(Object.keys(directives(policy))).toEqual(known)
          for (const source of Object.values(directives(policy)).flat())
            expect(source).toMatch(SOURCE)
        }),
        { numRuns: propertyRuns },
      )
      checkInNginx([...snippets])
    },
  )
})
