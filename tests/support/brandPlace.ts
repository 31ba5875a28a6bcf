import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { languageCodes } from '@/domain/languageTable'
import atlas from '../../brands/atlas.json'
import { brandSite } from '../../operator/brand/program'
import { parts } from '../../operator/brand/parts'

/** Writes a build of few files, to which a brand can be applied. */
function writeSmallBuild(folder: string): void {
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const chunk = (name: string) => ({ name, file: `assets/${name}.js` })
  write('assets/start.js', '')
  write('assets/shell.js', '')
  write('.vite/manifest.json', JSON.stringify([chunk('start'), chunk('shell')]))
  write('.release/files.json', '[]')
  const page = readFileSync('index.html', 'utf8')
  write(
    parts.page,
    page
      .replace(' src="/src/start.ts"', '')
      .replace('</head>', '<style></style><script></script></head>'),
  )
  write(parts.program, '')
  for (const code of languageCodes)
    cpSync(`public/locales/${code}`, join(folder, parts.public, 'locales', code), {
      recursive: true,
    })
  for (const name of ['brand', 'banners']) write(`${parts.public}/${name}/logo.svg`, '')
  cpSync('src/styles/tokens.css', join(folder, parts.tokens))
  cpSync('brands/sirocco.json', join(folder, parts.valid))
}

/** A folder with a small build and the brand file `mine.json`. */
export function openBrandPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'))
  const inside = (name: string) => join(folder, name)
  const writeBrand = (change: object = {}) => {
    writeFileSync(
      inside('mine.json'),
      JSON.stringify({ ...atlas, logo: '/brand/logo.svg', ...change }),
    )
  }
  writeSmallBuild(inside('build'))
  writeBrand()
  return {
    inside,
    writeBrand,
    apply: (out = 'site') => brandSite(inside('build'), inside('mine.json'), inside(out)),
    close: () => {
      rmSync(folder, { recursive: true })
    },
  }
}

export type BrandPlace = ReturnType<typeof openBrandPlace>
