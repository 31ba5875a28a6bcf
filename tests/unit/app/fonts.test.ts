import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fontFamilies } from '@/app/fonts'

it('the families that the start loads are those of fonts.css with files', () => {
  const faces = readFileSync('src/styles/fonts.css', 'utf8').split('@font-face').slice(1)
  const withFiles = faces.filter((face) => face.includes("url('"))
  const names = withFiles.map((face) => /font-family: '([^']+)'/.exec(face)?.[1])
  expect(fontFamilies.toSorted()).toEqual(names.toSorted())
})
