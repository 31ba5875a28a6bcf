import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from '@/lib/csv'

/** Reads RFC 4180 text back, without its mark. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') {
      rows.push(row)
      row = []
    }
  }
  return rows
}

describe('a history as a file', () => {
  it('is UTF-8 with a mark, one line for each row', () => {
    expect(toCsv(['Jeu', 'Montant'], [['Étoile', '2.500']])).toBe(
      '\uFEFFJeu,Montant\r\nÉtoile,2.500\r\n',
    )
  })

  it('puts commas, quotes and line ends between quotes', () => {
    expect(toCsv(['a'], [['x,"y"\nz']])).toBe('\uFEFFa\r\n"x,""y""\nz"\r\n')
  })

  it('no cell is run as a formula', () => {
    const cells = ['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', '\r=1']
    const [, ...rows] = readCsv(
      toCsv(
        ['a'],
        cells.map((cell) => [cell]),
      ).slice(1),
    )
    expect(rows.flat()).toEqual(cells.map((cell) => `'${cell}`))
  })

  it('a negative amount stays a number', () => {
    expect(toCsv(['a'], [['-2.500']])).toContain('\r\n-2.500\r\n')
  })

  it('gives back every text as it was', () => {
    const cells = fc.string({ unit: 'grapheme' }).filter((text) => !/^[=+\-@\t\r]/.test(text))
    const tables = fc.array(fc.array(cells, { minLength: 3, maxLength: 3 }))
    fc.assert(
      fc.property(tables, (rows) => {
        expect(readCsv(toCsv(['a', 'b', 'c'], rows).slice(1)).slice(1)).toEqual(rows)
      }),
    )
  })
})
