/**
 * Vite plug-in: applies a brand (BRAND) to the neutral build, with the same functions as operator/brand.mjs,
 * because one build serves all brands (Decisions 39). The dev server fills the brand into its page.
 */
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { bundle } from '../../build/bundle.ts'
import type { Environment } from '../../src/domain/brandShape.ts'
import { applyBrand, keepParts } from './apply.ts'
import { productOf, readBrand, type CheckedBrand } from './checkedBrand.ts'
import { fillIn } from './page.ts'

const TOKENS = 'src/styles/tokens.css'
const HOUSE = 'brands/sirocco.json'
const PROGRAM = 'operator/brand/program.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Environment variables that replace settings of the brand file. */
const variables = {
  VITE_API_BASE_URL: 'apiUrl',
  VITE_SPORT_FRAME_URL: 'sportUrl',
  VITE_SPORT_PARTNER_ID: 'sportPartner',
  VITE_LAUNCH_URL: 'launchUrl',
  VITE_REPORT_URL: 'reportUrl',
  VITE_SITE_URL: 'site',
} as const satisfies Record<string, keyof Environment>

/** The names of the brand files. */
export const brandNames = (root: string): string[] =>
  readdirSync(join(root, 'brands'))
    .filter((file) => /^[\w-]+\.json$/.test(file))
    .map((file) => file.replace('.json', ''))

/** The file of a brand by its name; an empty name is the house brand. */
function fileOf(root: string, name: string): string {
  if (name === '') return join(root, HOUSE)
  const names = brandNames(root)
  if (names.includes(name)) return join(root, 'brands', `${name}.json`)
  throw new Error(`BRAND is "${name}", there are: ${names.join(', ')}`)
}

/** Reads a brand by its name; throws an error that lists all its problems (Decisions 1). */
export function loadBrand(name = '', env: Variables = {}, root = process.cwd()): CheckedBrand {
  const product = productOf(join(root, TOKENS), join(root, 'public'), join(root, HOUSE))
  const own = Object.entries(variables).flatMap(([variable, setting]) => {
    const value = env[variable] ?? ''
    return value === '' ? [] : [[setting, value] as const]
  })
  return readBrand(fileOf(root, name), product, Object.fromEntries(own))
}

/** The code of a program that needs no packages. */
async function codeOf(program: string): Promise<string> {
  const [{ code }] = await bundle({
    // Comments name the files of packages, which must not depend on where a link leads.
    resolve: { preserveSymlinks: true },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: program,
      target: 'node20',
      chunkSizeWarningLimit: 1000,
      rolldownOptions: { output: { format: 'es', codeSplitting: false } },
    },
  })
  return code
}

const manifest = { rel: 'manifest', href: '/manifest.webmanifest' }

export function branding(chosen: CheckedBrand): Plugin {
  let root = ''
  let isBuild = false
  let built = ''

  return {
    name: 'branding',

    configResolved(config) {
      ;({ root } = config)
      isBuild = config.command === 'build'
    },

    transformIndexHtml: {
      // After the style has been added.
      order: 'post',
      handler: (html) =>
        isBuild
          ? [{ tag: 'link', attrs: manifest, injectTo: 'head' as const }]
          : fillIn(html, chosen),
    },

    writeBundle({ dir = '' }) {
      built = resolve(root, dir)
    },

    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // Not after a failed build.
        if (built === '') return
        const sources = { tokens: join(root, TOKENS), valid: join(root, HOUSE) }
        keepParts(built, sources, await codeOf(join(root, PROGRAM)))
        applyBrand(built, chosen, built)
      },
    },
  }
}
